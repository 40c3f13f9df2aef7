import type { BrandId } from '@balcao/rules/brand'
import type { CalculateRequest, PricedCart } from '@balcao/rules/calculation'
import { toDecimal } from '@balcao/rules/money'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import { canonicalRequest, digestOf } from '../quotes/canonicalRequest.ts'
import { openQuote } from '../quotes/sealedQuote.ts'
import type { Quote } from '../quotes/sealedQuote.ts'
import { priceCart } from './priceCart.ts'
import type { Priced } from './priceCart.ts'

/** The quote behind a token, if we sealed it for this shop and this very cart. Throws `quote-invalid`. */
export function readQuote(
  { env }: Pick<Deps, 'env'>,
  brand: BrandId,
  token: string,
  cart: CalculateRequest,
): Quote {
  const quote = openQuote(token, env.QUOTE_SECRETS)
  if (quote === null) throw new ApiError('quote-invalid', [{ code: 'seal', field: 'quote' }])
  if (quote.brand !== brand) throw new ApiError('quote-invalid', [{ code: 'other-brand', field: 'quote' }])
  if (quote.request !== digestOf(canonicalRequest(cart))) {
    throw new ApiError('quote-invalid', [{ code: 'other-cart', field: 'cart' }])
  }
  return quote
}

/**
 * Prices the cart as it is to be bought now and holds the result against what the quote promised. What differs is never charged: the
 * answer is `price-changed`, `quote-expired` or `coupon-exhausted` with both totals, and the buyer decides.
 */
export async function holdQuote(
  deps: Deps,
  brand: BrandId,
  quote: Quote,
  request: CalculateRequest,
  holder: string,
): Promise<Priced> {
  const priced = await priceCart(deps, brand, request, holder)
  const price = {
    shown: toDecimal(quote.total, quote.currency),
    current: toDecimal(priced.cart.total, priced.snapshot.book.currency),
  }
  if (quote.expiresAt <= deps.clock()) {
    throw new ApiError('quote-expired', [{ code: 'expired', field: 'quote' }], price)
  }
  if (priced.cart.total === quote.total) return priced
  throw isExhausted(priced.cart)
    ? new ApiError(
        'coupon-exhausted',
        [{ code: priced.cart.coupon?.reason ?? '', field: 'cart.coupon' }],
        price,
      )
    : new ApiError('price-changed', [{ code: 'price-changed', field: 'quote' }], price)
}

const isExhausted = ({ coupon }: PricedCart): boolean =>
  coupon?.reason === 'exhausted' || coupon?.reason === 'document-exhausted'
