import { brandIds } from '@balcao/rules/brand'
import { cycles, domainCycles } from '@balcao/rules/cycle'
import { paymentMethods } from '@balcao/rules/paymentMethod'
import * as v from 'valibot'

/** An amount on the wire: a decimal number in the brand's currency, never negative. Inside it is integer minor units. */
export const AmountSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000_000))

export const BrandIdSchema = v.picklist(brandIds)
export const CycleSchema = v.picklist(cycles)
export const DomainCycleSchema = v.picklist(domainCycles)
export const PaymentMethodSchema = v.picklist(paymentMethods)

/** `335`, `p`, `d`. */
export const ProductIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,32}$/))
/** A line's id, unique in a request. */
export const RelIdSchema = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_.:-]{1,64}$/))
/** Loose on purpose: what a name may be is for the rules to say, with a reason; this keeps out what is no text at all. */
export const SldSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(253))
export const TldSchema = v.pipe(v.string(), v.regex(/^[a-z0-9.-]{2,63}$/))
export const CouponCodeSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))
export const PercentageSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
/** ISO 8601 in UTC. */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp())
export const NoneSchema = v.object({})
