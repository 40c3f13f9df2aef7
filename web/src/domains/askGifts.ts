import { domainNameOf } from '@balcao/rules/nameParts'
import { findGifts, questionOf } from '../session/checkDomain.ts'
import type { Shop } from '../session/ShopContext.tsx'
import { chosenName } from './domainChoice.ts'
import type { DomainChoice } from './domainChoice.ts'

/**
 * Asks once what comes with a name that was taken just now, where nobody has: with a suggestion, with a name of the visitor's own, with one that
 * comes over. The name stands in the cart meanwhile.
 */
export async function askGifts(
  choice: DomainChoice,
  { api, brand, log, session }: Pick<Shop, 'api' | 'brand' | 'log' | 'session'>,
): Promise<void> {
  if (choice.method === 'register' && choice.gifts !== null) return
  const { cart } = session.store.getState()
  const name = domainNameOf(chosenName(choice))
  const line = cart.items.find((item) => item.type === 'domain' && item.name === name)
  if (line?.type !== 'domain') return
  const finding = await findGifts(questionOf(cart, line), { api, brand, log })
  const current = session.store.getState().cart
  // What brings nothing and takes nothing costs no new price.
  if (finding(current, line.id) !== current) await session.edit((latest) => finding(latest, line.id))
}
