import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { Spinner } from './Spinner.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant
  /** Spans its container: the main action of a phone screen. */
  readonly wide?: boolean
  /** Work is under way: stays focusable, swallows presses, keeps its width and words. */
  readonly busy?: boolean
  readonly icon?: IconName
}

/** One primary on a screen. `type` is `button` unless told, so that a stray one never sends a form. */
export const Button = ({
  variant = 'secondary',
  wide = false,
  busy = false,
  icon,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    className={buttonClass(variant, wide, className)}
    onClick={busy ? swallow : onClick}
  >
    {busy ? <BusySign inset={!icon} /> : icon && <Icon name={icon} />}
    <span>{children}</span>
  </button>
)

export const buttonClass = (variant: ButtonVariant, wide: boolean, className?: string) =>
  classNames(styles.button, styles[variant], wide && styles.wide, className)

const BusySign = ({ inset }: { readonly inset: boolean }) => (
  <span className={inset ? styles.inset : styles.sign}>
    <Spinner />
  </span>
)

const swallow = (event: MouseEvent) => event.preventDefault()
