import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './CardHead.module.css'

interface CardHeadProps {
  /** Of the heading: the card is labelled by it. */
  readonly id: string
  readonly icon?: IconName
  /** What kind of thing it is, above its name. */
  readonly kind?: ReactNode
  readonly title: ReactNode
  /** At the far end: edit, remove. */
  readonly action?: ReactNode
}

/** The head of a card: what it is about and what can be done with the whole of it. */
export const CardHead = ({ id, icon, kind, title, action }: CardHeadProps) => (
  <header className={styles.head}>
    {icon && (
      <span className={styles.icon}>
        <Icon name={icon} size={1.5} />
      </span>
    )}
    <div className={styles.words}>
      {kind && <p className={styles.kind}>{kind}</p>}
      <h2 className={styles.title} id={id} tabIndex={-1}>
        {title}
      </h2>
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </header>
)
