import { useId, type ReactNode } from 'react'
import { useRadioGroup } from './RadioGroupContext.ts'
import styles from './RadioCard.module.css'
import { usePressedBefore } from './usePressedBefore.ts'

interface RadioCardProps {
  readonly value: string
  readonly title: ReactNode
  /** A line below the title. */
  readonly note?: ReactNode
  /** At the far end: a price, a badge. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
  /** Shown below the choice while it is chosen: the fields of a payment method, say. */
  readonly children?: ReactNode
}

/** A choice that can be pressed anywhere on its card. */
export const RadioCard = ({ value, title, note, aside, disabled = false, children }: RadioCardProps) => {
  const group = useRadioGroup()
  const id = useId()
  const checked = group.value === value
  const input = usePressedBefore(checked, (now) => now && group.onChange(value))
  const describedBy = [group.describedBy, note && `${id}-note`].filter(Boolean).join(' ')

  return (
    <div className={styles.card}>
      <label className={styles.choice}>
        <input
          ref={input}
          className={styles.radio}
          type="radio"
          name={group.name}
          value={value}
          checked={checked}
          disabled={disabled}
          // A browser that restores what an earlier page had would choose for the visitor.
          autoComplete="off"
          aria-labelledby={aside ? `${id}-title ${id}-aside` : `${id}-title`}
          {...(describedBy && { 'aria-describedby': describedBy })}
          onChange={() => group.onChange(value)}
        />
        <span className={styles.words}>
          <span className={styles.title} id={`${id}-title`}>
            {title}
          </span>
          {note && (
            <span className={styles.note} id={`${id}-note`}>
              {note}
            </span>
          )}
        </span>
        {aside && (
          <span className={styles.aside} id={`${id}-aside`}>
            {aside}
          </span>
        )}
      </label>
      {checked && children && <div className={styles.more}>{children}</div>}
    </div>
  )
}
