import type { Brand } from '@balcao/catalogue/brand'
import { calculate } from '@balcao/contract/calculate'
import { calculateAnswerOf } from '@balcao/contract/calculateWire'
import { checkIp } from '@balcao/contract/checkIp'
import { domainAvailability } from '@balcao/contract/domainAvailability'
import { domainSuggestions } from '@balcao/contract/domainSuggestions'
import { defaultFeature, featureEnabled } from '@balcao/contract/featureEnabled'
import { getProduct, getProductForDomains } from '@balcao/contract/getProduct'
import { listDataCenters } from '@balcao/contract/listDataCenters'
import { listPaymentMethods } from '@balcao/contract/listPaymentMethods'
import { listTlds } from '@balcao/contract/listTlds'
import { calculateCart } from '@balcao/rules/calculateCart'
import type { PriceBook } from '@balcao/rules/priceBook'
import { start } from '@balcao/rules/testing/priceBook'
import { parse } from 'valibot'
import { createBillingApi } from '../api/billingApi.ts'
import type { PageState } from '../pageState.ts'
import { createShop } from '../routes/createShop.ts'
import type { Shop } from '../session/ShopContext.tsx'
import { noMemory } from '../session/shopMemory.ts'
import type { ShopMemory } from '../session/shopMemory.ts'
import { startUp } from '../session/startUp.ts'
import type { Started } from '../session/startUp.ts'
import type { SessionState } from '../session/sessionState.ts'
import { availability, suggested } from './domainReplies.ts'
import { createFakeService, refused, replied } from './fakeService.ts'
import type { Answer, FakeService } from './fakeService.ts'
import { sampleBook, sampleProduct } from './sampleCatalogue.ts'
import { sampleBrands } from './sampleBrands.ts'

export interface StartOptions {
  readonly brand?: Brand
  readonly cookies?: Readonly<Record<string, string>>
  /** Flags that the service has on. */
  readonly flags?: readonly string[]
  /** Calls that are answered in another way. */
  readonly answers?: Readonly<Record<string, Answer>>
  readonly book?: PriceBook
  readonly memory?: ShopMemory
}

export interface TriedStart {
  readonly started: Started
  readonly service: FakeService
  /** What the log was told: message and details, in order. */
  readonly logged: readonly string[]
}

/** A whole billing service as far as the cart asks it, prices by the real rules. */
export const sampleAnswers = (flags: readonly string[], book: PriceBook): Record<string, Answer> => ({
  [checkIp.name]: () => replied({ blocked: false }),
  [listTlds.name]: () => replied({ tlds: [], categories: [] }),
  [listPaymentMethods.name]: () =>
    replied({
      methods: [
        { method: 'pix', available: true },
        { method: 'credit_card', available: false },
      ],
    }),
  [featureEnabled.name]: ({ query }) =>
    replied({ data: { enabled: flags.includes(query.get('feature') ?? defaultFeature) } }),
  [getProduct.name]: ({ params }) => {
    const product = sampleProduct(params['productId'] ?? '', book)
    return product === null ? refused('unknown-product') : replied({ product })
  },
  [getProductForDomains.name]: ({ params, body }) => {
    const product = sampleProduct(params['productId'] ?? '', book)
    const { domains } = parse(getProductForDomains.body, body)
    return product === null ? refused('unknown-product') : replied({ products: domains.map(() => product) })
  },
  [domainAvailability.name]: availability(),
  [domainSuggestions.name]: () => suggested(),
  [listDataCenters.name]: () =>
    replied({
      success: true,
      data: {
        servers: [
          {
            name: 'Virginia',
            status: 'active',
            country: 'us',
            countryName: 'Estados Unidos',
            latency: 'cerca de 120 ms',
          },
          { name: 'São Paulo', status: 'active', country: 'br', countryName: 'Brasil', latency: 'até 20 ms' },
          {
            name: 'Querétaro',
            status: 'inactive',
            country: 'mx',
            countryName: 'México',
            latency: 'cerca de 150 ms',
          },
        ],
      },
    }),
  [calculate.name]: ({ body }) => {
    const result = calculateCart(book, parse(calculate.body, body), start)
    if (!result.ok) return refused('not-calculable')
    return replied(
      calculateAnswerOf({
        cart: result.cart,
        currency: book.currency,
        coupon: null,
        nameOf: (id) => `Produto ${id}`,
        quote: { token: 'quote', expiresAt: start.now + 30 * 60_000 },
      }),
    )
  },
})

function parts({
  brand = sampleBrands.br,
  flags = [],
  answers = {},
  book = sampleBook,
  memory = noMemory,
}: StartOptions) {
  const service = createFakeService({ ...sampleAnswers(flags, book), ...answers })
  const logged: string[] = []
  const note = (details: unknown, message: string) => logged.push(`${message} ${JSON.stringify(details)}`)
  const log = { info: note, warn: note, error: note }
  const api = createBillingApi({
    fetch: service.fetch,
    baseUrl: '',
    brand: brand.id,
    headers: {},
    timeoutMs: 10_000,
  })
  return { brand, service, logged, log, api, memory }
}

/** Runs the start-up for an address and cookies. */
export async function tryStart(address: string, options: StartOptions = {}): Promise<TriedStart> {
  const { brand, service, logged, log, api, memory } = parts(options)
  const cookies = { read: (name: string) => options.cookies?.[name] ?? null }
  const started = await startUp({ api, brand, query: new URLSearchParams(address), cookies, log, memory })
  return { started, service, logged }
}

export interface StartedShop {
  readonly shop: Shop
  readonly state: SessionState
  readonly service: FakeService
  readonly logged: readonly string[]
}

/** The shop as it is once the start-up has opened it. */
export async function startShop(address: string, options: StartOptions = {}): Promise<StartedShop> {
  const { brand, service, logged, log, api, memory } = parts(options)
  const cookies = { read: (name: string) => options.cookies?.[name] ?? null }
  const started = await startUp({ api, brand, query: new URLSearchParams(address), cookies, log, memory })
  if (started.kind !== 'open') throw new Error('the visitor is blocked')
  const state: PageState = {
    session: started.state,
    order: null,
    hostBrand: null,
    now: start.now,
  }
  const shop = createShop({ state, api, log, now: () => start.now, schedule: queueMicrotask })
  return { shop, state: started.state, service, logged }
}
