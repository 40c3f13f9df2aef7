import type { CartItem, DomainOffer } from '@balcao/rules/cart'

/** Under which circumstances names are offered: the same for every row of a search. */
export interface Offering {
  /** The item that the name is for; null when it is bought alone. */
  readonly host: CartItem | null
  /** Whether a press adds a line or puts the name in the place of another. */
  readonly action: 'add' | 'replace'
  readonly onChoose: (offer: DomainOffer) => void
}
