import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { nativeDialog } from './nativeDialog.ts'

// React reads this to know that updates outside `act` are a mistake.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Noise is failure: React's complaints, hydration mismatches, stray warnings. A test that expects one restores the spy first. */
const refuse = (...words: readonly unknown[]) => {
  throw new Error(`The console was written to: ${words.map(String).join(' ')}`)
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(refuse)
  vi.spyOn(console, 'warn').mockImplementation(refuse)
  // Tests of the server side run without a document.
  if (typeof document !== 'undefined') nativeDialog()
})

afterEach(() => {
  if (typeof document !== 'undefined') cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
