import { and, asc, eq, sql } from 'drizzle-orm'
import type { BrandId } from '@balcao/rules/brand'
import type { Orm } from '../db/connect.ts'
import { orderLines, orders, payments } from '../db/schema.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type PaymentRow = typeof payments.$inferSelect

/** An order with everything that its page shows; `payment` is the latest attempt. */
export interface OrderRecord {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly payment: PaymentRow
}

export interface NewOrder {
  readonly order: typeof orders.$inferInsert
  readonly lines: readonly (typeof orderLines.$inferInsert)[]
  readonly payment: typeof payments.$inferInsert
}

/**
 * Writes an order, unless its idempotency key or its quote has one already: then nothing is written and the answer is false. Two at once:
 * the second waits for the first to commit.
 */
export async function insertOrder(tx: Orm, { order, lines, payment }: NewOrder): Promise<boolean> {
  const inserted = await tx.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id })
  if (inserted.length === 0) return false
  await tx.insert(orderLines).values([...lines])
  await tx.insert(payments).values(payment)
  return true
}

export const findOrderByKey = (
  orm: Orm,
  brand: BrandId,
  idempotencyKey: string,
): Promise<OrderRecord | null> =>
  findOrder(orm, and(eq(orders.brand, brand), eq(orders.idempotencyKey, idempotencyKey)))

export const findOrderByQuote = (orm: Orm, quoteId: string): Promise<OrderRecord | null> =>
  findOrder(orm, eq(orders.quoteId, quoteId))

export const findOrderByToken = (orm: Orm, token: string): Promise<OrderRecord | null> =>
  findOrder(orm, eq(orders.token, token))

export const findOrderById = (orm: Orm, id: string): Promise<OrderRecord | null> =>
  findOrder(orm, eq(orders.id, id))

async function findOrder(orm: Orm, where: ReturnType<typeof and>): Promise<OrderRecord | null> {
  const [found] = await orm
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(where)
    .orderBy(sql`${payments.changedAt} desc`)
    .limit(1)
  if (found === undefined) return null
  const lines = await orm
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, found.order.id))
    .orderBy(asc(orderLines.position))
  return { ...found, lines }
}

/** Changes an order's state; the caller holds its row. */
export async function setOrderStatus(
  tx: Orm,
  id: string,
  status: OrderRow['status'],
  now: Date,
): Promise<void> {
  await tx.update(orders).set({ status, changedAt: now }).where(eq(orders.id, id))
}

export const orderChannel = 'order_changed'

/** Tells every process that watches; heard when the transaction commits. */
export async function announceOrder(tx: Orm, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${orderChannel}, ${id})`)
}
