import { createContext, use } from 'react'
import type { Text, Texts } from './text.ts'

const TextContext = createContext<Texts | null>(null)

export const TextProvider = TextContext.Provider

/** The texts of the visitor's language, in parts. */
export function useTexts(): Texts {
  const texts = use(TextContext)
  if (texts === null) throw new Error('useText outside TextProvider')
  return texts
}

/** Words a text in the visitor's language. */
export const useText = (): Text => useTexts().t
