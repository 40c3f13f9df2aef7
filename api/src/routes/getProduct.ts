import { getProduct } from '@balcao/contract/getProduct'
import { findProduct } from '@balcao/rules/priceBook'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import { serveCall } from '../http/serveCall.ts'
import { answerOnce } from './answerOnce.ts'
import { wireProduct } from './productWire.ts'

/** `tld` and `coupon` are taken and change nothing: prices of a cart come from a calculation alone (docs/decisions/027). */
export function serveGetProduct(app: FastifyInstance, { catalogues }: Deps): void {
  serveCall(app, getProduct, 'read', ({ params: { productId }, brand }) => {
    const snapshot = catalogues.of(brand)
    if (findProduct(snapshot.book, productId) === undefined) throw new ApiError('unknown-product')
    return answerOnce(snapshot, `product ${productId}`, () => ({ product: wireProduct(snapshot, productId) }))
  })
}
