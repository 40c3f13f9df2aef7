import type { DomainOffer } from '@balcao/rules/cart'
import { useId, useState } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './domains.module.css'
import type { Listing } from './createDomainSearch.ts'
import { moveFocus } from './moveFocus.ts'
import type { Offering } from './offering.ts'
import { OfferRow } from './OfferRow.tsx'

/** Shown at a time, and added by each press. Source: spec 2 section 9. */
export const suggestionsAtATime = 3

interface SuggestionsProps {
  readonly suggestions: Listing
  readonly offering: Offering
  readonly onRetry: () => void
}

/** Names like the one that was asked for, all confirmed free, each as it comes below those before it. */
export const Suggestions = ({ suggestions, offering, onRetry }: SuggestionsProps) => {
  const t = useText()
  if (suggestions.status === 'answered' && suggestions.offers.length === 0) return null
  return (
    <section className={styles.suggestions} aria-busy={suggestions.status === 'pending'}>
      <h3>{t('domain.suggestions')}</h3>
      {suggestions.status === 'unanswered' ? (
        <p className={styles.note}>
          {t('domain.suggestionsFailed')}{' '}
          <Button variant="quiet" onClick={onRetry}>
            {t('domain.retry')}
          </Button>
        </p>
      ) : (
        <OfferList offers={suggestions.offers} offering={offering} />
      )}
      {suggestions.status === 'pending' && <Waiting come={suggestions.offers.length} />}
    </section>
  )
}

/** In the place of those of the first three that have not come. */
const Waiting = ({ come }: { readonly come: number }) => (
  <div className={styles.waiting}>
    {[...Array(Math.max(0, suggestionsAtATime - come)).keys()].map((row) => (
      <Skeleton key={row} width="100%" height="4.5rem" />
    ))}
  </div>
)

interface OfferListProps {
  readonly offers: readonly DomainOffer[]
  readonly offering: Offering
}

/** Three, and three more with each press. */
export const OfferList = ({ offers, offering }: OfferListProps) => {
  const t = useText()
  const [shown, setShown] = useState(suggestionsAtATime)
  const place = useId()
  // The button goes with the last names: whoever pressed it reads on at the first new one.
  const showMore = () =>
    moveFocus(
      () => setShown(shown + suggestionsAtATime),
      () => `${place}${shown}`,
    )
  return (
    <>
      {offers.slice(0, shown).map((offer, index) => (
        <div key={`${offer.sld}.${offer.tld}`} id={`${place}${index}`} tabIndex={-1}>
          <OfferRow offer={offer} offering={offering} isAsked={false} />
        </div>
      ))}
      {offers.length > shown && (
        <Button variant="quiet" onClick={showMore}>
          {t('domain.showMore')}
        </Button>
      )}
    </>
  )
}
