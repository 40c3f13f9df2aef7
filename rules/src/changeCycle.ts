import type { AddonItem, Cart, CartItem, CartLine } from './cart.ts'
import { changeItem, changeLine, findItem } from './cartLines.ts'
import { addonCycle } from './cycle.ts'
import type { Cycle } from './cycle.ts'

export interface CycleChange {
  readonly lineId: string
  readonly cycle: Cycle
  /** Take the item's add-ons along, each as far as it has the cycle. */
  readonly withAddons: boolean
}

/** The cart with another cycle on a line; unchanged if the line does not offer it. Source: spec 1 section 4. */
export function changeCycle(cart: Cart, { lineId, cycle, withAddons }: CycleChange): Cart {
  const isItem = findItem(cart, lineId) !== undefined
  if (!isItem) return changeLine(cart, lineId, (line) => (canHave(line, cycle) ? { cycle } : null))
  return changeItem(cart, lineId, (item): CartItem => {
    if (!canHave(item, cycle)) return item
    return { ...item, cycle, addons: withAddons ? item.addons.map(follow(cycle)) : item.addons }
  })
}

const offered = ({ cycles }: CartLine): readonly Cycle[] => cycles.map((price) => price.cycle)

const canHave = (line: CartLine, cycle: Cycle): boolean =>
  line.cycle !== cycle && offered(line).includes(cycle)

const follow =
  (chosen: Cycle) =>
  (addon: AddonItem): AddonItem => {
    const cycle = addonCycle(chosen, addon.cycle, offered(addon))
    return cycle === addon.cycle ? addon : { ...addon, cycle }
  }
