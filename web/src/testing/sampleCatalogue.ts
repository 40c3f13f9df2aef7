import type { WireProduct, WireRelatedProduct } from '@balcao/contract/getProduct'
import { cyclesDiscount, validTerms } from '@balcao/rules/terms'
import { toDecimal } from '@balcao/rules/money'
import type { PriceBook } from '@balcao/rules/priceBook'
import { aBook, aTerm } from '@balcao/rules/testing/priceBook'

/** What the sample shop calls its products. */
const names: Readonly<Record<string, string>> = {
  335: 'Plano Turbo',
  437: 'Plano Start',
  421: 'E-mail Essencial',
  430: 'E-mail Essencial (teste grátis)',
  446: 'VPS 2',
  107: 'SiteLock Básico',
}

const optionLabels: Readonly<Record<string, string>> = {
  accounts: 'Contas de e-mail',
  'os-simple': 'Só o sistema (Linux)',
  'os-cpanel': 'Com cPanel/WHM',
  'os-n8n': 'Com n8n',
}

const related: Readonly<Record<string, readonly string[]>> = {
  d: ['107', '430', '421'],
  335: ['107', '430', '421'],
  437: ['421'],
}

const sample = aBook()

/** The rules' own sample book, with the add-ons and the server that a cart's screen shows. */
export const sampleBook: PriceBook = {
  ...sample,
  products: {
    ...sample.products,
    107: {
      ...sample.products['437'],
      id: '107',
      role: 'sitelock',
      kind: 'addon',
      terms: { monthly: aTerm(1500), annually: aTerm(12_000), triennially: aTerm(30_000) },
      related: [],
      freeDomainCycles: [],
      freeDomainTlds: [],
      bonusDomainTlds: [],
      configOptions: [],
      trialDays: null,
    },
    446: {
      ...sample.products['446'],
      id: '446',
      role: 'vps',
      kind: 'product',
      terms: { monthly: aTerm(9000), annually: aTerm(84_000) },
      related: [],
      freeDomainCycles: [],
      freeDomainTlds: [],
      bonusDomainTlds: [],
      configOptions: ['simple', 'cpanel', 'n8n'].map((subId) => ({
        id: `os-${subId}`,
        subId,
        type: 'os',
        monthly: 0,
        monthlySetup: 0,
        min: 0,
        max: 1,
      })),
      trialDays: null,
    },
  },
}

/** A product answer of the sample shop; null for a product that it does not have. */
export function sampleProduct(id: string, book: PriceBook = sampleBook): WireProduct | null {
  const alone = relatedProduct(id, book)
  if (alone === null) return null
  return { ...alone, related: (related[id] ?? []).flatMap((other) => relatedProduct(other, book) ?? []) }
}

function relatedProduct(id: string, { products, currency }: PriceBook): WireRelatedProduct | null {
  const product = products[id]
  if (product === undefined) return null
  const amount = (minor: number) => toDecimal(minor, currency)
  const terms = Object.entries(validTerms(product.terms))
  return {
    id,
    name: names[id] ?? `Produto ${id}`,
    type: product.kind,
    role: product.role,
    groupName: 'Grupo',
    description: 'Descrição.',
    descriptionPartOne: 'SSL',
    descriptionCDNFreePart: ' e CDN grátis',
    descriptionPartTwo: ', e-mail à parte.',
    icon: { src: '/icons/x.svg', alt: '' },
    features: [{ id: 'ssl', description: 'Certificado SSL' }],
    itemFeatures: ['Sites ilimitados'],
    relatedDescription: '',
    relatedShowName: true,
    relatedShowRenewPrice: true,
    relatedShowFreeDomainBox: false,
    freeLabel: 'Grátis',
    pricing: Object.fromEntries(terms.map(([cycle, term]) => [cycle, amount(term.register)])),
    renewalPricing: Object.fromEntries(terms.map(([cycle, term]) => [cycle, amount(term.renew)])),
    cyclesDiscount: Object.fromEntries(
      Object.entries(cyclesDiscount(product.terms)).map(([cycle, saved]) => [
        cycle,
        { ...saved, total: amount(saved.total) },
      ]),
    ),
    configoptions: product.configOptions.map((option) => ({
      id: option.id,
      sub_id: option.subId,
      type: option.type,
      label: optionLabels[option.id] ?? option.subId,
      monthly: amount(option.monthly),
      monthly_setup_fee: amount(option.monthlySetup),
      min_value: option.min,
      max_value: option.max,
    })),
    freedomainTlds: [...product.freeDomainTlds],
    freedomainCycles: [...product.freeDomainCycles],
    bonusDomainTlds: [...product.bonusDomainTlds],
    ccModeCyclesToBeRemoved: [],
    trialDays: product.trialDays,
  }
}
