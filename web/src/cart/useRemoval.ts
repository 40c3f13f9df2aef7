import type { CartItem } from '@balcao/rules/cart'
import { createElement, useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { removeDialog } from './cartParts.ts'
import { useDialogPart } from './useDialogPart.tsx'

export interface Removal {
  /** Asks whether an item is to go. */
  readonly ask: (item: CartItem) => void
  /** Stands somewhere on the page that can remove. */
  readonly dialog: ReactNode
  /** Stands right above an item: that it could not be asked about. */
  readonly failureAt: (item: CartItem) => ReactNode
}

/** Removing an item, with the question before it. */
export function useRemoval(): Removal {
  const [item, setItem] = useState<CartItem | null>(null)
  const { part, isOpen, open, close, prefetch, failure } = useDialogPart(removeDialog)

  // Has the dialog fetched over the network once the page is alive, so that the question comes at once, also when the network has gone; after
  // what the page does in one go when it comes alive.
  useEffect(() => {
    const timer = setTimeout(prefetch)
    return () => clearTimeout(timer)
  }, [prefetch])

  return {
    ask: useCallback(
      (asked) => {
        setItem(asked)
        open()
      },
      [open],
    ),
    dialog: part !== null && item !== null && createElement(part, { item, open: isOpen, onClose: close }),
    failureAt: ({ id }) => id === item?.id && failure,
  }
}
