import type { Redis } from 'ioredis'
import * as v from 'valibot'
import type { ReportCache } from './reportCache.ts'

const instant = v.nullable(v.number())

const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    status: v.picklist(['available', 'unavailable', 'unknown']),
    premium: v.boolean(),
    statuses: v.array(v.string()),
    createdAt: instant,
    expiresAt: instant,
    lastTransferAt: instant,
  }),
)

const keyOf = (name: string): string => `name:${name}`

/** Answers that several processes remember together. Without Redis for a moment, nothing is remembered and all goes on. */
export const redisReportCache = (redis: Redis, keepMs: number): ReportCache => ({
  get: async (name) => {
    const text = await redis.get(keyOf(name)).catch(() => null)
    const parsed = v.safeParse(StoredSchema, text)
    return parsed.success ? parsed.output : null
  },
  put: async (name, report) => {
    await redis.set(keyOf(name), JSON.stringify(report), 'PX', keepMs).catch(() => null)
  },
})
