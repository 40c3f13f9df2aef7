import type { CatalogueEntry } from '@balcao/catalogue/catalogueEntry'
import type { WireProduct, WireRelatedProduct } from '@balcao/contract/getProduct'
import { asFreeAddon } from '@balcao/rules/freeAddons'
import { toDecimal } from '@balcao/rules/money'
import type { Minor } from '@balcao/rules/money'
import { findProduct } from '@balcao/rules/priceBook'
import type { PricedProduct, ProductId, Term } from '@balcao/rules/priceBook'
import { cyclesDiscount, validTerms } from '@balcao/rules/terms'
import type { Snapshot } from '../snapshots/catalogueSnapshots.ts'

/** A product with its add-ons as the contract answers it; null when the brand does not sell it. */
export function wireProduct(snapshot: Snapshot, id: ProductId): WireProduct | null {
  const product = withoutRelated(snapshot, id)
  const entry = entryOf(snapshot, id)
  if (product === null || entry === undefined) return null
  const given = findProduct(snapshot.book, id)?.freeAddons ?? []
  const related = entry.related
    .map((other) => withoutRelated(snapshot, other, given.includes(other)))
    .filter((one) => one !== null)
  return { ...product, related }
}

const entryOf = ({ catalogue }: Snapshot, id: ProductId): CatalogueEntry | undefined =>
  catalogue.products.find((entry) => entry.id === id)

function withoutRelated(snapshot: Snapshot, id: ProductId, isFree = false): WireRelatedProduct | null {
  const entry = entryOf(snapshot, id)
  const priced = findProduct(snapshot.book, id)
  if (entry === undefined || priced === undefined) return null
  const amount = (minor: Minor) => toDecimal(minor, snapshot.book.currency)
  return {
    id,
    name: entry.name,
    type: priced.kind,
    role: priced.role,
    groupName: entry.group,
    description: entry.description,
    descriptionPartOne: entry.descriptionPartOne,
    descriptionCDNFreePart: entry.descriptionCDNFreePart,
    descriptionPartTwo: entry.descriptionPartTwo,
    icon: entry.icon,
    features: [...entry.features],
    itemFeatures: [...entry.itemFeatures],
    relatedDescription: entry.relatedDescription,
    relatedShowName: entry.relatedShowName,
    relatedShowRenewPrice: entry.relatedShowRenewPrice,
    relatedShowFreeDomainBox: entry.relatedShowFreeDomainBox,
    freeLabel: entry.freeLabel,
    ...pricesOf(isFree ? asFreeAddon(priced) : priced, amount),
    configoptions: priced.configOptions.map((option) => ({
      id: option.id,
      sub_id: option.subId,
      type: option.type,
      label: entry.optionLabels.find(({ id }) => id === option.id)?.label ?? option.subId,
      monthly: amount(option.monthly),
      monthly_setup_fee: amount(option.monthlySetup),
      min_value: option.min,
      max_value: option.max,
    })),
    freedomainTlds: [...priced.freeDomainTlds],
    freedomainCycles: [...priced.freeDomainCycles],
    bonusDomainTlds: [...priced.bonusDomainTlds],
    ccModeCyclesToBeRemoved: [...entry.ccModeCyclesToBeRemoved],
    trialDays: priced.trialDays,
  }
}

function pricesOf({ terms }: PricedProduct, amount: (minor: Minor) => number) {
  const valid = Object.entries(validTerms(terms))
  const byCycle = (pick: (term: Term) => Minor) =>
    Object.fromEntries(valid.map(([cycle, term]) => [cycle, amount(pick(term))]))
  return {
    pricing: byCycle(({ register }) => register),
    renewalPricing: byCycle(({ renew }) => renew),
    cyclesDiscount: Object.fromEntries(
      Object.entries(cyclesDiscount(terms)).map(([cycle, { total, ...percentages }]) => [
        cycle,
        { ...percentages, total: amount(total) },
      ]),
    ),
  }
}
