import { useEffect, useRef } from 'react'
import type { Announcer } from './announcer.ts'
import { Toast, type ToastMessage } from './Toast.tsx'
import styles from './ToastRegion.module.css'

interface ToastRegionProps {
  readonly toasts: readonly ToastMessage[]
  /** The region's name ("Avisos"). */
  readonly label: string
  readonly dismissLabel: string
  /** Milliseconds each stays; 5000 by spec 1 section 9. */
  readonly duration?: number
  readonly announcer: Announcer
  /** Called when the toast has left the screen. */
  readonly onDismiss: (id: string) => void
}

/** Toasts are seen here and heard through the page's one status region, so each is announced once. */
export const ToastRegion = ({
  toasts,
  label,
  dismissLabel,
  duration = 5000,
  announcer,
  onDismiss,
}: ToastRegionProps) => {
  const announced = useRef(new Set<string>())

  // Keeps the live region in step with the list.
  useEffect(() => {
    const fresh = toasts.filter(({ id }) => !announced.current.has(id))
    announced.current = new Set(toasts.map(({ id }) => id))
    for (const { id, text } of fresh) announcer.announce(text, `toast ${id}`)
  }, [toasts, announcer])

  return (
    <section className={styles.region} aria-label={label}>
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <Toast key={toast.id} {...{ toast, dismissLabel, duration, onDismiss }} />
        ))}
      </ul>
    </section>
  )
}
