import { useText } from '../i18n/TextContext.tsx'
import type { NameAvailability } from '../session/askRegistry.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './domains.module.css'
import type { DomainSearchState } from './createDomainSearch.ts'
import type { Offering } from './offering.ts'
import { OfferRow } from './OfferRow.tsx'

interface AskedNameProps {
  readonly state: DomainSearchState
  readonly offering: Offering
  readonly onRetry: () => void
  readonly onTransfer: () => void
}

/** What the registry said of the very name that was asked for. */
export const AskedName = (props: AskedNameProps) => {
  const { asked } = props.state
  return (
    <div className={styles.asked} aria-busy={asked.status === 'pending'}>
      {asked.status === 'pending' && <Skeleton width="100%" height="8.5rem" />}
      {asked.status === 'unanswered' && (
        <Unconfirmed {...props} isLimited={asked.why.kind === 'rate-limited'} />
      )}
      {asked.status === 'answered' && <Answered {...props} answer={asked.answer} />}
    </div>
  )
}

const Answered = ({ answer, ...props }: AskedNameProps & { readonly answer: NameAvailability }) => {
  const t = useText()
  const name = `${answer.sld}.${answer.tld}`
  if (answer.available === null) return <Unconfirmed {...props} isLimited={false} />
  if (!answer.available)
    return (
      <Notice
        tone="error"
        title={t('domain.unavailable.title', { name })}
        action={<Button onClick={props.onTransfer}>{t('domain.unavailable.transfer')}</Button>}
      >
        {t('domain.unavailable.text')}
      </Notice>
    )
  // A name without a price is not for sale, whatever the registry says.
  if (answer.offer === null || answer.offer.cycles.length === 0)
    return <Notice tone="warning">{t('domain.unpriced', { name })}</Notice>
  return <OfferRow offer={answer.offer} offering={props.offering} isAsked />
}

/** Neither free nor taken: nobody could be asked, so it is not sold. */
const Unconfirmed = ({ state, onRetry, isLimited }: AskedNameProps & { readonly isLimited: boolean }) => {
  const t = useText()
  const name = `${state.name.sld}.${state.name.tld}`
  return (
    <Notice
      tone="warning"
      title={t('domain.unknown.title', { name })}
      action={<Button onClick={onRetry}>{t('domain.retry')}</Button>}
    >
      {isLimited ? t('domain.unknown.limited') : t('domain.unknown.text')}
    </Notice>
  )
}
