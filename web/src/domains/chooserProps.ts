import type { CartItem, DomainMethod } from '@balcao/rules/cart'
import type { NameQuestion } from '../session/askRegistry.ts'
import type { DomainChoice } from './domainChoice.ts'
import type { Offering } from './offering.ts'
import type { RefusedName } from './refusedName.ts'

/** What each way to a domain is given. */
export interface ChooserProps {
  /** Begins every id within, so that a box and a card can stand on one page. */
  readonly place: string
  /** The item that the name is for; null when it is bought alone. */
  readonly host: CartItem | null
  readonly action: Offering['action']
  /** A name brought along from another way: asked about at once. */
  readonly start: NameQuestion | null
  /** A name that the address asked for and that cannot be had: to be mended here. */
  readonly refused: RefusedName | null
  readonly onChoose: (choice: DomainChoice) => void
  /** The name is to be had another way, registered instead of transferred, say; null: another name is. */
  readonly onOtherWay: (method: DomainMethod, name: NameQuestion | null) => void
}
