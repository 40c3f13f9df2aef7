import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { forgetNotifications } from '../commands/forgetNotifications.ts'
import { notifications } from '../db/schema.ts'
import { jobHandlers } from '../jobs/jobHandlers.ts'
import { buildTestApp } from './buildTestApp.ts'
import type { TestApp } from './buildTestApp.ts'
import { databases } from './databases.ts'

const dayMs = 86_400_000

/** Notifications that came so many days ago, each with its age for a body. */
async function keep({ deps }: Pick<TestApp, 'deps'>, ages: readonly number[]): Promise<void> {
  const rows = ages.map((days) => ({
    id: randomUUID(),
    provider: 'ebanx',
    digest: randomUUID(),
    body: String(days),
    receivedAt: new Date(deps.clock() - days * dayMs),
  }))
  await deps.connection.orm.insert(notifications).values(rows)
}

const kept = async ({ deps }: Pick<TestApp, 'deps'>): Promise<readonly string[]> =>
  (await deps.connection.orm.select({ body: notifications.body }).from(notifications))
    .map(({ body }) => body)
    .sort()

describe.each(databases)('notifications on $name', ({ open }) => {
  it('are forgotten after their days, however many there are', { timeout: 60_000 }, async () => {
    const shop = await buildTestApp({ connection: await open(), env: { NOTIFICATION_DAYS: '30' } })
    await keep(shop, [0, 29, 30, 31, ...Array.from({ length: 2_500 }, () => 400)])
    await forgetNotifications(shop.deps)
    expect(await kept(shop)).toEqual(['0', '29', '30'])
    await shop.close()
  })

  it(
    'are forgotten by a job that nobody sends, and one waits for the next day',
    { timeout: 60_000 },
    async () => {
      const connection = await open()
      const before = await buildTestApp({ connection })
      await keep(before, [1, 200])
      await before.deps.jobs.work(jobHandlers(before.deps))
      await vi.waitFor(async () => expect(await kept(before)).toEqual(['1']), 20_000)
      await before.deps.jobs.work(jobHandlers(before.deps))
      const waiting = sql`select start_after > now() + interval '23 hours' as later from pgboss.job
      where name = 'forget-notifications' and state = 'created'`
      expect(await connection.orm.execute(waiting)).toMatchObject({ rows: [{ later: true }] })
      await before.close()
    },
  )
})
