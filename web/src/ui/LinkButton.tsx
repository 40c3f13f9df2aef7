import type { ComponentProps } from 'react'
import { buttonClass, type ButtonVariant } from './Button.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

interface LinkButtonProps extends ComponentProps<'a'> {
  readonly href: string
  readonly variant?: ButtonVariant
  readonly wide?: boolean
  readonly icon?: IconName
}

/** A way to another page in the dress of a button. */
export const LinkButton = ({
  variant = 'secondary',
  wide = false,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <a {...rest} className={buttonClass(variant, wide, className)}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </a>
)
