import { identify } from '@balcao/contract/identify'
import type { FastifyInstance } from 'fastify'
import { checkCustomer } from '../commands/checkCustomer.ts'
import { serveCallWithBody } from '../http/serveCall.ts'

/** The cart is not known here: what its domains want of the buyer is held when the order is placed. */
export function serveIdentify(app: FastifyInstance): void {
  serveCallWithBody(app, identify, 'calculate', ({ body, brand }) => {
    const needs = { brand, registrant: false, nationalDomain: false }
    const { customer, warnings } = checkCustomer(needs, body.customer)
    return { customer, warnings: warnings.map(({ code, field }) => ({ code, field: `customer.${field}` })) }
  })
}
