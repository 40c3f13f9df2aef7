/** A layer over `T`: any part of it. Lists of objects with an id may name some of them, other lists are given whole. */
export type Layer<T> = T extends readonly (infer Entry)[]
  ? Entry extends { readonly id: string }
    ? readonly (Layer<Entry> & { readonly id: Entry['id'] })[]
    : T
  : T extends object
    ? { readonly [Key in keyof T]?: Layer<T[Key]> }
    : T

/**
 * Lays `over` upon `base`: objects are merged by key, lists of objects are matched by `id` (new ones follow at the end),
 * everything else is replaced, an empty list too. Neither argument is changed. Source: spec 2 section 1.
 */
export function deepMerge<T>(base: T, over: Layer<T>): T
export function deepMerge(base: unknown, over: unknown): unknown {
  if (isObject(base) && isObject(over)) return mergeObjects(base, over)
  if (isListById(base) && isListById(over)) return mergeLists(base, over)
  return over
}

type PlainObject = Readonly<Record<string, unknown>>
type Identified = PlainObject & { readonly id: string | number }

const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListById = (value: unknown): value is readonly Identified[] =>
  Array.isArray(value) && value.length > 0 && value.every(isIdentified)

const isIdentified = (value: unknown): value is Identified =>
  isObject(value) && (typeof value.id === 'string' || typeof value.id === 'number')

/** Built from entries, so that a key such as `__proto__` in a data file stays a key. */
const mergeObjects = (base: PlainObject, over: PlainObject): PlainObject => {
  const changed = Object.entries(over).filter(([, value]) => value !== undefined)
  const merged = changed.map(
    ([key, value]) => [key, Object.hasOwn(base, key) ? deepMerge(base[key], value) : value] as const,
  )
  return Object.fromEntries([...Object.entries(base), ...merged])
}

const mergeLists = (base: readonly Identified[], over: readonly Identified[]): readonly unknown[] => {
  const layers = new Map(over.map((entry) => [entry.id, entry]))
  const known = new Set(base.map((entry) => entry.id))
  return [
    ...base.map((entry) => (layers.has(entry.id) ? deepMerge<unknown>(entry, layers.get(entry.id)) : entry)),
    ...over.filter((entry) => !known.has(entry.id)),
  ]
}
