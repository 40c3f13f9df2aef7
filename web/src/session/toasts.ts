import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** Every toast of the shop with its tone. Source: spec 1 section 8. */
export const toastTones = {
  'coupon-added': 'positive',
  'cycle-changed': 'positive',
  'domain-added': 'positive',
  'domain-updated': 'positive',
  'product-added': 'positive',
  'coupon-removed': 'neutral',
  'domain-removed': 'neutral',
  'product-removed': 'neutral',
  'coupon-invalid': 'negative',
  'domain-missing': 'negative',
  'document-missing': 'negative',
} as const

export type ToastCode = keyof typeof toastTones

export interface RaisedToast {
  readonly id: string
  readonly code: ToastCode
}

export interface Toasts {
  readonly store: StoreApi<readonly RaisedToast[]>
  readonly raise: (code: ToastCode) => void
  readonly dismiss: (id: string) => void
}

/** At most three at once: the oldest leaves first. Raising one that stands already replaces it, so nothing is said twice. */
export function createToasts(): Toasts {
  const store = createStore<readonly RaisedToast[]>(() => [])
  let raised = 0
  return {
    store,
    raise: (code) => {
      raised += 1
      const toast = { id: `${code}-${raised}`, code }
      store.setState((toasts) => [...toasts.filter((other) => other.code !== code), toast].slice(-3), true)
    },
    dismiss: (id) => store.setState((toasts) => toasts.filter((toast) => toast.id !== id), true),
  }
}
