import { lazyPart } from '../ui/lazyPart.ts'

/** Choosing a name: fetched by carts that need one and have none. */
export const domainBox = lazyPart(() => import('../domains/DomainBox.tsx').then(({ DomainBox }) => DomainBox))

/** A line that is a domain: fetched by carts that have one. */
export const domainLine = lazyPart(() => import('./DomainLine.tsx').then(({ DomainLine }) => DomainLine))

/** The buyer's document where no name asks for one. */
export const buyerLine = lazyPart(() => import('./BuyerLine.tsx').then(({ BuyerLine }) => BuyerLine))
