import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { databases } from '../test/databases.ts'
import type { Connection } from './connect.ts'

const server = databases.find(({ name }) => name === 'PostgreSQL')

describe.runIf(server !== undefined)('a PostgreSQL server', () => {
  let connection: Connection | null = null
  const open = async (options: { connections: number; longestMs: number }) => {
    connection = (await server?.open(options)) ?? null
    if (connection === null) throw new Error('no server')
    return connection.orm
  }
  afterEach(() => connection?.close())

  it('ends a statement that takes too long, and answers the next one', async () => {
    const orm = await open({ connections: 1, longestMs: 200 })
    const late = { cause: { code: '57014' } }
    await expect(orm.execute(sql`select pg_sleep(20)`)).rejects.toMatchObject(late)
    await expect(orm.transaction((tx) => tx.execute(sql`select pg_sleep(20)`))).rejects.toMatchObject(late)
    expect(await orm.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] })
  })

  it('gives a new connection for each that was cut inside a transaction', async () => {
    const orm = await open({ connections: 1, longestMs: 5_000 })
    for (let cut = 0; cut < 3; cut += 1) {
      await expect(
        orm.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
      ).rejects.toThrow()
    }
    expect(await orm.transaction((tx) => tx.execute(sql`select 1 as one`))).toMatchObject({
      rows: [{ one: 1 }],
    })
  })

  it('is listened to again when the connection was cut, and not any more when told to stop', async () => {
    const orm = await open({ connections: 1, longestMs: 5_000 })
    const heard: string[] = []
    let tell = () => {}
    const next = () => new Promise<void>((resolve) => (tell = resolve))
    const stop = await connection?.listen('news', (payload) => {
      heard.push(payload)
      tell()
    })
    let told = next()
    await orm.execute(sql`select pg_notify('news', 'one')`)
    await told
    told = next()
    await orm.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'balcao news'`,
    )
    await told
    told = next()
    await orm.execute(sql`select pg_notify('news', 'two')`)
    await told
    // Empty: something may have been missed.
    expect(heard).toEqual(['one', '', 'two'])
    await stop?.()
    // The server needs a moment to notice that nobody is there.
    await vi.waitFor(async () => {
      const left = await orm.execute(
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'balcao news'`,
      )
      expect(left).toMatchObject({ rows: [{ count: 0 }] })
    })
  })

  it('is given as many connections as the setting says, however much is asked', async () => {
    const orm = await open({ connections: 3, longestMs: 5_000 })
    const asked = Array.from({ length: 12 }, () => orm.execute(sql`select pg_sleep(0.02)`))
    await Promise.all(asked)
    const counted = await orm.execute(
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'balcao'`,
    )
    expect(counted).toMatchObject({ rows: [{ count: 3 }] })
  })
})
