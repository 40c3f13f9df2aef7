import type { Brand } from '@balcao/catalogue/brand'
import { calculate as calculateCall } from '@balcao/contract/calculate'
import { calculateAnswerOf } from '@balcao/contract/calculateWire'
import { findPostalCode } from '@balcao/contract/findPostalCode'
import { identify } from '@balcao/contract/identify'
import { listPaymentMethods } from '@balcao/contract/listPaymentMethods'
import { calculateCart } from '@balcao/rules/calculateCart'
import { addDomain } from '@balcao/rules/addDomain'
import { addProduct } from '@balcao/rules/addProduct'
import type { Cart, CyclePrice } from '@balcao/rules/cart'
import { setAvailability } from '@balcao/rules/domainAnswer'
import type { PriceBook } from '@balcao/rules/priceBook'
import { aBook, aTerm, start } from '@balcao/rules/testing/priceBook'
import { parse } from 'valibot'
import { createBillingApi } from '../api/billingApi.ts'
import { pathsFrom } from '../routes/paths.ts'
import { afterCalculation, calculate, createCartSession } from '../session/cartSession.ts'
import { emptySession } from '../session/sessionState.ts'
import type { Shop } from '../session/ShopContext.tsx'
import { createToasts } from '../session/toasts.ts'
import { createFakeService, refused, replied } from './fakeService.ts'
import type { Answer, FakeService } from './fakeService.ts'
import { sampleBrands } from './sampleBrands.ts'

/** 20 November 2026, 12:00 UTC. */
export const sampleNow = Date.UTC(2026, 10, 20, 12)

export interface SampleShop {
  readonly shop: Shop
  readonly service: FakeService
  /** What the storefront told its log, as one text. */
  readonly logged: () => string
  /** Prices change: the next calculation has these. */
  readonly reprice: (book: PriceBook) => void
  readonly setNow: (now: number) => void
}

export interface SampleShopOptions {
  readonly brand?: Brand
  /** A name to register with the hosting, `minhaloja` under this extension; null for hosting alone. */
  readonly tld?: string | null
}

/** A shop with a priced cart: Hospedagem Turbo for a year at R$ 200,00, and, if asked for, a domain that is free with it. */
export async function createSampleShop({
  brand = sampleBrands.br,
  tld = null,
}: SampleShopOptions = {}): Promise<SampleShop> {
  let book = bookOf(brand)
  let now = sampleNow
  let quotes = 0
  const priced: Answer = ({ body }) => {
    const result = calculateCart(book, parse(calculateCall.body, body), start)
    if (!result.ok) return refused('not-calculable')
    quotes += 1
    const quote = { token: `quote-${quotes}`, expiresAt: now + 30 * 60_000 }
    const nameOf = (id: string) => `Produto ${id}`
    return replied(
      calculateAnswerOf({ cart: result.cart, currency: book.currency, coupon: null, nameOf, quote }),
    )
  }
  const service = createFakeService({
    [calculateCall.name]: priced,
    [identify.name]: ({ body }) => replied({ customer: parse(identify.body, body).customer, warnings: [] }),
    [listPaymentMethods.name]: () =>
      replied({ methods: [{ method: brand.id === 'br' ? 'pix' : 'bank_transfer', available: true }] }),
    [findPostalCode.name]: () =>
      replied({ street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' }),
  })
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
  const unpriced = { ...emptySession(brand), cart: cartOf(brand, tld) }
  const initialState = { ...unpriced, ...afterCalculation(unpriced, await calculate(api, unpriced)) }
  return {
    service,
    logged: () => logged.join('\n'),
    reprice: (next) => {
      book = next
    },
    setNow: (next) => {
      now = next
    },
    shop: {
      brand,
      api,
      log,
      now: () => now,
      session: createCartSession({ api, log, initialState, schedule: queueMicrotask }),
      toasts: createToasts(),
      paths: pathsFrom(`/${brand.id}`, []),
    },
  }
}

/** The rules' own sample book in the brand's currency. `turbo` is the price of its plan, in minor units. */
export const bookOf = ({ id, currency }: Pick<Brand, 'id' | 'currency'>, turbo = 20_000): PriceBook => {
  const book = aBook({ brand: id, currency, paymentMethods: ['pix', 'bank_transfer'] })
  const plan = book.products['335']
  const name = book.tlds['com.br']
  return {
    ...book,
    products: {
      ...book.products,
      ...(plan && { 335: { ...plan, terms: { annually: aTerm(turbo, { renew: turbo * 2 }) } } }),
    },
    tlds: { ...book.tlds, ...(name && { cl: { ...name, tld: 'cl' } }) },
  }
}

const year: CyclePrice = {
  cycle: 'annually',
  register: 20_000,
  renew: 40_000,
  transfer: null,
  discountPercentage: 0,
}

function cartOf(brand: Brand, tld: string | null): Cart {
  const hosting = addProduct(
    { brand: brand.id, items: [] },
    {
      cycle: 'annually',
      ccMode: false,
      offer: {
        id: '335',
        name: brand.language === 'es' ? 'Hosting Turbo' : 'Hospedagem Turbo',
        role: 'hosting',
        kind: 'product',
        group: 'hosting',
        description: '',
        relatedDescription: '',
        cycles: [year],
        options: [],
        freeDomainCycles: [],
        freeDomainTlds: [],
        bonusDomainTlds: [],
        ccModeCyclesToBeRemoved: [],
        related: [],
      },
    },
  )
  if (tld === null) return hosting
  const name = { sld: 'minhaloja', tld }
  const cart = addDomain(hosting, {
    ...name,
    method: 'register',
    cycle: null,
    parentId: null,
    isMultipleDomain: false,
    isFreeDomain: false,
  })
  return setAvailability(cart, {
    ...name,
    lineId: cart.items.at(-1)?.id ?? '',
    available: true,
    offer: {
      ...name,
      cycles: [{ ...year, register: 4_000, renew: 4_000 }],
      related: [],
      available: true,
      idProtectionYearly: null,
    },
    suggestions: [],
    freeDomains: [],
    bonusDomains: [],
  })
}
