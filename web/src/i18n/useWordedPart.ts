import { useLazyPart } from '../ui/lazyPart.ts'
import type { LazyPart } from '../ui/lazyPart.ts'
import type { Text } from './text.ts'

/** A part of the page and the words that it says: fetched together, whichever is waited for first. */
export function useWordedPart<Part>(part: LazyPart<Part>, words: LazyPart<Text>): Part {
  void part.attempt()
  useLazyPart(words)
  return useLazyPart(part)
}
