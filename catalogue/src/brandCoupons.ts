import { cycles } from '@balcao/rules/cycle'
import * as v from 'valibot'
import { AmountSchema, PercentageSchema, SymbolSchema, TextSchema } from './scalars.ts'

const InstantSchema = v.pipe(v.string(), v.isoTimestamp('is no instant such as 2026-12-31T23:59:59Z'))

const CouponProductSchema = v.strictObject({
  /** `DOMAIN_REGISTER` stands for every domain, `ID_PROTECT` for their privacy. */
  product: SymbolSchema,
  /** Empty: any cycle. */
  cycles: v.optional(v.array(v.picklist(cycles)), []),
  /** A percentage of the product's own; null: the coupon's. */
  percentage: v.optional(v.nullable(PercentageSchema), null),
  /** By cycle; they win over both. */
  percentageByCycle: v.optional(v.record(v.picklist(cycles), PercentageSchema), {}),
})

const CouponSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9_-]{3,32}$/)),
  /** For the operator: what it is for. Never shown. */
  note: TextSchema,
  kind: v.picklist(['percentage', 'value']),
  percentage: v.optional(PercentageSchema, 0),
  value: v.optional(AmountSchema, 0),
  /** Empty: everything. */
  products: v.optional(v.array(CouponProductSchema), []),
  startsAt: v.optional(v.nullable(InstantSchema), null),
  endsAt: v.optional(v.nullable(InstantSchema), null),
  minimum: v.optional(AmountSchema, 0),
  maxUses: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  maxUsesPerDocument: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
})

/** A file of `catalogue/coupons`. */
export const BrandCouponsSchema = v.strictObject({ coupons: v.array(CouponSchema) })

export type BrandCoupons = v.InferOutput<typeof BrandCouponsSchema>
export type BrandCoupon = BrandCoupons['coupons'][number]
