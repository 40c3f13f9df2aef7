import { createDataLayer } from './dataLayer.ts'
import { reportCart } from './reportCart.ts'
import type { SessionState } from './sessionState.ts'
import type { Shop } from './ShopContext.tsx'

/** What the browser fetches for it, in one part: the page is usable without. */
export const countCart = (
  { brand, log, session }: Shop,
  started: SessionState,
  view: Pick<Window, 'dataLayer'>,
): (() => void) => reportCart(session.store, started, createDataLayer(view, brand.currency, log))
