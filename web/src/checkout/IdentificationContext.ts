import { createContext, use } from 'react'
import type { IdentificationForm } from './useIdentificationForm.ts'

const IdentificationContext = createContext<IdentificationForm | null>(null)

export const IdentificationProvider = IdentificationContext.Provider

export function useIdentification(): IdentificationForm {
  const form = use(IdentificationContext)
  if (form === null) throw new Error('useIdentification outside IdentificationProvider')
  return form
}
