import { useRef, useState } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './iconPaths.ts'
import { useCountdown } from './useCountdown.ts'
import styles from './Toast.module.css'

/** Source: spec 1 section 8, the toasts' three kinds. */
export type ToastTone = 'positive' | 'neutral' | 'negative'

export interface ToastMessage {
  readonly id: string
  readonly tone: ToastTone
  readonly text: string
}

interface ToastProps {
  readonly toast: ToastMessage
  readonly dismissLabel: string
  /** Milliseconds on screen, pauses apart. */
  readonly duration: number
  readonly onDismiss: (id: string) => void
}

/** Milliseconds of the toast's way in and out. Source: spec 1 section 9. */
const animation = 300

/** Waits while it is pointed at or holds focus, so that nobody loses it half read (WCAG 2.2.1). */
export const Toast = ({ toast, dismissLabel, duration, onDismiss }: ToastProps) => {
  const [leaving, setLeaving] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const cameFrom = useRef<Element>(null)
  useCountdown(duration, leaving || pointed || focused, () => setLeaving(true))
  useCountdown(animation, !leaving, () => onDismiss(toast.id))
  const dismiss = () => {
    setLeaving(true)
    // Its button goes with it: whoever came here by keyboard goes on from where they were.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  return (
    <li
      className={classNames(styles.toast, styles[toast.tone], leaving && styles.leaving)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icons[toast.tone]} className={styles.icon} />
      <span className={styles.text}>{toast.text}</span>
      <IconButton icon="close" label={`${dismissLabel}: ${toast.text}`} onClick={dismiss} />
    </li>
  )
}

const icons = { positive: 'check', neutral: 'info', negative: 'warning' } satisfies Record<
  ToastTone,
  IconName
>
