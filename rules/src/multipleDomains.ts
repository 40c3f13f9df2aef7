import { addDomain } from './addDomain.ts'
import type { AddressParameters } from './address.ts'
import type { Cart } from './cart.ts'
import { parseDomainCycle } from './cycle.ts'
import type { DomainCycle } from './cycle.ts'
import { validateDomainName } from './domainName.ts'
import { domainProductId } from './specialProducts.ts'

/**
 * The list of names that the main site hands over: JSON `[{ "sld", "tld", "cycle": 1 | 2 | 3, "free" }]`. The specification names the
 * list, not the cookie: the name is ours.
 */
export const domainsCookieName = 'fp-domains'

export interface ListedDomain {
  readonly sld: string
  readonly tld: string
  readonly cycle: DomainCycle
  readonly isFree: boolean
}

export interface DecodedDomains {
  readonly domains: readonly ListedDomain[]
  readonly dropped: readonly {
    readonly name: string
    readonly reason: 'malformed' | 'repeated' | 'too-many'
  }[]
}

const maxDomains = 20

/** Total: an entry that is no valid name is dropped with a reason; cycles 1, 2, 3 are years, and a free name's is one year. */
export function decodeDomainsCookie(value: string | null): DecodedDomains {
  if (value === null || value === '') return { domains: [], dropped: [] }
  const list = parseList(value)
  if (list === null) return { domains: [], dropped: [{ name: domainsCookieName, reason: 'malformed' }] }
  const domains = new Map<string, ListedDomain>()
  const dropped: DecodedDomains['dropped'][number][] = []
  for (const [index, entry] of list.entries()) {
    const name = `${domainsCookieName}.${index}`
    const domain = readEntry(entry)
    if (domain === null) dropped.push({ name, reason: 'malformed' })
    else if (domains.has(`${domain.sld}.${domain.tld}`)) dropped.push({ name, reason: 'repeated' })
    else if (domains.size >= maxDomains) dropped.push({ name, reason: 'too-many' })
    else domains.set(`${domain.sld}.${domain.tld}`, domain)
  }
  return { domains: [...domains.values()], dropped }
}

function parseList(value: string): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(value.startsWith('%') ? decodeURIComponent(value) : value)
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

function readEntry(entry: unknown): ListedDomain | null {
  if (typeof entry !== 'object' || entry === null) return null
  const fields = new Map<string, unknown>(Object.entries(entry))
  const sld = lowerText(fields.get('sld'))
  const tld = lowerText(fields.get('tld')).replace(/^\./, '')
  if (!validateDomainName({ sld, tld, shortAllowed: true }).ok) return null
  const isFree = fields.get('free') === true || fields.get('free') === 1
  const cycle = parseDomainCycle(String(fields.get('cycle') ?? ''))
  return { sld, tld, isFree, cycle: isFree || cycle === undefined ? 'annually' : cycle }
}

const lowerText = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '')

type NamedAddress = Pick<AddressParameters, 'productIds' | 'sld' | 'tld' | 'domain'>

/**
 * Is the flag of the multiple-domain flow to be asked? Only for pid=d with more than one name in the cookie, which an address that names
 * another one does not mean. Source: spec 1 section 5.
 */
export const asksMultipleDomainFlag = (address: NamedAddress, domains: readonly ListedDomain[]): boolean =>
  address.productIds.length === 1 &&
  address.productIds[0] === domainProductId &&
  domains.length > 1 &&
  !namesAnother(address, domains)

function namesAnother({ sld, tld, domain }: NamedAddress, domains: readonly ListedDomain[]): boolean {
  const name = sld !== null && tld !== null ? `${sld}.${tld}` : domain
  return name !== null && domains.every((listed) => `${listed.sld}.${listed.tld}` !== name)
}

/** The flow itself: the same, and the flag is on. */
export const isMultipleDomainFlow = (
  address: NamedAddress,
  domains: readonly ListedDomain[],
  flag: boolean,
): boolean => flag && asksMultipleDomainFlag(address, domains)

/** The cart with every listed name, each to be asked about; free ones belong to the first that is bought. Source: spec 1 section 4. */
export function addMultipleDomains(cart: Cart, domains: readonly ListedDomain[]): Cart {
  const bought = domains
    .filter(({ isFree }) => !isFree)
    .reduce((filled, domain) => add(filled, domain, null), cart)
  const giver = bought.items[cart.items.length]?.id ?? null
  return domains.filter(({ isFree }) => isFree).reduce((filled, domain) => add(filled, domain, giver), bought)
}

const add = (cart: Cart, { sld, tld, cycle, isFree }: ListedDomain, parentId: string | null): Cart =>
  addDomain(cart, {
    sld,
    tld,
    cycle,
    parentId,
    method: 'register',
    isMultipleDomain: true,
    isFreeDomain: isFree && parentId !== null,
  })
