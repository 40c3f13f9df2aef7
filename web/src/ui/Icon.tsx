import { iconPaths, type IconName } from './iconPaths.ts'
import styles from './Icon.module.css'
import { classNames } from './classNames.ts'

interface IconProps {
  readonly name: IconName
  /** In em of the surrounding text: 1.25 unless told. */
  readonly size?: number
  readonly className?: string | undefined
}

/** Decoration beside words: always hidden from assistive technology, so the words must stand alone. */
export const Icon = ({ name, size = 1.25, className }: IconProps) => (
  <svg
    className={classNames(styles.icon, className)}
    viewBox="0 0 24 24"
    width={`${size}em`}
    height={`${size}em`}
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
)
