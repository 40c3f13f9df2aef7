import type { ReactNode } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

interface ExternalLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** Opens beside the checkout, so that nobody loses their place, and says so. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => {
  const text = useText()
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <VisuallyHidden>{text('checkout.opensInNewTab')}</VisuallyHidden>
    </a>
  )
}
