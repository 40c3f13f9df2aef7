import type { NationalRefusal } from '@balcao/rules/nationalDomain'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './domains.module.css'
import { ownerRefusal } from './askOwnerDocument.ts'
import type { OwnerAnswer } from './askOwnerDocument.ts'
import type { OwnerCheck } from './useOwner.ts'

interface OwnerVerdictProps {
  readonly tld: string
  readonly typed: string
  readonly check: OwnerCheck
  readonly onRetry: () => void
}

/** What registry and extension say of the owner: valid, pending, blocked, at another provider, one company alone, or nobody could say. */
export const OwnerVerdict = ({ tld, typed, check, onRetry }: OwnerVerdictProps) => {
  const t = useText()
  const { brand } = useShop()
  if (check.status === 'checking')
    return (
      <p className={styles.checking}>
        <Spinner /> {t('document.checking')}
      </p>
    )
  if (check.status !== 'told') return null
  const refusal = ownerRefusal(brand.id, tld, { value: typed, answer: check.answer })
  if (refusal === null) return <p className={styles.valid}>{t('document.valid')}</p>
  const isUnsaid = refusal === 'document-not-confirmed'
  return (
    <Notice
      tone={isUnsaid || refusal === 'document-pending' ? 'warning' : 'error'}
      action={isUnsaid ? <Button onClick={onRetry}>{t('domain.retry')}</Button> : null}
    >
      {t(isUnsaid ? unsaidText(check.answer) : `document.refusal.${refusal}`)}
    </Notice>
  )
}

function unsaidText(answer: OwnerAnswer) {
  if (answer === 'bot-check') return 'document.botCheck'
  if (answer === 'rate-limited') return 'document.limited'
  return `document.refusal.${'document-not-confirmed' satisfies NationalRefusal}` as const
}
