import { useId, type ReactNode } from 'react'
import { useRadioGroup } from './RadioGroupContext.ts'
import styles from './RadioCard.module.css'

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
  const describedBy = [group.describedBy, note && `${id}-note`].filter(Boolean).join(' ')

  return (
    <div className={styles.card}>
      <label className={styles.choice}>
        <input
          className={styles.radio}
          type="radio"
          name={group.name}
          value={value}
          checked={checked}
          disabled={disabled}
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
