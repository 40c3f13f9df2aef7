import { bonusLabels } from '@balcao/rules/bonusLabels'
import { validateDomainName } from '@balcao/rules/domainName'
import { evaluateFlag } from '@balcao/rules/flags'
import type { FlagValues } from '@balcao/rules/flags'
import { nameVariations } from '@balcao/rules/nameVariations'
import { givesBonusDomain } from '@balcao/rules/specialProducts'
import { findProduct, findTld } from '@balcao/rules/priceBook'
import type { PricedTld } from '@balcao/rules/priceBook'
import { suggestedTlds } from '@balcao/rules/suggestedTlds'
import type { Deps } from '../deps.ts'
import type { NameReport } from '../gateways/registry/domainRegistry.ts'
import type { Snapshot } from '../snapshots/catalogueSnapshots.ts'
import type { SoldName } from './soldName.ts'

export interface CheckedName extends SoldName {
  readonly report: NameReport
}

export interface FoundDomain {
  readonly asked: CheckedName
  /** Required extensions first, whatever the registry said of them; then the label in others and variations of it, those that are free. */
  readonly others: readonly CheckedName[]
  /** The names that come free with the one asked for, whatever the registry said of them: it is known by them which extensions it brings. */
  readonly free: readonly CheckedName[]
  /** The second name that the product gives: the same label in its bonus extensions, a variation of it in the one asked for. */
  readonly bonus: readonly CheckedName[]
}

export interface DomainSearch {
  readonly name: SoldName
  /** Extensions that must be answered. */
  readonly requiredTlds: readonly string[]
  /** Whether other extensions are wanted beside them. */
  readonly suggest: boolean
  /** The product that the name is for; empty for none. */
  readonly productId: string
}

const maxVariations = 6

/** Asks the registries about a name and the names shown beside it, all at once, each with its own deadline. */
export async function findDomain(
  { registry, env, flags }: Pick<Deps, 'registry' | 'env' | 'flags'>,
  snapshot: Snapshot,
  { name, requiredTlds, suggest, productId }: DomainSearch,
): Promise<FoundDomain> {
  const look = lookFor(registry, name)
  const lookAll = (tlds: readonly string[], deadlineMs: number) =>
    Promise.all(soldTlds(snapshot, tlds, name).map((tld) => look(tld, deadlineMs)))

  const suggestions = suggest ? suggestNames({ registry, env, flags }, snapshot, { name, requiredTlds }) : []
  const product = findProduct(snapshot.book, productId)
  const bonusTlds = product !== undefined && givesBonusDomain(product) ? product.bonusDomainTlds : []
  const bonusBeside = bonusTlds.includes(name.tld.tld) ? secondLabels(snapshot, name) : []
  const [asked, required, suggested, free, bonus, second] = await Promise.all([
    look(name.tld, env.REGISTRY_NAME_MS),
    lookAll(requiredTlds, env.REGISTRY_NAME_MS),
    Promise.all(suggestions),
    lookAll(name.tld.enabler ? snapshot.book.freeTlds : [], env.REGISTRY_SUGGESTION_MS),
    lookAll(bonusTlds, env.REGISTRY_SUGGESTION_MS),
    Promise.all(bonusBeside.map((sld) => look(name.tld, env.REGISTRY_SUGGESTION_MS, sld))),
  ])
  return {
    asked,
    others: [...required, ...suggested.filter(isAvailable)],
    free,
    bonus: [...bonus.filter(isAvailable), ...second.filter(isAvailable).slice(0, 1)],
  }
}

/**
 * Asks the registries about names like one, best first: its label in other extensions, then variations of it. All are asked at once; each
 * is known in its own time, at the latest at the deadline of suggestions.
 */
export function suggestNames(
  { registry, env, flags }: Pick<Deps, 'registry' | 'env' | 'flags'>,
  snapshot: Snapshot,
  { name, requiredTlds }: Pick<DomainSearch, 'name' | 'requiredTlds'>,
): Promise<CheckedName>[] {
  const look = lookFor(registry, name)
  const tlds = soldTlds(snapshot, tldsBeside(snapshot, flags, [name.tld.tld, ...requiredTlds]), name)
  return [
    ...tlds.map((tld) => look(tld, env.REGISTRY_SUGGESTION_MS)),
    ...variationsOf(snapshot, name).map((sld) => look(name.tld, env.REGISTRY_SUGGESTION_MS, sld)),
  ]
}

export const isAvailable = ({ report }: CheckedName): boolean => report.status === 'available'

/** Looks the same label up under an extension, or another one. */
const lookFor =
  (registry: Deps['registry'], name: SoldName) =>
  async (tld: PricedTld, deadlineMs: number, sld = name.sld): Promise<CheckedName> => ({
    sld,
    tld,
    report: await registry.look({ sld, tld: tld.tld }, { deadlineMs, fresh: false }),
  })

/** Priced extensions of a list, each once, without the one asked for. */
const soldTlds = ({ book }: Snapshot, tlds: readonly string[], asked: SoldName): PricedTld[] =>
  [...new Set(tlds)]
    .filter((tld) => tld !== asked.tld.tld)
    .map((tld) => findTld(book, tld))
    .filter((tld) => tld !== undefined)

/** Other labels under the extension asked for, those that it allows. */
const variationsOf = ({ catalogue }: Snapshot, { sld, tld }: SoldName): string[] =>
  nameVariations(sld, catalogue.brand.language, maxVariations).filter(
    (label) => validateDomainName({ sld: label, tld: tld.tld, shortAllowed: false }).ok,
  )

const secondLabels = ({ catalogue }: Snapshot, { sld, tld: { tld } }: SoldName): string[] =>
  bonusLabels({ sld, tld }, catalogue.brand.language)

const tldsBeside = ({ catalogue, book }: Snapshot, values: FlagValues, asked: readonly string[]): string[] =>
  suggestedTlds({
    listed: catalogue.tldList.map(({ tld }) => tld),
    usual: catalogue.brand.hostingDomainTlds,
    brFirst: evaluateFlag('br-tld-search', values, { brand: book.brand, pids: [] }),
    asked,
  })
