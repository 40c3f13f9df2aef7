import { brandIds } from '@balcao/rules/brand'
import type { Currency } from '@balcao/rules/money'
import { redemptionChoices } from '@balcao/rules/orderWindow'
import { paymentMethods } from '@balcao/rules/paymentMethod'
import { taxDocumentKinds } from '@balcao/rules/taxDocumentForm'
import * as v from 'valibot'
import { AmountSchema, CountrySchema, PercentageSchema, TextSchema, TldSchema, byCycle } from './scalars.ts'

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const LinkSchema = v.strictObject({ id: TextSchema, label: TextSchema, url: TextSchema })

const brandCurrencies = [
  'BRL',
  'CLP',
  'COP',
  'MXN',
  'ARS',
  'UYU',
  'PYG',
  'DOP',
  'BOB',
  'CRC',
  'USD',
  'PEN',
] as const satisfies readonly Currency[]

const AcceptedPaymentSchema = v.strictObject({
  method: v.picklist(paymentMethods),
  /** What buyers there call it. */
  name: TextSchema,
  /** The schemes and shops behind it, as they write themselves, shown as seals: `Visa`, `OXXO`, `PSE`. */
  brands: v.array(TextSchema),
})

/** Where a buyer sends a bank transfer; null where the brand takes none. */
const BankTransferSchema = v.strictObject({
  bank: TextSchema,
  accountType: TextSchema,
  accountNumber: TextSchema,
  holder: TextSchema,
  /** The holder's tax id, as it is written there. */
  document: TextSchema,
  email: TextSchema,
})

/** What a checkout there must show or link. Source: facts section 6. */
const LegalSchema = v.strictObject({
  companyName: TextSchema,
  taxId: v.strictObject({ label: TextSchema, value: TextSchema }),
  address: TextSchema,
  email: TextSchema,
  phone: TextSchema,
  links: v.array(LinkSchema),
  /** The right to withdraw, in words; null where the law there gives none. */
  withdrawal: v.nullable(
    v.strictObject({
      days: v.number(),
      count: v.picklist(['calendar', 'business']),
      title: TextSchema,
      text: TextSchema,
    }),
  ),
  /** The sentence with which the buyer accepts; `linkIds` are the documents that it stands for, all among `links`. */
  acceptance: v.strictObject({ text: TextSchema, linkIds: v.array(TextSchema) }),
  /** The offer of news: a box of its own, never ticked beforehand. */
  marketing: TextSchema,
  /** Other sentences that must stand beside the price or the pay button. */
  notices: v.array(v.strictObject({ id: TextSchema, text: TextSchema })),
})

/** One country's shop: everything but its products. Each is a file of `catalogue/brands`. Source: spec 1 section 3. */
export const BrandSchema = v.strictObject({
  id: v.picklist(brandIds),
  countryName: TextSchema,
  country: CountrySchema,
  /** BCP 47, for dates and for `lang` on pages. */
  locale: TextSchema,
  /** IANA, of most who buy there: for instants in mails. */
  timeZone: v.pipe(TextSchema, v.check(isTimeZone, 'is no time zone')),
  language: v.picklist(['pt-BR', 'es']),
  /** The folders of `catalogue/products` that make its product texts, in order: the later wins. */
  layers: v.array(TextSchema),
  currency: v.picklist(brandCurrencies),
  /** Suffix of the main site there: `com.br`. In the specification (spec 1 section 1); not read, for links are whole addresses. */
  siteSuffix: TldSchema,
  phone: v.strictObject({ prefix: v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)), example: TextSchema }),
  taxDocuments: v.strictObject({
    label: TextSchema,
    kinds: v.array(v.picklist(taxDocumentKinds)),
    hint: TextSchema,
  }),
  postalCode: v.strictObject({
    label: TextSchema,
    /** Whether street, city and state can be found by it. */
    lookup: v.boolean(),
    example: v.string(),
  }),
  addressLabels: v.strictObject({ district: TextSchema, city: TextSchema, state: TextSchema }),
  paymentMethods: v.array(AcceptedPaymentSchema),
  bankTransfer: v.nullable(BankTransferSchema),
  /** `minimum` is the least amount of one installment, in the currency. */
  installments: v.strictObject({
    counts: v.array(v.number()),
    minimum: AmountSchema,
    maxByCycle: byCycle(v.number()),
    /** `cuotas`, `meses sin intereses`: what buyers there call them. */
    name: TextSchema,
  }),
  /** Percent off for paying by card, where the flag `discount-card` is on; 0 for none. */
  cardDiscount: PercentageSchema,
  /** The extensions of the country that are shown first, best known first. */
  nationalTlds: v.array(TldSchema),
  /** Registering a name in one of these makes `freeTlds` free. */
  enablerTlds: v.array(TldSchema),
  freeTlds: v.array(TldSchema),
  /** How long after the purchase a free domain can still be chosen in the customer portal. Source: spec 2 section 9, both readings. */
  freeDomainRedemption: v.picklist(redemptionChoices),
  /** Extensions in which the main domain of an annual hosting plan is free. */
  hostingDomainTlds: v.array(TldSchema),
  seals: v.array(v.strictObject({ id: TextSchema, label: TextSchema, url: v.nullable(TextSchema) })),
  legal: LegalSchema,
  /** Null: cookies are for the answering host alone. */
  cookieDomain: v.nullable(TextSchema),
  timeouts: v.strictObject({ requestMs: v.number() }),
  /** The styles have the animation's time; the specification has both (spec 1 section 9). */
  toast: v.strictObject({ durationMs: v.number(), animationMs: v.number() }),
  /**
   * The environment's addresses in the specification (spec 1 section 3). `billingUrl` and `checkoutUrl` are not read: calls go to the
   * page's own origin, and the next step follows from the shop.
   */
  addresses: v.strictObject({
    /** Base of the billing calls; `/` is the storefront's own origin. */
    billingUrl: TextSchema,
    cartUrl: TextSchema,
    checkoutUrl: TextSchema,
    siteUrl: TextSchema,
  }),
  /** Brazil only. */
  helpVideoUrl: v.nullable(TextSchema),
  supportUrl: TextSchema,
  /** International number, digits alone; null for none. */
  whatsapp: v.nullable(v.pipe(v.string(), v.regex(/^\d{8,15}$/))),
})

export type Brand = v.InferOutput<typeof BrandSchema>
export type AcceptedPayment = Brand['paymentMethods'][number]
