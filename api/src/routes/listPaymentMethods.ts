import { listPaymentMethods } from '@balcao/contract/listPaymentMethods'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serveCall.ts'
import { answerOnce } from './answerOnce.ts'

export function serveListPaymentMethods(app: FastifyInstance, { catalogues, payments }: Deps): void {
  serveCall(app, listPaymentMethods, 'read', ({ brand }) => {
    const snapshot = catalogues.of(brand)
    return answerOnce(snapshot, 'payment-methods', () => ({
      methods: snapshot.book.paymentMethods
        .map((method) => ({ method, available: payments.offers(method) }))
        .toSorted((one, other) => Number(other.available) - Number(one.available)),
    }))
  })
}
