import { getOrder } from '@balcao/contract/getOrder'
import { isBrandId } from '@balcao/rules/brand'
import type { BrandId } from '@balcao/rules/brand'
import { isStepId } from '@balcao/rules/stepIds'
import type { StepId } from '@balcao/rules/stepIds'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { Brand } from '@balcao/catalogue/brand'
import type { BillingApi } from '../api/billingApi.ts'
import type { Screen } from '../server/assets.ts'
import type { Page } from '../server/pageShell.ts'
import { loadTexts, textLocaleOf } from '../i18n/text.ts'
import type { Text, TextLocale, Texts } from '../i18n/text.ts'
import { TextProvider } from '../i18n/TextContext.tsx'
import type { PageAnswer, PageRequest, RenderPage } from '../page.ts'
import type { PageState } from '../pageState.ts'
import { requestCookieJar } from '../session/cookieJar.ts'
import { keepCart } from '../session/keepCart.ts'
import { emptySession } from '../session/sessionState.ts'
import type { SessionState } from '../session/sessionState.ts'
import { startUp } from '../session/startUp.ts'
import { App } from './App.tsx'
import { BlockedPage } from './BlockedPage.tsx'
import { CountriesPage } from './CountriesPage.tsx'
import { loadLaterParts, loadParts } from './StepScreen.tsx'
import { StuckNotice } from './StuckNotice.tsx'
import { createShop } from './createShop.ts'
import { gateOnServer } from './gate.ts'
import { locationOf, passedOn, pathsFrom, prefixOf } from './paths.ts'
import { stepTitle } from './stepTitle.ts'
import { startsExpanded } from './startsExpanded.ts'

/** Answers a page request: address and cookies in, HTML with prices out. */
export const renderPage: RenderPage = async (request) => {
  const hostBrand = request.hostBrand !== null && isBrandId(request.hostBrand) ? request.hostBrand : null
  const location = locationOf(request.path, hostBrand)
  switch (location.kind) {
    case 'countries':
      return countriesPage(request, 200)
    case 'nowhere':
      return countriesPage(request, 404)
    case 'brand':
      return {
        kind: 'redirect',
        to: withQuery(`${prefixOf(location.brand, hostBrand)}/carrinho`, request),
        cookies: [],
      }
    case 'step':
      return stepPage(request, location.brand, location.step, hostBrand)
  }
}

async function countriesPage(request: PageRequest, status: number): Promise<PageAnswer> {
  const countries = Object.values(request.brands).map(({ id, countryName, locale }) => ({
    id,
    name: countryName,
    locale,
  }))
  const content = <CountriesPage countries={countries} isMissing={status === 404} />
  return plainPage(
    request,
    { status, brand: request.brands.br, cookies: [] },
    content,
    (t) => `${t('countries.title.pt')} / ${t('countries.title.es')}`,
  )
}

async function stepPage(
  request: PageRequest,
  brandId: BrandId,
  step: StepId,
  hostBrand: BrandId | null,
): Promise<PageAnswer> {
  const brand = request.brands[brandId]
  const api = request.apiFor(brand)
  const orderToken = new Map(request.query).get('order')
  if (step === 'confirmacao' && orderToken !== undefined)
    return orderPage(request, brand, { api, orderToken, hostBrand })

  const jar = requestCookieJar(request.cookieHeader, { secure: request.secure, domain: brand.cookieDomain })
  const { query, log, memory } = request
  const started = await startUp({ api, brand, query, cookies: jar, log, memory })
  if (started.kind === 'blocked') {
    const content = <BlockedPage brand={brand} />
    return plainPage(request, { status: 403, brand, cookies: [] }, content, (t) => t('blocked.title'))
  }

  if (step === 'carrinho' && startsExpanded(started.state, request.query))
    return {
      kind: 'redirect',
      to: withQuery(`${prefixOf(brandId, hostBrand)}/selecionar-ciclo`, request),
      cookies: [],
    }
  const redirect = gateOnServer(
    step,
    started.state,
    pathsFrom(prefixOf(brandId, hostBrand), passedOn(started.state)),
    request.now,
  )
  keepCart(jar, request.log, started.state)
  if (redirect !== null) return { kind: 'redirect', to: redirect, cookies: jar.setCookies }
  const state: PageState = { session: started.state, order: null, hostBrand, now: request.now }
  return page(request, state, { status: statusOf(started.state), brand, cookies: jar.setCookies })
}

