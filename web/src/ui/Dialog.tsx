import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from './IconButton.tsx'
import { useDialogState } from './useDialogState.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  readonly open: boolean
  /** Asked for by Escape, the backdrop or the close button; the owner decides. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  /** Focus goes here when the element that opened the dialog is gone: the list after its line was removed, say. */
  readonly fallbackFocusId?: string
  /** Buttons, in reading order; the last one is the main one. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A modal on the native element: focus stays inside, the page behind is inert, Escape closes. */
export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  fallbackFocusId,
  actions,
  children,
}: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const state = useDialogState(ref, open, fallbackFocusId ?? null)
  useCloseRequests(ref, onClose)

  return (
    <dialog ref={ref} className={styles.dialog} data-state={state} aria-labelledby={titleId}>
      {state !== 'HIDDEN' && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            <h2 id={titleId} tabIndex={-1} data-autofocus>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** Turns Escape and a press on the backdrop into `onClose`. */
function useCloseRequests(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  // Listens to the native dialog's own events, which React does not all pass on.
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    let pressedBackdrop = false
    const press = (event: PointerEvent) => {
      pressedBackdrop = event.target === dialog
    }
    // Both ends of the press must be on the backdrop, or selecting text past the edge would close.
    const release = (event: MouseEvent) => {
      if (pressedBackdrop && event.target === dialog) onClose()
    }
    const cancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      onClose()
    }
    // A browser may close at once on a second Escape, without asking.
    const close = () => {
      if (dialog.dataset['state'] === 'OPENING' || dialog.dataset['state'] === 'SHOWING') onClose()
    }
    dialog.addEventListener('pointerdown', press)
    dialog.addEventListener('click', release)
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('close', close)
    return () => {
      dialog.removeEventListener('pointerdown', press)
      dialog.removeEventListener('click', release)
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('close', close)
    }
  }, [ref, onClose])
}
