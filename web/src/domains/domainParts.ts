import type { Cart } from '@balcao/rules/cart'
import { ownedLines } from '@balcao/rules/cartProblems'
import { lazyPart } from '../ui/lazyPart.ts'

/** Changing a name: fetched when somebody wants to. */
export const domainEditor = lazyPart(() =>
  import('./DomainEditor.tsx').then(({ DomainEditor }) => DomainEditor),
)

/** The owner of a national name, with the documents of all countries. */
export const ownerDocument = lazyPart(() =>
  import('./OwnerDocument.tsx').then(({ OwnerDocument }) => OwnerDocument),
)

/** Bringing a name over. */
export const transferLine = lazyPart(() =>
  import('./TransferLine.tsx').then(({ TransferLine }) => TransferLine),
)

/** Fetches what a cart's domains need to be rendered at once, beside their cards. */
export async function loadDomainParts(cart: Cart): Promise<void> {
  const domains = cart.items.filter((item) => item.type === 'domain')
  if (domains.length === 0) return
  await Promise.all([
    ownedLines(cart).length > 0 ? ownerDocument.load() : null,
    domains.some(({ method }) => method === 'transfer') ? transferLine.load() : null,
  ])
}
