import type { FlaggedDataCenter } from '@balcao/rules/dataCenters'
import { minorOf } from './minorOf.ts'
import type { PriceBook, ProductId } from '@balcao/rules/priceBook'
import type { Brand } from './brand.ts'
import type { BrandParts } from './brandParts.ts'
import type { CatalogueEntry, MergedEntry } from './catalogueEntry.ts'
import { couponOf } from './coupon.ts'
import { pricedProduct } from './pricedProduct.ts'
import { pricedTlds } from './pricedTlds.ts'
import type { MailTexts } from './mailTexts.ts'
import type { ListedTld } from './tldList.ts'

/** Everything of one brand that is data, in plain JSON. `version` is a digest of all the rest. */
export interface BrandCatalogue {
  readonly version: string
  readonly brand: Brand
  /** By `sortIndex`. */
  readonly products: readonly CatalogueEntry[]
  readonly priceBook: PriceBook
  readonly dataCenters: readonly FlaggedDataCenter[]
  /** The extensions that the brand sells, in the order to show. */
  readonly tldList: readonly ListedTld[]
  /** Only those with an extension. */
  readonly tldCategories: readonly { readonly id: string; readonly title: string }[]
  readonly mails: MailTexts
}

/** Puts a brand's catalogue together. Its version is still to be given. */
export function buildCatalogue(parts: BrandParts): BrandCatalogue {
  const { brand, products, shared } = parts
  const idOf = (symbol: string): ProductId | undefined => products.sold.get(symbol)?.id
  const priceBook = buildPriceBook(parts, idOf)
  const tldList = listedTlds(parts, priceBook)
  const countries = new Intl.DisplayNames(brand.locale, { type: 'region' })
  const used = new Set(tldList.flatMap(({ categories }) => categories))
  return {
    version: '',
    brand,
    products: [...products.sold]
      .map(([symbol, entry]) => entryOf(symbol, entry, idOf))
      .toSorted((a, b) => a.sortIndex - b.sortIndex),
    priceBook,
    dataCenters: shared.dataCenters.dataCenters.map(({ latency, flag = null, ...center }) => ({
      ...center,
      flag,
      countryName: countries.of(center.country.toUpperCase()) ?? center.country,
      latency: latency[brand.id] ?? latency[brand.language],
    })),
    tldList,
    tldCategories: shared.tlds.categories
      .filter(({ id }) => used.has(id))
      .map(({ id, title }) => ({ id, title: title[brand.language] })),
    mails: parts.mails,
  }
}

/** The brand's own country first, then as the list has them. */
function listedTlds({ brand, shared }: BrandParts, { tlds }: PriceBook): ListedTld[] {
  const sold = shared.tlds.tlds.filter(({ tld }) => Object.hasOwn(tlds, tld))
  const first = brand.nationalTlds.flatMap((tld) => sold.filter((listed) => listed.tld === tld))
  return [...first, ...sold.filter((listed) => !first.includes(listed))]
}

function buildPriceBook(parts: BrandParts, idOf: (symbol: string) => ProductId | undefined): PriceBook {
  const { brand, prices, coupons } = parts
  const { id, currency, installments } = brand
  const priced = [...parts.products.sold].map(([symbol, entry]) =>
    pricedProduct(symbol, entry, brand, prices, idOf),
  )
  return {
    brand: id,
    currency,
    version: '',
    products: Object.fromEntries(priced.map((product) => [product.id, product])),
    tlds: pricedTlds(brand, prices, parts.shared.tlds),
    coupons: Object.fromEntries(
      coupons.coupons.map((coupon) => [coupon.code, couponOf(coupon, currency, idOf)]),
    ),
    freeTlds: brand.freeTlds,
    installments: {
      counts: installments.counts,
      minimum: minorOf(installments.minimum, currency),
      maxByCycle: installments.maxByCycle,
    },
    // Off until the flag `discount-card` says otherwise: flags are no data of the catalogue.
    cardDiscount: { percentage: brand.cardDiscount, enabled: false },
    paymentMethods: brand.paymentMethods.map(({ method }) => method),
  }
}

function entryOf(
  symbol: string,
  {
    sold: _sold,
    freeDomain: _freeDomain,
    trialDays: _trialDays,
    configOptions,
    related,
    ...entry
  }: MergedEntry,
  idOf: (symbol: string) => ProductId | undefined,
): CatalogueEntry {
  return {
    ...entry,
    symbol,
    related: related.map(idOf).filter((id) => id !== undefined),
    optionLabels: configOptions.map(({ id, label }) => ({ id, label })),
  }
}
