import type { CartLine, CyclePrice } from '@balcao/rules/cart'
import { isCycle } from '@balcao/rules/cycle'
import type { Cycle } from '@balcao/rules/cycle'
import { discountLabel, perMonth, savingPercentage } from '@balcao/rules/money'
import { termPrice } from '@balcao/rules/termPrice'
import { useText } from '../i18n/TextContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { DiscountLabel } from '../ui/DiscountLabel.tsx'
import { Price } from '../ui/Price.tsx'
import { RadioCard } from '../ui/RadioCard.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'

interface CycleChoiceProps {
  readonly line: CartLine
  readonly onChange: (cycle: Cycle) => void
}

/** How long to pay for at once: price per month, what the term costs, what it renews for. */
export const CycleChoice = ({ line, onChange }: CycleChoiceProps) => {
  const t = useText()
  return (
    <RadioGroup
      name={`cycle-${line.id}`}
      legend={t('cart.cycle.legend')}
      value={line.cycle}
      onChange={(value) => isCycle(value) && onChange(value)}
      layout="row"
    >
      {line.cycles.map((price) => (
        <CycleCard key={price.cycle} price={price} line={line} />
      ))}
    </RadioGroup>
  )
}

const CycleCard = ({ price, line }: { readonly price: CyclePrice; readonly line: CartLine }) => {
  const t = useText()
  const money = useMoney()
  const { first, renewal } = termPrice(line, price)
  const saving = savingOf(price, line)
  const accounts = line.options.find(({ type }) => type === 'accounts')?.accounts ?? 1
  return (
    <RadioCard
      value={price.cycle}
      title={
        <>
          {t(`cycle.${price.cycle}`)} {saving > 0 && <DiscountLabel text={discountLabel(saving)} />}
        </>
      }
      note={
        <>
          {first === 0 ? (
            <Price amount={t('price.free')} />
          ) : (
            <Price amount={money(perMonth(first, price.cycle))} per={t('price.perMonth')} />
          )}
          {accounts > 1 && ` ${t('cart.cycle.accounts', { n: accounts })}`}
          <br />
          {price.cycle === 'monthly'
            ? t('cart.cycle.renewal', { renewal: money(renewal) })
            : t('cart.cycle.term', { amount: money(first), renewal: money(renewal) })}
        </>
      }
    />
  )
}

/** Against paying by the month where that is sold, else what the promotion takes off. */
function savingOf(price: CyclePrice, line: CartLine): number {
  const monthly = line.cycles.find(({ cycle }) => cycle === 'monthly')
  return monthly === undefined
    ? price.discountPercentage
    : savingPercentage(termPrice(line, price).first, price.cycle, termPrice(line, monthly).renewal)
}
