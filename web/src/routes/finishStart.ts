import type { CookieJar } from '../session/cookieJar.ts'
import type { Shop } from '../session/ShopContext.tsx'
import { noMemory, startUp } from '../session/startUp.ts'
import { forgetCartParameters } from './forgetCartParameters.ts'

/**
 * What the server could not get, a service that answers now may give: the browser runs the same start once more where lines or names are missing,
 * and else prices again. The page was readable all the while.
 */
export async function finishStart(shop: Shop, jar: CookieJar, view: Window): Promise<void> {
  if (!shop.session.store.getState().isIncomplete) {
    await shop.session.recalculate()
    return
  }
  const query = new URLSearchParams(view.location.search)
  const started = await startUp({ ...shop, query, cookies: jar, memory: noMemory })
  if (started.kind !== 'open' || started.state.isIncomplete) return
  shop.session.store.setState(started.state)
  forgetCartParameters(view, started.state.asksForName)
}
