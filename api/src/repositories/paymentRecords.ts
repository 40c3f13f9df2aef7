import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../db/connect.ts'
import { orders, payments } from '../db/schema.ts'
import type { OrderRow, PaymentRow } from './orderRecords.ts'

export interface PaymentWithOrder {
  readonly payment: PaymentRow
  readonly order: OrderRow
}

export async function findPayment(orm: Orm, id: string): Promise<PaymentWithOrder | null> {
  const [found] = await joined(orm).where(eq(payments.id, id))
  return found ?? null
}

/** The same with both rows locked until the transaction ends; always the order first, so that two never wait for each other. */
export async function lockPayment(tx: Orm, id: string): Promise<PaymentWithOrder | null> {
  const [reference] = await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, id))
  if (reference === undefined) return null
  const [order] = await tx.select().from(orders).where(eq(orders.id, reference.orderId)).for('update')
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return order === undefined || payment === undefined ? null : { order, payment }
}

/** Our ids of payments that a provider knows by its own. */
export async function findPaymentIds(
  orm: Orm,
  provider: string,
  providerPaymentIds: readonly string[],
): Promise<string[]> {
  const found = await orm
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), inArray(payments.providerPaymentId, [...providerPaymentIds])))
  return found.map(({ id }) => id)
}

export async function updatePayment(
  tx: Orm,
  id: string,
  change: Partial<Pick<PaymentRow, 'status' | 'providerPaymentId' | 'instructions' | 'expiresAt'>> & {
    readonly changedAt: Date
  },
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id))
}

const joined = (orm: Orm) =>
  orm
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
