import { OrderSchema } from '@balcao/contract/order'
import { paymentStates } from '@balcao/rules/paymentState'
import { noSessionParameters } from '@balcao/rules/sessionParameters'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { OrderRecord } from '../repositories/orderRecords.ts'
import { wireOrder } from './orderWire.ts'

const at = new Date('2026-11-20T12:00:00.000Z')

const order: OrderRecord['order'] = {
  id: '0192f0c8-0000-7000-8000-000000000001',
  number: 1042,
  token: 'b0rrowed_light-0f-stars',
  brand: 'br',
  status: 'placed',
  currency: 'BRL',
  price: 25_000,
  discount: 5_000,
  total: 20_000,
  customer: {
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    document: '52998224725',
    phone: '+5511912345678',
    address: {
      postalCode: '01310100',
      street: 'Avenida Paulista',
      number: '1000',
      complement: '',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    },
  },
  quoteId: 'quote',
  idempotencyKey: 'key',
  fingerprint: 'print',
  coupon: null,
  priceBookVersion: '1',
  cart: { products: [], domains: [], coupon: null, paymentMethod: 'pix', ccMode: false, domainHosts: [] },
  origin: noSessionParameters,
  placedAt: at,
  changedAt: at,
}

describe('an order on the wire', () => {
  it.each(paymentStates)('tells the buyer that its payment is %s, as the books have it', (status) => {
    const payment: OrderRecord['payment'] = {
      id: '0192f0c8-0000-7000-8000-000000000002',
      orderId: order.id,
      method: 'pix',
      status,
      currency: 'BRL',
      amount: 20_000,
      provider: 'ebanx',
      providerPaymentId: null,
      instructions: null,
      expiresAt: null,
      changedAt: at,
    }
    const shown = v.parse(OrderSchema, wireOrder({ order, lines: [], payment }))
    expect(shown.payment).toMatchObject({ status, amount: 200 })
    expect(shown.email).toBe('a***@exemplo.com.br')
  })
})
