import * as v from 'valibot'
import { TextSchema, byCycle } from './scalars.ts'

/** The mails that a buyer gets. `free`: confirmed at once, with nothing to pay. */
export const mailKinds = [
  'order-received',
  'paid',
  'free',
  'failed',
  'expired',
  'cancelled',
  'refunded',
] as const

export type MailKind = (typeof mailKinds)[number]

/** A text with `{names}` to be filled in; every name that it has must be one of those given. */
const withNames = (...names: readonly string[]) =>
  v.pipe(
    TextSchema,
    v.check(
      (text) => namesIn(text).every((name) => names.includes(name)),
      `may have no other names in braces than ${names.map((name) => `{${name}}`).join(', ') || 'none'}`,
    ),
  )

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)

const message = v.strictObject({
  subject: withNames('number', 'amount'),
  heading: withNames(),
  text: withNames('name', 'number', 'amount'),
  /** Of the way to the order's page. */
  button: withNames(),
})

/** `catalogue/mails/<language>.json`: what the shop writes to its buyers. */
export const MailTextsSchema = v.strictObject({
  'order-received': message,
  paid: message,
  free: message,
  failed: message,
  expired: message,
  cancelled: message,
  refunded: message,
  words: v.strictObject({
    amount: withNames(),
    payBy: withNames(),
    pix: withNames(),
    pixHow: withNames(),
    transferHow: withNames(),
    bank: withNames(),
    accountType: withNames(),
    accountNumber: withNames(),
    holder: withNames(),
    accountEmail: withNames(),
    reference: withNames(),
    /** Where neither a code nor an account is to be shown. */
    otherHow: withNames(),
    items: withNames(),
    quantity: withNames('quantity', 'name'),
    renewal: withNames('amount', 'term'),
    total: withNames(),
    free: withNames(),
    help: withNames('url'),
    reason: withNames('number'),
    cycles: byCycle(withNames()),
  }),
})

export type MailTexts = v.InferOutput<typeof MailTextsSchema>
