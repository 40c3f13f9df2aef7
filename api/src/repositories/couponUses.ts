import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BrandId } from '@balcao/rules/brand'
import type { Orm } from '../db/connect.ts'
import { couponUses } from '../db/schema.ts'

/** Everybody's uses are counted under the empty holder. */
export const everybody = ''

/** Uses so far, by everybody and by one holder (a digest of the buyer's document). */
export async function countCouponUses(
  orm: Orm,
  brand: BrandId,
  code: string,
  holder: string,
): Promise<{ readonly uses: number; readonly usesByHolder: number }> {
  const rows = await orm
    .select({ holder: couponUses.holder, used: couponUses.used })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.brand, brand),
        eq(couponUses.code, code),
        inArray(couponUses.holder, [everybody, holder]),
      ),
    )
  const usedBy = (who: string) => rows.find((row) => row.holder === who)?.used ?? 0
  return { uses: usedBy(everybody), usesByHolder: holder === everybody ? 0 : usedBy(holder) }
}

/**
 * Takes one use if the limit leaves one; false when it does not. One statement, so that of two orders for the last use one gets it;
 * the row stays locked until the transaction ends.
 */
export async function claimCouponUse(
  tx: Orm,
  brand: BrandId,
  code: string,
  holder: string,
  limit: number,
): Promise<boolean> {
  if (limit < 1) return false
  const claimed = await tx
    .insert(couponUses)
    .values({ brand, code, holder, used: 1 })
    .onConflictDoUpdate({
      target: [couponUses.brand, couponUses.code, couponUses.holder],
      set: { used: sql`${couponUses.used} + 1` },
      setWhere: sql`${couponUses.used} < ${limit}`,
    })
    .returning({ used: couponUses.used })
  return claimed.length > 0
}
