import { useText } from '../i18n/TextContext.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { AskedName } from './AskedName.tsx'
import styles from './domains.module.css'
import type { DomainSearchState } from './createDomainSearch.ts'
import type { Offering } from './offering.ts'
import { Suggestions } from './Suggestions.tsx'

interface DomainResultsProps {
  readonly state: DomainSearchState
  readonly offering: Offering
  readonly onRetry: () => void
  readonly onTransfer: () => void
}

/** The asked name first, others like it below. Each box is as high empty as full, so nothing moves when an answer comes. */
export const DomainResults = ({ state, offering, onRetry, onTransfer }: DomainResultsProps) => (
  <div className={styles.results}>
    <SearchStatus state={state} />
    <AskedName state={state} offering={offering} onRetry={onRetry} onTransfer={onTransfer} />
    <Suggestions
      key={`${state.name.sld}.${state.name.tld}`}
      suggestions={state.suggestions}
      offering={offering}
      onRetry={onRetry}
    />
  </div>
)

/** One sentence for those who listen, instead of every box read out. */
const SearchStatus = ({ state: { asked, name } }: { readonly state: DomainSearchState }) => {
  const t = useText()
  const full = `${name.sld}.${name.tld}`
  return (
    <div role="status" aria-atomic="true">
      <VisuallyHidden>{sentence()}</VisuallyHidden>
    </div>
  )

  function sentence(): string {
    if (asked.status === 'pending') return t('domain.search.busy', { name: full })
    if (asked.status === 'unanswered' || asked.answer.available === null)
      return t('domain.unknown.title', { name: full })
    return asked.answer.available
      ? t('domain.status.available', { name: full })
      : t('domain.status.unavailable', { name: full })
  }
}
