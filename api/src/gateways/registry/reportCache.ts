import type { NameReport } from './domainRegistry.ts'

/** Clear answers, remembered briefly: a visitor asks about the same name several times in a minute. */
export interface ReportCache {
  readonly get: (name: string) => Promise<NameReport | null>
  readonly put: (name: string, report: NameReport) => Promise<void>
}

export interface MemoryCacheOptions {
  readonly clock: () => number
  readonly keepMs: number
  readonly size: number
}

export function memoryReportCache({ clock, keepMs, size }: MemoryCacheOptions): ReportCache {
  const kept = new Map<string, { readonly report: NameReport; readonly until: number }>()
  return {
    get: (name) => {
      const found = kept.get(name)
      if (found !== undefined && found.until <= clock()) kept.delete(name)
      return Promise.resolve(found !== undefined && found.until > clock() ? found.report : null)
    },
    put: (name, report) => {
      kept.delete(name)
      kept.set(name, { report, until: clock() + keepMs })
      const oldest = kept.size > size ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      return Promise.resolve()
    },
  }
}
