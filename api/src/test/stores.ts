import { randomBytes } from 'node:crypto'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { Redis } from 'ioredis'
import pino from 'pino'
import type { Logger } from 'pino'
import { readEnv } from '../env.ts'
import { openRedis } from '../redis/openRedis.ts'

/** What several services share, opened by each of them. */
export interface TestStore {
  readonly open: (log?: Logger) => Promise<Redis>
  /** The server is gone: its connections end and no new one is taken. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
  /** Takes away whatever was written under this store's names. */
  readonly close: () => Promise<void>
}

const url = process.env['TEST_REDIS_URL']

/** The Redis of the environment, for stories that need one; empty where it names none. */
export const redisUrls: readonly string[] = url === undefined || url === '' ? [] : [url]

/** Names of its own in a Redis, so that runs do not meet, behind a door that can be shut. */
export async function openTestStore(redisUrl: string): Promise<TestStore> {
  const prefix = `balcao-test-${randomBytes(6).toString('hex')}:`
  const door = await openDoor(new URL(redisUrl))
  const throughDoor = new URL(redisUrl)
  throughDoor.host = `127.0.0.1:${door.port}`
  const env = readEnv({ REDIS_URL: throughDoor.href, REDIS_PREFIX: prefix })
  const opened: Redis[] = []

  return {
    open: async (log = pino({ level: 'silent' })) => {
      const redis = await openRedis(env, log)
      if (redis === null) throw new Error('no redis')
      opened.push(redis)
      return redis
    },
    cut: door.shut,
    mend: door.open,
    close: async () => {
      for (const redis of opened) redis.disconnect()
      await door.shut()
      const cleaner = new Redis(redisUrl)
      const names = await cleaner.keys(`${prefix}*`)
      if (names.length > 0) await cleaner.del(...names)
      await cleaner.quit()
    },
  }
}

async function openDoor(to: URL) {
  const through = new Set<Socket>()
  const server = createServer((inside) => {
    const outside = connect(Number(to.port === '' ? 6379 : to.port), to.hostname)
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      through.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        through.delete(one)
        other.destroy()
      })
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  await listen(0)
  const { port } = addressOf(server.address())
  return {
    port,
    open: () => listen(port),
    shut: async () => {
      if (!server.listening) return
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of through) socket.destroy()
      await closed
    },
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address
}
