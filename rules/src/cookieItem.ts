import type { DomainMethod } from './cart.ts'
import { domainMarks } from './cookieCart.ts'
import type { CookieAddon, CookieItem, DomainMarks } from './cookieCart.ts'
import { cycles } from './cycle.ts'
import type { Cycle } from './cycle.ts'

type Malformed = (place: string) => void

/** An item of the cookie's list; null and a note when any part of it is not what it should be. Its bad add-ons fall alone. */
export function readItem(value: unknown, place: string, malformed: Malformed): CookieItem | null {
  const item = itemOf(value, place, malformed)
  if (item === null) malformed(place)
  return item
}

function itemOf(value: unknown, place: string, malformed: Malformed): CookieItem | null {
  if (!Array.isArray(value)) return null
  const list: readonly unknown[] = value
  const line = lineOf(list.slice(1, 9))
  const addons = addonsOf(list[9], place, malformed)
  if (line === null || addons === null) return null
  if (list[0] === 'p') return productOf(line, addons, list[10])
  return list[0] === 'd' ? domainOf(line, addons, list.slice(10)) : null
}

type Line = Omit<CookieAddon, 'type'>

function productOf(line: Line, addons: readonly CookieAddon[], dataCenter: unknown): CookieItem | null {
  if (dataCenter !== null && !isText(dataCenter, 64)) return null
  return { ...line, type: 'product', addons, dataCenter }
}

function domainOf(line: Line, addons: readonly CookieAddon[], list: readonly unknown[]): CookieItem | null {
  const [method, sld, tld, transferCode, marks, parentId] = list
  if (!isMethod(method) || !isText(sld, 63) || !isText(tld, 63) || !isText(transferCode, 255)) return null
  if (typeof marks !== 'string' || !/^[01]{6}$/.test(marks)) return null
  if (parentId !== null && !isLineId(parentId)) return null
  return { ...line, ...marksOf(marks), type: 'domain', addons, method, sld, tld, transferCode, parentId }
}

function marksOf(text: string): DomainMarks {
  const has = (mark: keyof DomainMarks): boolean => text[domainMarks.indexOf(mark)] === '1'
  return {
    isFreeDomain: has('isFreeDomain'),
    isBonusDomain: has('isBonusDomain'),
    isTemporaryDomain: has('isTemporaryDomain'),
    isMultipleDomain: has('isMultipleDomain'),
    fallbackShortDomain: has('fallbackShortDomain'),
    idProtection: has('idProtection'),
  }
}

function addonsOf(value: unknown, place: string, malformed: Malformed): readonly CookieAddon[] | null {
  if (!Array.isArray(value)) return null
  const list: readonly unknown[] = value
  return list.flatMap((entry, index): CookieAddon[] => {
    const line = Array.isArray(entry) ? lineOf(entry) : null
    if (line === null) malformed(`${place}.addons.${index}`)
    return line === null ? [] : [{ ...line, type: 'addon' }]
  })
}

function lineOf(list: readonly unknown[]): Line | null {
  const [id, productId, name, group, selected, cycleIndex, quantity, options] = list
  const cycle = cycleAt(cycleIndex)
  const read = optionsOf(options)
  if (!isLineId(id) || !isText(productId, 32) || !/^[a-z0-9_-]+$/.test(productId)) return null
  if (!isText(name, 200) || !isText(group, 200) || (selected !== 0 && selected !== 1)) return null
  if (cycle === null || read === null || !isCount(quantity, 1, 100)) return null
  return { id, productId, name, group, selected: selected === 1, cycle, quantity, options: read }
}

const cycleAt = (index: unknown): Cycle | null => (typeof index === 'number' && cycles[index]) || null

function optionsOf(value: unknown): Line['options'] | null {
  if (!Array.isArray(value) || value.length > 20) return null
  const list: readonly unknown[] = value
  const options = list.flatMap((entry) => {
    const [id, accounts]: readonly unknown[] = Array.isArray(entry) ? entry : []
    return isText(id, 64) && isCount(accounts, 0, 100_000) ? [{ id, accounts }] : []
  })
  return options.length === list.length ? options : null
}

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max

const isLineId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-zA-Z0-9_.:-]{1,64}$/.test(value)

const isCount = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && typeof value === 'number' && value >= min && value <= max

const isMethod = (value: unknown): value is DomainMethod =>
  value === 'own' || value === 'register' || value === 'transfer'