/** Nothing of what the visitor wants could be loaded: a page that says so, and no answer that a cache or a monitor takes for good. */
const statusOf = ({ isIncomplete, cart }: SessionState): number =>
  isIncomplete && cart.items.length === 0 ? 503 : 200

/** An order is shown to whoever holds its token, blocked or not: they may have paid for it. */
async function orderPage(
  request: PageRequest,
  brand: Brand,
  { api, orderToken, hostBrand }: { api: BillingApi; orderToken: string; hostBrand: BrandId | null },
): Promise<PageAnswer> {
  const answer = await api(getOrder, { params: { token: orderToken } })
  if (!answer.ok) request.log.warn({ failure: answer.failure.kind }, 'order could not be shown')
  const order = answer.ok ? answer.value.order : null
  const state: PageState = { session: emptySession(brand), order, hostBrand, now: request.now }
  return page(request, state, { status: order === null ? 404 : 200, brand, cookies: [] })
}

interface Words {
  readonly texts: Texts
  /** The one notice that no script shows. */
  readonly stuck: string
}

const words = new Map<TextLocale, Promise<Words>>()

/** What every page in one language has in common, made for the first of them. */
function wordsIn(locale: TextLocale): Promise<Words> {
  const made = words.get(locale) ?? makeWords(locale)
  words.set(locale, made)
  // What failed once is made anew for the next page.
  made.catch(() => words.delete(locale))
  return made
}

async function makeWords(locale: TextLocale): Promise<Words> {
  const texts = await loadTexts(locale)
  await loadLaterParts(texts)
  const stuck = renderToStaticMarkup(
    <TextProvider value={texts}>
      <StuckNotice />
    </TextProvider>,
  )
  return { texts, stuck }
}

interface PageParts {
  readonly status: number
  readonly brand: Brand
  readonly cookies: readonly string[]
}

/** What tells one page from another; all of them have the rest. */
function pageAnswer(
  { requestId }: PageRequest,
  { status, brand, cookies }: PageParts,
  made: Pick<Page, 'title' | 'screen' | 'body' | 'handedOver'>,
): PageAnswer {
  const lang = brand.locale
  return { kind: 'page', status, cookies, page: { ...made, lang, textLocale: textLocaleOf(lang), requestId } }
}

async function page(request: PageRequest, state: PageState, parts: PageParts): Promise<PageAnswer> {
  const { brand } = parts
  const step = stepOf(request.path)
  const { texts, stuck } = await wordsIn(textLocaleOf(brand.locale))
  await loadParts(step, state, texts)
  const shop = createShop({
    state,
    api: request.apiFor(brand),
    log: request.log,
    now: () => state.now,
    schedule: () => undefined,
  })
  const search = new URLSearchParams(request.query.map(([name, value]) => [name, value])).toString()
  const body = renderToString(
    <Router ssrPath={request.path} ssrSearch={search}>
      <App state={state} texts={texts} shop={shop} onAlive={() => undefined} />
    </Router>,
  )
  return pageAnswer(request, parts, {
    title: stepTitle(step, texts.t),
    screen: screenOf[step],
    body,
    handedOver: { state, stuck },
  })
}

/** Nothing on it answers to anything but links: it needs no script. */
async function plainPage(
  request: PageRequest,
  parts: PageParts,
  content: ReactNode,
  title: (t: Text) => string,
): Promise<PageAnswer> {
  const { texts } = await wordsIn(textLocaleOf(parts.brand.locale))
  return pageAnswer(request, parts, {
    title: `${title(texts.t)} · Balcão`,
    screen: 'none',
    body: renderToStaticMarkup(<TextProvider value={texts}>{content}</TextProvider>),
    handedOver: null,
  })
}

const screenOf = {
  'selecionar-ciclo': 'cart',
  'registrar-dominio': 'cart',
  carrinho: 'cart',
  identificacao: 'identification',
  pagamento: 'payment',
  confirmacao: 'confirmation',
} as const satisfies Record<StepId, Screen>

const stepOf = (path: string): StepId => {
  const last = path.split('/').at(-1) ?? ''
  return isStepId(last) ? last : 'carrinho'
}

const withQuery = (path: string, { query }: PageRequest): string => {
  const text = new URLSearchParams(query.map(([name, value]) => [name, value])).toString()
  return text === '' ? path : `${path}?${text}`
}
