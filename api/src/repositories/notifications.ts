import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Orm } from '../db/connect.ts'
import { notifications } from '../db/schema.ts'

export type NewNotification = Omit<typeof notifications.$inferInsert, 'takenAt'>

/** Keeps a notification, unless the same one is waiting already. */
export async function keepNotification(tx: Orm, notification: NewNotification): Promise<void> {
  await tx.insert(notifications).values(notification).onConflictDoNothing()
}

/**
 * Marks a waiting notification as taken up, before its news is fetched: the same bytes that come in from now on may be news again.
 */
export async function takeNotification(orm: Orm, provider: string, digest: string, now: Date): Promise<void> {
  await orm
    .update(notifications)
    .set({ takenAt: now })
    .where(
      and(
        eq(notifications.provider, provider),
        eq(notifications.digest, digest),
        isNull(notifications.takenAt),
      ),
    )
}

/** Deletes so many, at most, of those that came before a moment. Returns how many it deleted. */
export async function deleteNotifications(orm: Orm, before: Date, most: number): Promise<number> {
  const old = orm
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.receivedAt, before))
    .limit(most)
  const deleted = await orm
    .delete(notifications)
    .where(inArray(notifications.id, old))
    .returning({ id: notifications.id })
  return deleted.length
}
