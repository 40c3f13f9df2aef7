import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Badge.module.css'

interface BadgeProps {
  readonly tone?: 'neutral' | 'positive' | 'accent' | 'negative' | 'info'
  readonly children: ReactNode
}

/** A word or two on the state of something. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
)
