import { calculate } from '@balcao/contract/calculate'
import { calculateAnswerOf, calculateRequestOf } from '@balcao/contract/calculateWire'
import type { FastifyInstance } from 'fastify'
import { priceCart, quoteFor } from '../commands/priceCart.ts'
import type { Deps } from '../deps.ts'
import { slowGuesses } from '../http/slowGuesses.ts'
import { serveCallWithBody } from '../http/serveCall.ts'

export function serveCalculate(app: FastifyInstance, deps: Deps): void {
  const brake = slowGuesses(deps)
  serveCallWithBody(app, calculate, 'calculate', async ({ body, brand, request: { ip } }) => {
    const request = calculateRequestOf(body)
    const priced = await priceCart(deps, brand, request)
    if (priced.cart.coupon?.reason === 'unknown') await brake(ip)
    return calculateAnswerOf({
      cart: priced.cart,
      currency: priced.snapshot.book.currency,
      coupon: priced.coupon,
      nameOf: (id) => priced.snapshot.names.get(id) ?? id,
      quote: quoteFor(deps, request, priced),
    })
  })
}
