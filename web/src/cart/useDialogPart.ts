import { useCallback, useState } from 'react'
import { useTexts } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import type { LazyPart } from '../ui/lazyPart.ts'

export interface DialogPart<Part> {
  /** Null until somebody wanted it. */
  readonly part: Part | null
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** Fetches it for later. */
  readonly prefetch: () => void
}

/** A dialog whose code and words are fetched when it is wanted. It opens once they are there; if they do not come, nothing does. */
export function useDialogPart<Part>(dialog: LazyPart<Part>): DialogPart<Part> {
  const { log } = useShop()
  const { more } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const fetchThen = useCallback(
    (then: () => void) => {
      Promise.all([dialog.load(), more.load()]).then(then, () =>
        log.warn({}, 'a dialog could not be fetched'),
      )
    },
    [dialog, more, log],
  )
  return {
    part: dialog.loaded(),
    isOpen,
    open: () => fetchThen(() => setOpen(true)),
    close: useCallback(() => setOpen(false), []),
    prefetch: useCallback(() => fetchThen(() => undefined), [fetchThen]),
  }
}
