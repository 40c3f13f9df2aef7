import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { StartupError } from '../env.ts'
import type { Env } from '../env.ts'

/** A visitor waits no longer than this for what Redis has to say. */
const answerMs = 500
const longestPauseMs = 2_000

/**
 * Connects to the Redis of the environment; null where it names none. Throws StartupError, one line with the cure, when it does not answer.
 * Later it may go and come back: commands fail at once meanwhile, which their callers are ready for, and the log says both, each once.
 */
export async function openRedis(
  { REDIS_URL: url, REDIS_PREFIX: keyPrefix }: Pick<Env, 'REDIS_URL' | 'REDIS_PREFIX'>,
  log: Logger,
): Promise<Redis | null> {
  if (url === undefined) return null
  const redis = new Redis(url, {
    keyPrefix,
    lazyConnect: true,
    connectTimeout: 2_000,
    commandTimeout: answerMs,
    // No queue of what could not be asked: each command would wait for the next try to connect.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 100, longestPauseMs),
  })
  const lastError = watch(redis, log)
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    redis.disconnect()
    throw unreachable(url, lastError() ?? error)
  }
  return redis
}

/** Tells the log when it goes and when it is back. Returns the error that was seen last. */
function watch(redis: Redis, log: Logger): () => Error | null {
  let wasReady = false
  let isAway = false
  let last: Error | null = null
  redis.on('error', (error: Error) => {
    last = error
  })
  redis.on('close', () => {
    if (!wasReady || isAway || redis.status === 'end') return
    isAway = true
    log.warn({ err: last ?? undefined }, 'redis is away: this process counts for itself until it is back')
  })
  redis.on('ready', () => {
    if (isAway) log.info('redis is back')
    wasReady = true
    isAway = false
  })
  return () => last
}

function unreachable(url: string, error: unknown): StartupError {
  const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer'
  return new StartupError(
    `REDIS_URL cannot be reached at ${new URL(url).host} (${reason}). Start that Redis, mend the address, or unset REDIS_URL to let each process keep its own counts.`,
  )
}
