import type { CartLine, CyclePrice } from './cart.ts'
import { isDomainCycle, monthsOf, yearsOf } from './cycle.ts'
import type { Minor } from './money.ts'
import { firstTermPrice } from './terms.ts'

export interface TermPrice {
  /** Now, after the promotion. */
  readonly first: Minor
  readonly renewal: Minor
}

/** What a cycle costs with the units of its options as they are chosen: five accounts cost what five accounts cost. */
export function termPrice({ options }: Pick<CartLine, 'options'>, price: CyclePrice): TermPrice {
  const extra = options
    .filter(({ type }) => type !== 'os')
    .reduce((sum, { accounts, minValue, accountPrice }) => sum + (accounts - minValue) * accountPrice, 0)
  const units = extra * monthsOf[price.cycle]
  return { first: firstTermPrice(price) + units, renewal: price.renew + units }
}

/** A registration whose first year is free: its share, rounded up, is not paid. The rule of `applyFreeDomains`. */
export function freeYearPrice(price: CyclePrice): Minor {
  const first = firstTermPrice(price)
  return first - Math.ceil(first / (isDomainCycle(price.cycle) ? yearsOf[price.cycle] : 1))
}
