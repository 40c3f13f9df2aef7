import { useEffect } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useText } from './TextContext.tsx'

interface MissingPartProps {
  readonly onRetry: () => void
  /** The network is back: what can be done about it unasked. */
  readonly onOnline: () => void
  /** Failing twice is what a newer release looks like, whose parts have other names: the page itself has to come anew. */
  readonly isStubborn: boolean
}

/** Said where a part would stand, or right by what should have opened it. */
export const MissingPart = ({ onRetry, onOnline, isStubborn }: MissingPartProps) => {
  const t = useText()
  // Listens to the browser, which is outside React.
  useEffect(() => {
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [onOnline])
  return (
    <Notice
      tone="warning"
      alert
      action={
        isStubborn ? (
          <Button onClick={() => window.location.reload()}>{t('part.reload')}</Button>
        ) : (
          <Button onClick={onRetry}>{t('notice.retry')}</Button>
        )
      }
    >
      {t(isStubborn ? 'part.stubborn' : 'part.failed')}
    </Notice>
  )
}
