import { lt } from 'drizzle-orm'
import type { Orm } from '../db/connect.ts'
import { usedTokens } from '../db/schema.ts'

/** Takes a name once, across all processes; false when it was taken before. Forgets what has expired on the way. */
export async function claimToken(orm: Orm, name: string, until: Date, now: Date): Promise<boolean> {
  await orm.delete(usedTokens).where(lt(usedTokens.expiresAt, now))
  const claimed = await orm
    .insert(usedTokens)
    .values({ name, expiresAt: until })
    .onConflictDoNothing()
    .returning({ name: usedTokens.name })
  return claimed.length > 0
}
