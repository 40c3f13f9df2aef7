import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/openDatabase.ts'
import { readEnv } from '../env.ts'
import { cart } from './builders.ts'
import { freePort, prepareOrder, sendOrder, startProcess } from './serviceProcess.ts'
import type { Acknowledged, ServiceProcess } from './serviceProcess.ts'

const serverUrl = process.env['TEST_DATABASE_URL']
/** Shares of the time that an undisturbed order takes. */
const points = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95]
const patience = 240_000
const body = cart({ domains: [] })

const RowsSchema = v.object({
  rows: v.array(
    v.object({
      token: v.string(),
      key: v.string(),
      lines: v.pipe(v.unknown(), v.transform(Number)),
      payments: v.pipe(v.unknown(), v.transform(Number)),
    }),
  ),
})

/** Every order with what belongs to it, read when no service runs. */
async function storedOrders(env: { DATABASE_URL?: string; DATA_DIR: string }) {
  const connection = await openDatabase(readEnv(env))
  const result = await connection.orm.execute(sql`
    select token, idempotency_key as key,
      (select count(*) from order_lines where order_id = orders.id) as lines,
      (select count(*) from payments where order_id = orders.id) as payments
    from orders`)
  await connection.close()
  return v.parse(RowsSchema, result).rows
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe.each([
  { name: 'PGlite', server: false },
  ...(serverUrl === undefined ? [] : [{ name: 'PostgreSQL', server: true }]),
])('kill -9 while an order is placed, on $name', ({ server }) => {
  const database = `balcao_crash_${randomBytes(5).toString('hex')}`
  let folder: string
  let env: { DATABASE_URL?: string; DATA_DIR: string }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'balcao-crash-'))
    if (server) await onServer(`create database ${database}`)
    const url = new URL(serverUrl ?? 'postgres://localhost')
    url.pathname = `/${database}`
    env = { DATA_DIR: folder, ...(server ? { DATABASE_URL: url.href } : {}) }
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    if (server) await onServer(`drop database ${database} with (force)`)
  })

  it(
    'leaves one order or none at ten points, and every acknowledged one',
    { timeout: patience },
    async ({ annotate }) => {
      const settings = { ...env, SEED_ON_START: 'on' }
      const start = async () => startProcess({ ...settings, SANDBOX_PORT: String(await freePort()) })
      let service = await start()
      const place = async () => tokenOf(await sendOrder(service.url, await prepareOrder(service.url, body)))
      await place()
      const begun = performance.now()
      const expected = new Set([await place()])
      const usual = performance.now() - begun

      const killed = { acknowledged: 0, writtenUnanswered: 0, notWritten: 0 }
      for (const point of points) {
        const request = await prepareOrder(service.url, body)
        const answer = sendOrder(service.url, request)
        await wait(usual * point)
        await service.killHard()
        const acknowledged = await answer
        service = await start()
        const again = await sendOrder(service.url, request)
        if (acknowledged !== null) {
          killed.acknowledged += 1
          expect(again).toEqual({ ...acknowledged, replayed: true })
        } else if (again?.replayed === true) killed.writtenUnanswered += 1
        else killed.notWritten += 1
        expected.add(tokenOf(again))
      }
      await service.stop()

      const orders = await storedOrders(env)
      expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length)
      expect(orders).toHaveLength(points.length + 2)
      expect(orders.every(({ lines, payments }) => lines === 1 && payments === 1)).toBe(true)
      const tokens = new Set(orders.map(({ token }) => token))
      expect([...expected].every((token) => tokens.has(token))).toBe(true)
      // If every answer came, nothing was killed in time and nothing was proved.
      expect(killed.writtenUnanswered + killed.notWritten).toBeGreaterThan(0)
      await annotate(`killed at ten points of ${Math.round(usual)} ms: ${JSON.stringify(killed)}`)
    },
  )

  it.runIf(server)(
    'loses and doubles nothing with two services of which one dies',
    { timeout: patience },
    async ({ annotate }) => {
      const sandboxPort = String(await freePort())
      const first = await startProcess({ ...env, SANDBOX_PORT: sandboxPort })
      const join = () => startProcess({ ...env, SANDBOX_PORT: sandboxPort, SANDBOX_SERVER: 'off' })
      let second: ServiceProcess = await join()
      const before = (await storedOrders(env)).length

      const acknowledged: string[] = []
      let unanswered = 0
      const shopper = async (number: number) => {
        for (let order = 0; order < 12; order += 1) {
          const request = await prepareOrder(first.url, body)
          // The browser's own way: the same key again until there is an answer.
          let answer: Acknowledged | null = null
          for (let attempt = number + order; answer === null; attempt += 1) {
            answer = await sendOrder(attempt % 2 === 0 ? first.url : second.url, request)
            if (answer === null) unanswered += 1
          }
          acknowledged.push(answer.token)
        }
      }
      const shoppers = Promise.all(Array.from({ length: 8 }, (_, number) => shopper(number)))
      while (acknowledged.length < 20) await wait(5)
      await second.killHard()
      second = await join()
      await shoppers
      await Promise.all([first.stop(), second.stop()])

      const orders = await storedOrders(env)
      expect(new Set(acknowledged).size).toBe(96)
      expect(orders).toHaveLength(before + 96)
      const tokens = new Set(orders.map(({ token }) => token))
      expect(acknowledged.every((token) => tokens.has(token))).toBe(true)
      // If every request was answered, nothing was under way when it died.
      expect(unanswered).toBeGreaterThan(0)
      await annotate(`96 orders of 8 shoppers, ${unanswered} requests without an answer`)
    },
  )
})

function tokenOf(answer: Acknowledged | null): string {
  if (answer === null) throw new Error('no answer came')
  return answer.token
}
