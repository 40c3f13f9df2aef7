import * as v from 'valibot'
import type { RegistryGateway } from './domainRegistry.ts'
import type { RegistryRoute } from './guardedRegistry.ts'
import { isavail } from './isavail.ts'
import { rdap } from './rdap.ts'
import { whois } from './whois.ts'

const host = v.pipe(v.string(), v.minLength(1))
const port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))
/** Null where the registry names no limit. */
const queriesPerSecond = v.optional(v.nullable(v.pipe(v.number(), v.gtValue(0))), null)

/** Where and how an extension's registry is asked. */
const RegistryEntrySchema = v.variant('protocol', [
  v.strictObject({ protocol: v.literal('rdap'), url: v.pipe(v.string(), v.url()), queriesPerSecond }),
  v.strictObject({ protocol: v.literal('isavail'), host, port: v.optional(port, 43), queriesPerSecond }),
  v.strictObject({ protocol: v.literal('whois'), host, port: v.optional(port, 43), queriesPerSecond }),
])

/** By extension, without a dot; an entry counts for every extension below it that has none of its own; `*` for all the rest. */
export const RegistryTableSchema = v.record(v.string(), RegistryEntrySchema)

type RegistryEntry = v.InferOutput<typeof RegistryEntrySchema>
export type RegistryTable = Readonly<v.InferOutput<typeof RegistryTableSchema>>

/**
 * Finds the registry of an extension: `com.br`, then `br`, then `*`. What `*` answers for counts as a registry for each top-level domain,
 * since it stands for many. Gateways are made once and shared.
 */
export function routesOf(table: RegistryTable): (tld: string) => RegistryRoute | null {
  const made = new Map<string, RegistryRoute>()
  return (tld) => {
    const name = candidates(tld).find((candidate) => Object.hasOwn(table, candidate))
    const entry = name === undefined ? undefined : table[name]
    if (entry === undefined) return null
    const key = `${keyOf(entry)}${name === '*' ? ` ${tld.slice(tld.lastIndexOf('.') + 1)}` : ''}`
    const route = made.get(key) ?? {
      key,
      gateway: gatewayOf(entry),
      queriesPerSecond: entry.queriesPerSecond,
    }
    made.set(key, route)
    return route
  }
}

function candidates(tld: string): string[] {
  const labels = tld.split('.')
  return [...labels.map((_, index) => labels.slice(index).join('.')), '*']
}

const keyOf = (entry: RegistryEntry): string =>
  entry.protocol === 'rdap' ? `rdap ${entry.url}` : `${entry.protocol} ${entry.host}:${entry.port}`

function gatewayOf(entry: RegistryEntry): RegistryGateway {
  if (entry.protocol === 'rdap') return rdap(entry.url)
  return entry.protocol === 'isavail' ? isavail(entry) : whois(entry)
}
