import type { MailKind } from '@balcao/catalogue/mailTexts'
import type { PaymentState } from '@balcao/rules/paymentState'
import type { Deps } from '../deps.ts'
import { MailRefused } from '../gateways/mail/mailer.ts'
import { HopelessJob } from '../jobs/jobQueue.ts'
import { composeMail } from '../mail/composeMail.ts'
import { findOrderById } from '../repositories/orderRecords.ts'
import type { OrderRecord } from '../repositories/orderRecords.ts'

/** In which states of the payment a mail is still true; one that no longer is, is not sent: better news has its own. */
const holdsIn: Readonly<Record<MailKind, readonly PaymentState[]>> = {
  'order-received': ['requires-action', 'pending'],
  paid: ['paid'],
  free: ['paid'],
  failed: ['failed'],
  expired: ['expired'],
  cancelled: ['cancelled'],
  refunded: ['refunded'],
}

/** The mail that a payment's new state calls for; null where another has the news, or the buyer's own bank. */
export const mailFor = (state: PaymentState): MailKind | null => mailsOf[state]

const mailsOf = {
  initiating: null,
  'requires-action': null,
  pending: null,
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
  refunded: 'refunded',
  'charged-back': null,
} as const satisfies Record<PaymentState, MailKind | null>

/**
 * Writes to a buyer what their order has come to. Each mail is asked for once, in the transaction that brought the news; a try after a lost
 * answer carries the same Message-ID. Throws GatewayError while the mail server does not answer, HopelessJob when it has refused for good.
 */
export async function sendMail(
  deps: Pick<Deps, 'connection' | 'catalogues' | 'env' | 'mailer'>,
  { orderId, mail }: { readonly orderId: string; readonly mail: MailKind },
): Promise<void> {
  const record = await findOrderById(deps.connection.orm, orderId)
  if (record === null || !holdsIn[mail].includes(record.payment.status)) return
  const { customer } = record.order
  const { brand, mails } = deps.catalogues.of(record.order.brand).catalogue
  const url = orderUrl(deps.env.PUBLIC_URL ?? trialUrl, brand.addresses.cartUrl, record.order.token)
  await deps.mailer
    .send({
      id: `${mail}.${record.payment.id}`,
      to: { name: customer.name, address: customer.email },
      replyTo: brand.legal.email,
      ...composeMail({ kind: mail, texts: mails, brand, url, ...factsOf(record) }),
    })
    .catch((error: unknown) => {
      throw error instanceof MailRefused ? new HopelessJob(error.message) : error
    })
}

const factsOf = ({ order, lines, payment }: OrderRecord) => ({
  name: order.customer.name,
  number: String(order.number),
  currency: order.currency,
  total: order.total,
  lines,
  instructions: payment.instructions,
  expiresAt: payment.expiresAt,
})

/** Where `npm start` has the storefront. */
const trialUrl = 'http://localhost:3000'

/** The order's page stands beside the cart, wherever the shop has that. */
const orderUrl = (base: string, cartUrl: string, token: string): string =>
  new URL(`confirmacao?order=${encodeURIComponent(token)}`, new URL(cartUrl, base)).href
