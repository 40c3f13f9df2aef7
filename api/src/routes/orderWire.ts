import type { WireOrder } from '@balcao/contract/order'
import { toDecimal } from '@balcao/rules/money'
import type { Minor } from '@balcao/rules/money'
import type { OrderRecord } from '../repositories/orderRecords.ts'

/** An order as its page shows it. */
export function wireOrder({ order, lines, payment }: OrderRecord): WireOrder {
  const amount = (minor: Minor) => toDecimal(minor, order.currency)
  return {
    token: order.token,
    number: String(order.number),
    status: order.status,
    placedAt: order.placedAt.toISOString(),
    total: amount(order.total),
    price: amount(order.price),
    discount: amount(order.discount),
    email: maskEmail(order.customer.email),
    lines: lines.map((line) => ({
      name: line.name,
      cycle: line.cycle,
      quantity: line.quantity,
      total: amount(line.total),
      renewal: amount(line.renewal),
      dataCenter: line.dataCenter,
    })),
    payment: {
      method: payment.method,
      status: payment.status,
      amount: amount(payment.amount),
      expiresAt: payment.expiresAt?.toISOString() ?? null,
      instructions: payment.instructions,
    },
  }
}

/** `maria@exemplo.com.br` is `m***@exemplo.com.br`. */
export const maskEmail = (email: string): string => email.replace(/^(.?)[^@]*/u, '$1***')
