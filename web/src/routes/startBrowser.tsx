import { isStepId } from '@balcao/rules/stepIds'
import type { StepId } from '@balcao/rules/stepIds'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { createBillingApi } from '../api/billingApi.ts'
import { loadTexts, textLocaleOf } from '../i18n/text.ts'
import type { Texts } from '../i18n/text.ts'
import type { PageState } from '../pageState.ts'
import { documentCookieJar } from '../session/cookieJar.ts'
import { keepCart } from '../session/keepCart.ts'
import { createBrowserLog } from '../session/browserLog.ts'
import type { Log } from '../session/log.ts'
import type { SessionState } from '../session/sessionState.ts'
import type { Shop } from '../session/ShopContext.tsx'
import { paintFirst } from '../ui/afterPaint.ts'
import { AfterPressContext } from '../ui/usePress.ts'
import { PartFailure } from '../ui/lazyPart.ts'
import { App } from './App.tsx'
import { loadNextSteps, loadParts } from './StepScreen.tsx'
import { createShop } from './createShop.ts'
import { forgetCartParameters } from './forgetCartParameters.ts'

/**
 * Takes over the page that the server rendered: same state, same words. Each part of it answers as soon as its code is there; until then the
 * server's HTML stands in its place. `failures`: how often that has been tried. Rejects when the words do not come.
 */
export async function startBrowser(page: Document, view: Window, failures: number): Promise<void> {
  const root = page.getElementById('root')
  const json = page.getElementById('state')?.textContent
  if (root === null || json === undefined || json === null) return
  const state: PageState = JSON.parse(json)
  const texts = await loadTexts(textLocaleOf(page.documentElement.lang))
  // A part that does not come says so in its place; the rest of the page is alive all the same.
  const parts = loadParts(stepOf(view.location.pathname), state, texts).catch(() => undefined)
  // Whoever presses meanwhile is heard between the two.
  await new Promise((resolve) => view.setTimeout(resolve))
  const shop = browserShop(state, page, view)
  const onAlive = () => {
    void parts.then(() => root.setAttribute('data-alive', ''))
    whenIdle(view, () => count(shop, state.session, view))
  }
  // In pieces of a few milliseconds, between which a press is heard.
  startTransition(() => {
    hydrateRoot(
      root,
      <Router>
        <AfterPressContext value={paintFirst(view)}>
          <App state={state} texts={texts} shop={shop} onAlive={onAlive} />
        </AfterPressContext>
      </Router>,
      {
        onCaughtError: (error) => shop.log.warn({ cause: causeOf(error) }, 'a part of the page did not come'),
        // A part that did not come while it was taken over is rendered anew, and then caught: told once.
        onRecoverableError: (error) => {
          if (!(error instanceof Error && error.cause instanceof PartFailure)) reportError(error)
        },
      },
    )
  })
  if (failures > 0) shop.log.warn({ failures }, 'the page came alive late')
  view.setTimeout(() => void later(shop, texts, view).catch(() => undefined), nextStepsAfterMs)
}

async function later(shop: Shop, texts: Texts, view: Window): Promise<void> {
  await loadNextSteps(texts)
  const { afterStart } = await import('./afterStart.ts')
  await afterStart(shop, view)
}

/** Only boundaries around parts catch anything; the cause names the file. */
const causeOf = (error: unknown): string => (error instanceof Error ? String(error.cause) : '')

/** Whoever counts visits is told when the page has nothing better to do. Not every browser says when that is. */
const whenIdle = (view: Window, task: () => void): unknown =>
  'requestIdleCallback' in view ? view.requestIdleCallback(task, { timeout: 2_000 }) : setTimeout(task, 200)

/** Counting is the last step of the start, and the one that may fail without anybody missing it. */
const count = (shop: Shop, started: SessionState, view: Window): void =>
  void import('../session/counting.ts')
    .then(({ countCart }) => countCart(shop, started, view))
    .catch(() => shop.log.warn({}, 'nothing is counted'))

/** After the page is usable, and not before. */
const nextStepsAfterMs = 2_000

function stepOf(path: string): StepId {
  const last = path.split('/').at(-1) ?? ''
  return isStepId(last) ? last : 'carrinho'
}

function browserShop(state: PageState, page: Document, view: Window): Shop {
  const { brand } = state.session
  const shop = createShop({
    state,
    log: browserLog(page, view),
    // Hydration must see the server's clock; afterwards time goes on from it.
    now: clockFrom(state.now, view.performance),
    schedule: (task) => view.setTimeout(task, 0),
    api: createBillingApi({
      fetch: (input, init) => view.fetch(input, init),
      baseUrl: '',
      brand: brand.id,
      headers: {},
      timeoutMs: brand.timeouts.requestMs,
    }),
  })
  const jar = documentCookieJar(view, brand.cookieDomain)
  const finish = () => {
    const { isIncomplete, calculation } = shop.session.store.getState()
    if (!isIncomplete && calculation.status !== 'failed') return
    void import('./finishStart.ts')
      .then(({ finishStart }) => finishStart(shop, jar, view))
      .catch(() => shop.log.warn({}, 'the start could not be finished'))
  }
  finish()
  // What failed without a network is worth another try with one.
  view.addEventListener('online', finish)
  shop.session.store.subscribe((next, previous) => {
    if (next.cart !== previous.cart || next.coupon !== previous.coupon) keepCart(jar, shop.log, next)
  })
  if (!state.session.isIncomplete) forgetCartParameters(view, state.session.asksForName)
  return shop
}

const clockFrom =
  (start: number, { now }: Performance) =>
  () =>
    start + Math.floor(now.call(performance))

/** What goes wrong here goes to the server's log; what still waits is sent when the page goes away. */
function browserLog(page: Document, view: Window): Log {
  const log = createBrowserLog({
    send: (body) => view.navigator.sendBeacon('/log', body),
    now: () => Date.now(),
    later: (task, milliseconds) => {
      const timer = view.setTimeout(task, milliseconds)
      return () => view.clearTimeout(timer)
    },
    requestId: page.querySelector<HTMLMetaElement>('meta[name=request-id]')?.content ?? '',
    newSessionId: () => String(view.crypto.getRandomValues(new Uint32Array(2)).join('-')),
  })
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') log.flush()
  })
  return log
}
