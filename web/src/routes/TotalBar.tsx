import type { ReactNode } from 'react'
import { summaryId } from '../cart/OrderSummary.tsx'
import { useText } from '../i18n/TextContext.tsx'
import { useSession } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Price } from '../ui/Price.tsx'
import { SummaryBar } from '../ui/SummaryBar.tsx'

/**
 * On phones the total stays in reach, with the way to its summary and, where it is not in a form, the way on. That is there without a total
 * too: it says why there is none.
 */
export const TotalBar = ({ action }: { readonly action?: ReactNode }) => {
  const t = useText()
  const money = useMoney()
  const { status, last } = useSession((state) => state.calculation)
  if (last === null && action === undefined) return null
  return (
    <SummaryBar
      label={t('bar.label')}
      total={
        last !== null &&
        status !== 'failed' && (
          <Price amount={money(last.priced.total)} size="total" busy={status === 'pending'} />
        )
      }
      detail={<a href={`#${summaryId}`}>{t('bar.detail')}</a>}
      action={action}
    />
  )
}
