import { setTimeout as wait } from 'node:timers/promises'
import { fullName, unknownName } from './domainRegistry.ts'
import type { DomainName, DomainRegistry, NameReport, RegistryGateway } from './domainRegistry.ts'
import { createBreaker } from './breaker.ts'
import { createGate } from './gate.ts'
import { createPace } from './pace.ts'
import type { ReportCache } from './reportCache.ts'

/** One registry as the configuration names it. */
export interface RegistryRoute {
  /** Shares its limits with every extension of the same registry. */
  readonly key: string
  readonly gateway: RegistryGateway
  /** Null where the registry names no limit. */
  readonly queriesPerSecond: number | null
}

export interface GuardOptions {
  /** Null for an extension that nobody can be asked about. */
  readonly routeOf: (tld: string) => RegistryRoute | null
  readonly cache: ReportCache
  readonly clock: () => number
  /** Questions to one registry at the same time. */
  readonly concurrency: number
  /** The longest that a question may take, whoever waits for it. */
  readonly longestMs: number
}

/**
 * Asks registries so that neither they nor we are hurt: one question a name at a time, a few a registry, none while it is failing, an
 * answer in time for whoever asked. A question that outlives its asker still fills the cache.
 */
export function guardRegistries(options: GuardOptions): DomainRegistry {
  const flights = new Map<string, Promise<NameReport>>()
  const guards = new Map<string, Guard>()

  const guardOf = ({ key, queriesPerSecond }: RegistryRoute): Guard => {
    const known = guards.get(key)
    if (known !== undefined) return known
    const guard = {
      gate: createGate(options.concurrency),
      breaker: createBreaker(options.clock),
      pace: createPace(options.clock, queriesPerSecond),
    }
    guards.set(key, guard)
    return guard
  }

  const ask = async (name: DomainName, route: RegistryRoute): Promise<NameReport> => {
    const { gate, breaker, pace } = guardOf(route)
    if (breaker.isOpen()) return unknownName
    const waitMs = pace.reserve(options.longestMs)
    if (waitMs === null) return unknownName
    const signal = AbortSignal.timeout(waitMs + options.longestMs)
    try {
      if (waitMs > 0) await wait(waitMs, undefined, { ref: false })
      // One whose turn comes too late is not the registry's fault, and its answer nobody's news.
      const report = await gate(() =>
        signal.aborted ? Promise.resolve(unknownName) : route.gateway.look(name, signal),
      )
      if (report.status === 'unknown') return report
      breaker.succeeded()
      await options.cache.put(fullName(name), report)
      return report
    } catch {
      breaker.failed(name.sld)
      return unknownName
    }
  }

  const join = (name: DomainName, route: RegistryRoute): Promise<NameReport> => {
    const key = fullName(name)
    const running = flights.get(key)
    if (running !== undefined) return running
    const flight = ask(name, route).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  return {
    look: async (name, { deadlineMs, fresh }) => {
      const route = options.routeOf(name.tld)
      if (route === null) return unknownName
      const remembered = fresh ? null : await options.cache.get(fullName(name))
      return remembered ?? inTime(join(name, route), deadlineMs)
    },
  }
}

interface Guard {
  readonly gate: ReturnType<typeof createGate>
  readonly breaker: ReturnType<typeof createBreaker>
  readonly pace: ReturnType<typeof createPace>
}

async function inTime(report: Promise<NameReport>, deadlineMs: number): Promise<NameReport> {
  const stop = new AbortController()
  const late = wait(deadlineMs, unknownName, { signal: stop.signal, ref: false }).catch(() => unknownName)
  try {
    return await Promise.race([report, late])
  } finally {
    stop.abort()
  }
}
