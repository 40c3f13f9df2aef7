import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * A press on a choice before the page came alive counts: the browser's own state is read once, before React writes its state over it.
 * What the visitor sees chosen is then what is chosen.
 */
export function usePressedBefore(
  checked: boolean,
  onPressed: (checked: boolean) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const first = useRef(() => {
    const now = input.current?.checked ?? checked
    if (now !== checked) onPressed(now)
  })

  // Reads the document, which is outside React, as it was when the page was taken over.
  useLayoutEffect(() => first.current(), [])
  return input
}
