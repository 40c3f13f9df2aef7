import type {
  CalculateContext,
  CalculateProblem,
  CalculateRequest,
  PricedCart,
  RequestedDomain,
  RequestedProduct,
} from '../calculation.ts'
import { calculateCart } from '../calculateCart.ts'
import type { Coupon, PriceBook, PricedProduct, PricedTld, Term } from '../priceBook.ts'

/** A small Brazilian shop for the tests: round prices, so that a reader can check them by heart. */

export const start: CalculateContext = {
  now: Date.UTC(2026, 10, 20),
  couponUses: 0,
  couponUsesByDocument: 0,
}

export const aTerm = (register: number, with_: Partial<Term> = {}): Term => ({
  register,
  renew: register,
  transfer: null,
  discountPercentage: 0,
  ...with_,
})

const product = (id: string, with_: Partial<PricedProduct>): PricedProduct => ({
  id,
  role: 'hosting',
  kind: 'product',
  terms: {},
  related: [],
  freeDomainCycles: [],
  freeDomainTlds: [],
  bonusDomainTlds: [],
  configOptions: [],
  trialDays: null,
  ...with_,
})

const tld = (name: string, yearly: number, with_: Partial<PricedTld> = {}): PricedTld => ({
  tld: name,
  terms: {
    annually: aTerm(yearly, { transfer: yearly }),
    biennially: aTerm(yearly * 2, { transfer: null }),
    triennially: aTerm(yearly * 3, { transfer: null }),
  },
  idProtectionYearly: 2000,
  categories: [],
  enabler: false,
  national: false,
  ...with_,
})

export const aCoupon = (code: string, with_: Partial<Coupon> = {}): Coupon => ({
  code,
  kind: 'percentage',
  discountPercentage: 10,
  value: 0,
  eligibleProducts: [],
  startsAt: null,
  endsAt: null,
  minimum: 0,
  maxUses: null,
  maxUsesPerDocument: null,
  ...with_,
})

const freeDomainCycles = ['annually', 'biennially', 'triennially'] as const

const products = [
  product('5', {
    terms: { monthly: aTerm(2000), annually: aTerm(20000, { discountPercentage: 25, renew: 24000 }) },
    freeDomainCycles,
    freeDomainTlds: ['com', 'com.br'],
  }),
  // A price that is none: the annual cycle is not sold.
  product('6', { terms: { monthly: aTerm(3000), annually: aTerm(0) } }),
  product('335', {
    terms: {
      monthly: aTerm(4000),
      annually: aTerm(40000, { discountPercentage: 50, renew: 48000 }),
      triennially: aTerm(100000, { discountPercentage: 60 }),
    },
    freeDomainCycles,
    freeDomainTlds: ['com', 'com.br', 'online'],
    bonusDomainTlds: ['online'],
  }),
  product('437', {
    terms: { annually: aTerm(10000) },
    freeDomainCycles: ['annually'],
    freeDomainTlds: ['online'],
  }),
  product('421', {
    role: 'proemail',
    kind: 'addon',
    terms: { monthly: aTerm(1000), annually: aTerm(10000) },
    configOptions: [
      { id: 'accounts', subId: '1', type: 'accounts', monthly: 900, monthlySetup: 100, min: 1, max: 20 },
    ],
  }),
  product('430', { role: 'proemail', kind: 'addon', terms: { annually: aTerm(9000) }, trialDays: 30 }),
  product('446', {
    role: 'vps',
    terms: { monthly: aTerm(9000) },
    configOptions: [
      { id: 'os', subId: 'ubuntu', type: 'os', monthly: 500, monthlySetup: 500, min: 0, max: 1 },
      { id: 'disk', subId: '50gb', type: 'quantity', monthly: 300, monthlySetup: 0, min: 0, max: 4 },
    ],
  }),
  product('p', { role: 'id-protect', kind: 'addon', terms: { annually: aTerm(2000) } }),
  product('d', { role: 'domain', terms: { annually: aTerm(2000) } }),
]

const tlds = [
  tld('com', 7000, { enabler: true }),
  tld('com.br', 4000, { enabler: true, idProtectionYearly: null, national: true }),
  tld('online', 15000),
  tld('store', 25000),
  tld('info', 9000),
  tld('shop', 10000, {
    terms: {
      annually: aTerm(10000, { discountPercentage: 50, renew: 20000, transfer: 9000 }),
      biennially: aTerm(20000),
    },
  }),
  // One centavo a year, for roundings.
  tld('odd', 1),
  // Prices that are none.
  tld('free', 1000, {
    terms: { annually: aTerm(1000, { transfer: 0 }), biennially: aTerm(0) },
    idProtectionYearly: 0,
  }),
]

const byKey = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Record<string, Entry> =>
  Object.fromEntries(entries.map((entry) => [keyOf(entry), entry]))

/** Coupons are listed by their codes, as the book has them. */
export const aBook = (with_: Partial<PriceBook> = {}, coupons: readonly Coupon[] = [aCoupon('VOLTA10')]) =>
  ({
    brand: 'br',
    currency: 'BRL',
    version: '1',
    products: byKey(products, ({ id }) => id),
    tlds: byKey(tlds, ({ tld: name }) => name),
    coupons: byKey(coupons, ({ code }) => code),
    freeTlds: ['online', 'store'],
    installments: {
      counts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      minimum: 500,
      maxByCycle: {
        monthly: 1,
        quarterly: 3,
        semiannually: 6,
        annually: 12,
        biennially: 12,
        triennially: 12,
      },
    },
    cardDiscount: { percentage: 3, enabled: true },
    paymentMethods: ['credit_card', 'pix', 'boleto'],
    ...with_,
  }) satisfies PriceBook

export const aRequest = (with_: Partial<CalculateRequest>): CalculateRequest => ({
  coupon: null,
  domainHosts: [],
  domains: [],
  products: [],
  paymentMethod: null,
  ccMode: false,
  ...with_,
})

export const aProduct = (
  relId: string,
  id: string,
  with_: Partial<RequestedProduct> = {},
): RequestedProduct => ({
  relId,
  id,
  type: 'product',
  related: null,
  cycle: 'annually',
  quantity: 1,
  configoptions: [],
  ...with_,
})

export const aDomain = (
  relId: string,
  sld: string,
  tld_: string,
  with_: Partial<RequestedDomain> = {},
): RequestedDomain => ({
  relId,
  sld,
  tld: tld_,
  type: 'register',
  domainCycle: 'annually',
  hasIdProtection: false,
  related: null,
  domainRelated: null,
  ...with_,
})

/** What keeps a request from being priced; nothing when it can be. */
export function problemsOf(
  request: CalculateRequest,
  book: PriceBook = aBook(),
): readonly CalculateProblem[] {
  const result = calculateCart(book, request, start)
  return result.ok ? [] : result.problems
}

/** The cart of a request that can be priced. */
export function priced(request: CalculateRequest, book: PriceBook = aBook(), context = start): PricedCart {
  const result = calculateCart(book, request, context)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.cart
}
