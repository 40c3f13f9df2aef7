import { useCallback, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { MissingPart } from '../i18n/MissingPart.tsx'
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
  /** Says that it did not come, with a way to try again: stands by what opens it. */
  readonly failure: ReactNode
}

/** A dialog whose code and words are fetched when it is wanted. It opens once they are there. */
export function useDialogPart<Part>(dialog: LazyPart<Part>): DialogPart<Part> {
  const { log } = useShop()
  const { more } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [failures, setFailures] = useState(0)
  const opener = useRef<Element | null>(null)

  const fetchDialog = useCallback(async (): Promise<boolean> => {
    try {
      await Promise.all([dialog.load(), more.load()])
      setFailures(0)
      return true
    } catch {
      log.warn({}, 'a dialog could not be fetched')
      return false
    }
  }, [dialog, more, log])
  const show = useCallback(async () => {
    if (!(await fetchDialog())) return setFailures((count) => count + 1)
    // The notice takes its button along: the dialog gives focus back to where the visitor came from.
    if (opener.current instanceof HTMLElement) opener.current.focus()
    setOpen(true)
  }, [fetchDialog])
  const open = useCallback(() => {
    opener.current = document.activeElement
    void show()
  }, [show])
  const prefetch = useCallback(() => void fetchDialog(), [fetchDialog])
  return {
    part: dialog.loaded(),
    isOpen,
    open,
    close: useCallback(() => setOpen(false), []),
    prefetch,
    failure: failures > 0 && (
      <div ref={bringIntoView}>
        {/* A dialog that opened by itself when the network is back would be in the way: its button works again, and that is all. */}
        <MissingPart onRetry={() => void show()} onOnline={prefetch} isStubborn={failures > 1} />
      </div>
    ),
  }
}

/** A browser that keeps its place where something is inserted above it would keep the notice out of sight. */
function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' })
}
