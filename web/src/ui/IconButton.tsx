import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './IconButton.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName
  /** Its name, and on what it acts where there are several ("Remover Hospedagem Turbo"). */
  readonly label: string
}

/** Where there is room for a sign alone: a finger wide all the same. */
export const IconButton = ({ icon, label, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(styles.button, className)}
    aria-label={label}
    title={label}
  >
    <Icon name={icon} />
  </button>
)
