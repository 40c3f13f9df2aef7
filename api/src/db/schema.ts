import { sql } from 'drizzle-orm'
import type { CalculateRequest } from '@balcao/rules/calculation'
import type { BrandId } from '@balcao/rules/brand'
import type { Cycle } from '@balcao/rules/cycle'
import type { Currency } from '@balcao/rules/money'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import type { PaymentState } from '@balcao/rules/paymentState'
import { noSessionParameters } from '@balcao/rules/sessionParameters'
import type { SessionParameters } from '@balcao/rules/sessionParameters'
import type { BrandCatalogue } from '@balcao/catalogue/buildCatalogue'
import type { Customer } from '@balcao/contract/customer'
import type { WireOrder } from '@balcao/contract/order'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** An amount in minor units. `number` holds every amount exactly: the contract caps amounts far below 2^53. */
const minor = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Every catalogue that was ever in force, whole; a row never changes. */
export const catalogues = pgTable(
  'catalogues',
  {
    brand: text('brand').$type<BrandId>().notNull(),
    version: text('version').notNull(),
    body: jsonb('body').$type<BrandCatalogue>().notNull(),
    storedAt: instant('stored_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.version] })],
)

/** Which catalogue is in force: the one row that a change of prices touches. */
export const currentCatalogues = pgTable('current_catalogues', {
  brand: text('brand').$type<BrandId>().primaryKey(),
  version: text('version').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
})

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** For people. An identity column: gaps are fine, doubles are not. */
    number: bigint('number', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity({ startWith: 1_000_001 }),
    token: text('token').notNull().unique(),
    brand: text('brand').$type<BrandId>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    quoteId: text('quote_id').notNull().unique(),
    status: text('status').$type<WireOrder['status']>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    price: minor('price').notNull(),
    discount: minor('discount').notNull(),
    total: minor('total').notNull(),
    coupon: text('coupon'),
    priceBookVersion: text('price_book_version').notNull(),
    customer: jsonb('customer').$type<Customer>().notNull(),
    cart: jsonb('cart').$type<CalculateRequest>().notNull(),
    /** Consultant, offers and kind of server that the visit's address told. */
    origin: jsonb('origin').$type<SessionParameters>().notNull().default(noSessionParameters),
    placedAt: instant('placed_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [unique('orders_idempotency').on(table.brand, table.idempotencyKey)],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    kind: text('kind').$type<'product' | 'addon' | 'register' | 'transfer'>().notNull(),
    productId: text('product_id').notNull(),
    /** As the buyer saw it: the catalogue may word it otherwise tomorrow. */
    name: text('name').notNull(),
    cycle: text('cycle').$type<Cycle>().notNull(),
    quantity: integer('quantity').notNull(),
    price: minor('price').notNull(),
    discount: minor('discount').notNull(),
    total: minor('total').notNull(),
    renewal: minor('renewal').notNull(),
    /** Where a server is to stand; null where nobody chose. */
    dataCenter: text('data_center'),
    /** The EPP code of a transfer: a secret, for whoever carries the transfer out. */
    transferCode: text('transfer_code'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)

export const payments = pgTable(
  'payments',
  {
    /** Also the provider's merchant code, so asking twice opens one payment. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null where there is nothing to pay. */
    method: text('method').$type<PaymentMethod>(),
    status: text('status').$type<PaymentState>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amount: minor('amount').notNull(),
    provider: text('provider').notNull(),
    providerPaymentId: text('provider_payment_id'),
    instructions: jsonb('instructions').$type<WireOrder['payment']['instructions']>(),
    expiresAt: instant('expires_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    unique('payments_provider').on(table.provider, table.providerPaymentId),
  ],
)

/** How often a limited coupon was used; placing an order claims a use by a conditional update. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    brand: text('brand').$type<BrandId>().notNull(),
    code: text('code').notNull(),
    /** Digest of the buyer's document; empty for the count of all buyers. */
    holder: text('holder').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.code, table.holder] })],
)

/** What payment providers sent, as it came, stored before it was acknowledged. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    digest: text('digest').notNull(),
    body: text('body').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When its news began to be fetched; the same bytes after that are news again. */
    takenAt: instant('taken_at'),
  },
  (table) => [
    uniqueIndex('notifications_waiting')
      .on(table.provider, table.digest)
      .where(sql`taken_at is null`),
    index('notifications_received').on(table.receivedAt),
  ],
)

/** Proofs that count once: solved bot checks. */
export const usedTokens = pgTable(
  'used_tokens',
  {
    name: text('name').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('used_tokens_expiry').on(table.expiresAt)],
)
