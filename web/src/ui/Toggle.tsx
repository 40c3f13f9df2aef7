import { useId, type ReactNode } from 'react'
import styles from './Toggle.module.css'
import { usePress } from './usePress.ts'
import { usePressedBefore } from './usePressedBefore.ts'

export interface ToggleProps {
  readonly label: ReactNode
  readonly note?: ReactNode
  /** At the far end: what it costs. */
  readonly aside?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

/** What Checkbox and Switch share: a native checkbox with its words and its price, pressed anywhere on the row. */
export const Toggle = ({
  kind,
  label,
  note,
  aside,
  checked,
  onChange,
  disabled = false,
}: ToggleProps & { readonly kind: 'checkbox' | 'switch' }) => {
  const id = useId()
  const [shown, press] = usePress(checked, onChange)
  const input = usePressedBefore(checked, onChange)
  return (
    <label className={styles.row}>
      <input
        ref={input}
        className={styles[kind]}
        type="checkbox"
        {...(kind === 'switch' && { role: 'switch' })}
        checked={shown}
        disabled={disabled}
        // A browser that restores what an earlier page had would choose for the visitor.
        autoComplete="off"
        aria-labelledby={aside ? `${id}-label ${id}-aside` : `${id}-label`}
        {...(note ? { 'aria-describedby': `${id}-note` } : {})}
        onChange={(event) => press(event.target.checked)}
      />
      <span className={styles.text}>
        <span className={styles.words}>
          <span className={styles.label} id={`${id}-label`}>
            {label}
          </span>
          {note && (
            <span className={styles.note} id={`${id}-note`}>
              {note}
            </span>
          )}
        </span>
        {aside && <span id={`${id}-aside`}>{aside}</span>}
      </span>
    </label>
  )
}
