import type { Cart, CartLine, ItemOption } from './cart.ts'
import { changeLine, linesOf } from './cartLines.ts'

export interface OptionChange {
  readonly lineId: string
  readonly optionId: string
  /** Units; held within what the option allows. */
  readonly accounts: number
}

/** The cart with so many units of a line's option: e-mail accounts, disks. Unchanged if there is no such option. */
export const setOptionAccounts = (cart: Cart, { lineId, optionId, accounts }: OptionChange): Cart =>
  changeLine(cart, lineId, ({ options }) =>
    replaceOptions(options, (option) =>
      option.id === optionId && option.type !== 'os' ? withAccounts(option, accounts) : option,
    ),
  )

/**
 * `titanAccounts` of the address: every professional e-mail line gets that many accounts, within what it allows. It selects nothing:
 * the number says how many, not that they are wanted.
 */
export function setTitanAccounts(cart: Cart, { accounts }: { readonly accounts: number }): Cart {
  return linesOf(cart)
    .filter(({ role }) => role === 'proemail')
    .reduce((changed, { id }) => changeLine(changed, id, (line) => accountsOf(line, accounts)), cart)
}

const accountsOf = ({ options }: CartLine, accounts: number) =>
  replaceOptions(options, (option) => (option.type === 'accounts' ? withAccounts(option, accounts) : option))

function withAccounts(option: ItemOption, accounts: number): ItemOption {
  if (!Number.isFinite(accounts)) return option
  const held = Math.min(option.maxValue, Math.max(option.minValue, Math.round(accounts)))
  return held === option.accounts ? option : { ...option, accounts: held }
}

function replaceOptions(options: readonly ItemOption[], change: (option: ItemOption) => ItemOption) {
  const changed = options.map(change)
  return changed.some((option, index) => option !== options[index]) ? { options: changed } : null
}
