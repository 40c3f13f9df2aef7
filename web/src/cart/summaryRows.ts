import { discountReasons } from '@balcao/rules/discountReasons'
import type { PricedCart, PricedDomainLine, PricedProductLine } from '@balcao/rules/calculation'
import type { Cart } from '@balcao/rules/cart'
import { findLine } from '@balcao/rules/cartLines'
import type { Text } from '../i18n/text.ts'
import type { LedgerRow } from '../ui/Ledger.tsx'

export interface Words {
  readonly t: Text
  readonly money: (amount: number) => string
}

/** Every line at its list price; what it renews for stands beside it, or what a trial costs once it is over. */
export function lineRows(priced: PricedCart, cart: Cart, { t, money }: Words): LedgerRow[] {
  const row = (line: PricedProductLine | PricedDomainLine, cycle: string): LedgerRow => ({
    id: line.relId,
    label: findLine(cart, line.relId)?.name ?? '',
    value: line.price === 0 ? t('price.free') : money(line.price),
    note: t(isTrial(line) ? 'summary.trial' : 'summary.line', { cycle, renewal: money(line.renewal) }),
  })
  return [
    ...priced.products.map((line) => row(line, t(`cycle.${line.cycle}`))),
    ...priced.domains.map((line) => row(line, t(`cycle.${line.domainCycle}`) + protection(line))),
  ]
}

const isTrial = ({ adjustments }: Pick<PricedProductLine, 'adjustments'>): boolean =>
  adjustments.some(({ code }) => code === 'trial')

/** What the name's price has in it besides the name. A product's name, alike in every language. */
const protection = ({ idProtectionPrice }: PricedDomainLine): string =>
  idProtectionPrice > 0 ? ' + ID Protect' : ''

/** Subtotal and each discount by its reason; nothing where there is none. */
export function discountRows(priced: PricedCart, { t, money }: Words): LedgerRow[] {
  const reasons = discountReasons(priced)
  if (reasons.length === 0) return []
  return [
    { id: 'subtotal', label: t('summary.subtotal'), value: money(priced.price) },
    ...reasons.map(({ code, amount }): LedgerRow => ({
      id: code,
      label:
        code === 'coupon'
          ? t('adjustment.coupon', { code: priced.coupon?.code ?? '' })
          : t(`adjustment.${code}`),
      value: money(-amount),
      tone: 'saving',
    })),
  ]
}
