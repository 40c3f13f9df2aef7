import { cartParameters } from './cartParameters.ts'

export type DropReason = 'malformed' | 'unknown-cycle' | 'out-of-range' | 'repeated' | 'too-many'

export interface Dropped {
  readonly name: string
  readonly reason: DropReason
}

export type Read<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: DropReason }

/** The parameters that we know, in lower case; names that mean the same share the one on the right. */
const names: ReadonlyMap<string, string> = new Map([
  ...[...cartParameters, 'ccmode', 'expandedflowmode', 'salesconsultantid', 'offercontexts', 'vpstype'].map(
    (name) => [name, name] as const,
  ),
  ['salesconsultant', 'salesconsultantid'],
  ['offercontext', 'offercontexts'],
])

export type AddressValues = ReadonlyMap<string, readonly string[]>

/** Known parameters by name in lower case, with their values in order, trimmed. */
export function knownValues(params: Iterable<readonly [string, string]>): AddressValues {
  const values = new Map<string, string[]>()
  for (const [given, text] of params) {
    const name = names.get(given.toLowerCase())
    if (name === undefined) continue
    const list = values.get(name) ?? []
    list.push(text.trim())
    values.set(name, list)
  }
  return values
}

/** The first value that fits; a blank one is no value. A second one that fits and differs is dropped as repeated. */
export function firstOf<Value>(
  values: AddressValues,
  dropped: Dropped[],
  name: string,
  read: (text: string) => Read<Value>,
): Value | null {
  let first: Value | null = null
  for (const text of values.get(name) ?? []) {
    if (text === '') continue
    const result = read(text)
    if (!result.ok) dropped.push({ name, reason: result.reason })
    else if (first === null) first = result.value
    else if (first !== result.value) dropped.push({ name, reason: 'repeated' })
  }
  return first
}

/** Every value that fits, each once, whether repeated or separated by commas. */
export function listOf(
  values: AddressValues,
  dropped: Dropped[],
  name: string,
  read: (text: string) => Read<string>,
  max: number,
): readonly string[] {
  const list = new Set<string>()
  for (const text of (values.get(name) ?? []).flatMap((value) => value.split(','))) {
    const part = text.trim()
    if (part === '') continue
    const result = read(part)
    if (!result.ok) dropped.push({ name, reason: result.reason })
    else if (list.has(result.value)) dropped.push({ name, reason: 'repeated' })
    else if (list.size >= max) dropped.push({ name, reason: 'too-many' })
    else list.add(result.value)
  }
  return [...list]
}

/** A switch in words too: there the address may overrule what is on by itself. */
export const isOnOrOff = (text: string): Read<boolean> =>
  isOn(text.toLowerCase().replace('true', '1').replace('false', '0'))

/** `1` is on, `0` is off; anything else is dropped. */
export function isOn(text: string): Read<boolean> {
  if (text === '1') return { ok: true, value: true }
  if (text === '0') return { ok: true, value: false }
  return { ok: false, reason: 'malformed' }
}
