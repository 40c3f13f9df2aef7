import type { StepId } from '@balcao/rules/stepIds'
import { useEffect, useRef } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { stepTitle } from './stepTitle.ts'

/** A new step begins at its top, names the document and takes focus to its heading, as a page that was loaded would. */
export function useArrival(step: StepId): void {
  const t = useText()
  const last = useRef(step)

  // Keeps the document, which is outside React, in step with the screen. The first screen came with all of it.
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    document.title = stepTitle(step, t)
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step, t])
}
