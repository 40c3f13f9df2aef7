import { randomUUID } from 'node:crypto'
import { calculateCart } from '@balcao/rules/calculateCart'
import type { BrandId } from '@balcao/rules/brand'
import type { CalculateRequest, PricedCart } from '@balcao/rules/calculation'
import { findCoupon } from '@balcao/rules/priceBook'
import type { Coupon } from '@balcao/rules/priceBook'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import { canonicalRequest, digestOf } from '../quotes/canonicalRequest.ts'
import { sealQuote } from '../quotes/sealedQuote.ts'
import { countCouponUses, everybody } from '../repositories/couponUses.ts'
import type { Snapshot } from '../snapshots/catalogueSnapshots.ts'

type Needed = Pick<Deps, 'catalogues' | 'clock' | 'connection'>

export interface Priced {
  readonly cart: PricedCart
  readonly snapshot: Snapshot
  /** The coupon asked for, when there is one. */
  readonly coupon: Coupon | null
}

/**
 * Prices a request with the book in force. The database is asked only how often a limited coupon was used; `holder` is a digest of the
 * buyer's document, or nobody before it is known. Throws `not-calculable` with every problem.
 */
export async function priceCart(
  deps: Needed,
  brand: BrandId,
  request: CalculateRequest,
  holder: string = everybody,
): Promise<Priced> {
  const snapshot = deps.catalogues.of(brand)
  const coupon = (request.coupon === null ? undefined : findCoupon(snapshot.book, request.coupon)) ?? null
  const { uses, usesByHolder } = await couponUses(deps, brand, coupon, holder)
  const result = calculateCart(snapshot.book, request, {
    now: deps.clock(),
    couponUses: uses,
    couponUsesByDocument: usesByHolder,
  })
  if (!result.ok) throw new ApiError('not-calculable', result.problems)
  return { cart: result.cart, snapshot, coupon }
}

const unused = { uses: 0, usesByHolder: 0 }

const couponUses = (deps: Needed, brand: BrandId, coupon: Coupon | null, holder: string) =>
  coupon === null || (coupon.maxUses === null && coupon.maxUsesPerDocument === null)
    ? unused
    : countCouponUses(deps.connection.orm, brand, coupon.code, holder)

/** Seals a priced request: an order can be placed against it until it expires. */
export function quoteFor(
  { env, clock }: Pick<Deps, 'env' | 'clock'>,
  request: CalculateRequest,
  { cart, snapshot }: Priced,
): { readonly token: string; readonly expiresAt: number } {
  const expiresAt = clock() + env.QUOTE_MINUTES * 60_000
  const token = sealQuote(
    {
      id: randomUUID(),
      brand: snapshot.book.brand,
      currency: snapshot.book.currency,
      total: cart.total,
      request: digestOf(canonicalRequest(request)),
      priceBookVersion: snapshot.book.version,
      expiresAt,
    },
    env.QUOTE_SECRETS,
  )
  return { token, expiresAt }
}
