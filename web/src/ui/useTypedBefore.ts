import { useLayoutEffect, useRef } from 'react'

/**
 * What was typed into a field before the page came alive is kept: the browser's own text is read once, before React writes its state
 * over it.
 */
export function useTypedBefore(id: string, onTyped: (typed: string) => void): void {
  const first = useRef(() => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) onTyped(field.value)
  })

  // Reads the document, which is outside React, as it was when the page was taken over.
  useLayoutEffect(() => first.current(), [])
}
