import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Card.module.css'

interface CardProps {
  /** `receipt` is the order's summary with the counter's edge on top; `quiet` stands back on sunken paper. */
  readonly tone?: 'plain' | 'receipt' | 'quiet'
  /** Id of the heading within that names the card. */
  readonly labelledBy?: string
  /** Laid out and painted when it comes near the screen, which clips what stands out of it: for a long card of a long list. */
  readonly isDeferred?: boolean
  readonly children: ReactNode
}

export const Card = ({ tone = 'plain', labelledBy, isDeferred = false, children }: CardProps) => (
  <section
    className={classNames(styles.card, styles[tone], isDeferred && styles.deferred)}
    {...(labelledBy && { 'aria-labelledby': labelledBy })}
  >
    {tone === 'receipt' && <span className={styles.edge} />}
    {children}
  </section>
)
