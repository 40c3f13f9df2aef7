import type { CyclePrice, DomainItem } from '@balcao/rules/cart'
import { changeCycle } from '@balcao/rules/changeCycle'
import { isCycle, isDomainCycle, yearsOf } from '@balcao/rules/cycle'
import { freeYearPrice } from '@balcao/rules/termPrice'
import { firstTermPrice } from '@balcao/rules/terms'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { isGivenFree } from './isGivenFree.ts'

/** For one, two or three years, each with its first price and what it renews for. */
export const DomainTerms = ({ item }: { readonly item: DomainItem }) => {
  const t = useText()
  const money = useMoney()
  const { session, toasts } = useShop()
  const choose = (value: string) => {
    if (!isCycle(value)) return
    toasts.raise('cycle-changed')
    void session.edit((cart) => changeCycle(cart, { lineId: item.id, cycle: value, withAddons: false }))
  }
  const isGiven = isGivenFree(item)
  const amountOf = (price: CyclePrice) => {
    const first = isGiven ? freeYearPrice(price) : firstPriceOf(item, price)
    return first === 0 ? t('domain.termFree') : money(first)
  }
  const chosen = item.cycles.find(({ cycle }) => cycle === item.cycle)
  if (item.cycles.length === 0) return null
  return (
    <Field
      id={`years-${item.id.replaceAll('.', '-')}`}
      label={t(`domain.years.${methodOf(item)}`)}
      hint={
        isGiven || chosen === undefined ? null : t('domain.termRenewal', { renewal: money(chosen.renew) })
      }
    >
      <Select value={item.cycle} onChange={(event) => choose(event.target.value)}>
        {item.cycles.map((price) => (
          <option key={price.cycle} value={price.cycle}>
            {t('domain.term', {
              years: isDomainCycle(price.cycle) ? yearsOf[price.cycle] : 1,
              amount: amountOf(price),
              renewal: money(price.renew),
            })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const methodOf = ({ method }: DomainItem) => (method === 'transfer' ? 'transfer' : 'register')

const firstPriceOf = ({ method }: DomainItem, price: CyclePrice): number =>
  method === 'transfer' ? (price.transfer ?? price.register) : firstTermPrice(price)
