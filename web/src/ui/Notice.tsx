import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './Notice.module.css'

type NoticeTone = 'info' | 'warning' | 'error' | 'success'

interface NoticeProps {
  readonly tone?: NoticeTone
  readonly title?: ReactNode
  /** Read out at once when it appears: for errors that follow something the visitor did. */
  readonly alert?: boolean
  /** What can be done about it. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

export const Notice = ({ tone = 'info', title, alert = false, action, children }: NoticeProps) => (
  <div className={classNames(styles.notice, styles[tone])} {...(alert && { role: 'alert' })}>
    <Icon name={icons[tone]} />
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  </div>
)

const icons = { info: 'info', warning: 'warning', error: 'warning', success: 'check' } satisfies Record<
  NoticeTone,
  IconName
>
