import { useEffect, useRef, useState, type RefObject } from 'react'

/** Source: spec 1 section 4, modal visibility. */
export type DialogState = 'HIDDEN' | 'OPENING' | 'SHOWING' | 'CLOSING'

/**
 * Follows `open` through the four states. The native dialog makes the rest of the page inert; focus goes to what carries
 * `data-autofocus` and, when it has closed, back to where it was, or to `fallbackFocusId` if that element is gone.
 */
export function useDialogState(
  dialogRef: RefObject<HTMLDialogElement | null>,
  open: boolean,
  fallbackFocusId: string | null,
): DialogState {
  const [state, setState] = useState<DialogState>('HIDDEN')
  const opener = useRef<Element | null>(null)

  if (open && (state === 'HIDDEN' || state === 'CLOSING')) setState('OPENING')
  if (!open && (state === 'OPENING' || state === 'SHOWING')) setState('CLOSING')

  // Keeps the browser's top layer and focus in step with the state.
  useEffect(() => {
    const dialog = dialogRef.current
    if (!dialog || state === 'HIDDEN' || state === 'SHOWING') return
    if (state === 'OPENING' && !dialog.open) {
      opener.current = document.activeElement
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    let current = true
    void animationsOf(dialog).then(() => {
      if (!current) return
      if (state === 'OPENING') return setState('SHOWING')
      dialog.close()
      returnFocus(opener.current, fallbackFocusId)
      setState('HIDDEN')
    })
    return () => {
      current = false
    }
  }, [dialogRef, state, fallbackFocusId])

  // A dialog that leaves the page while it is open gives focus back too.
  useEffect(() => {
    const dialog = dialogRef.current
    return () => {
      if (!dialog?.open) return
      dialog.close()
      returnFocus(opener.current, fallbackFocusId)
    }
  }, [dialogRef, fallbackFocusId])

  return state
}

/** Settles when the way in or out of the dialog and its backdrop has ended; what turns inside it for ever does not count. */
const animationsOf = (dialog: HTMLDialogElement): Promise<unknown> =>
  Promise.allSettled(
    (dialog.getAnimations?.({ subtree: true }) ?? [])
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === dialog)
      .map((animation) => animation.finished),
  )

function returnFocus(opener: Element | null, fallbackFocusId: string | null) {
  const fallback = fallbackFocusId ? document.getElementById(fallbackFocusId) : null
  const target = opener?.isConnected && opener !== document.body ? opener : fallback
  if (target instanceof HTMLElement) target.focus()
}
