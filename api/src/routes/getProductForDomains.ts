import { getProductForDomains } from '@balcao/contract/getProduct'
import type { FastifyInstance } from 'fastify'
import { soldName } from '../commands/soldName.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import { serveCallWithBody } from '../http/serveCall.ts'
import { wireProduct } from './productWire.ts'

/** Multiple-domain mode: the product once for each name, so that each can go its own way in the cart. */
export function serveGetProductForDomains(app: FastifyInstance, deps: Deps): void {
  serveCallWithBody(app, getProductForDomains, 'read', ({ params: { productId }, body, brand }) => {
    const snapshot = deps.catalogues.of(brand)
    const product = wireProduct(snapshot, productId)
    if (product === null) throw new ApiError('unknown-product')
    return {
      products: body.domains.map(({ sld, tld }, index) => {
        refuseAt(index, () => soldName(deps, snapshot.book, sld, tld))
        return product
      }),
    }
  })
}

/** Gives a problem of one name its place in the list. */
function refuseAt(index: number, check: () => void): void {
  try {
    check()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const problems = error.problems.map(({ code, field }) => ({ code, field: `domains.${index}.${field}` }))
    throw new ApiError(error.code, problems)
  }
}
