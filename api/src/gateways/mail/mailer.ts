/** A mail to one buyer. Texts may hold whatever a buyer typed: an adapter writes them so that none becomes a header. */
export interface Mail {
  /** Alike for each try, so that whoever gets it twice can tell: `order-received.5f0c…`, without a domain. */
  readonly id: string
  readonly to: { readonly name: string; readonly address: string }
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** BCP 47. */
  readonly language: string
}

/** Whoever carries mails. A server that cannot be reached or is busy throws GatewayError, a mail that it will never take MailRefused. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>
}

/** The server has said no for good: no such mailbox, no such content. Says its reply code, never the address. */
export class MailRefused extends Error {}

/** For `MAIL=off`. */
export const noMailer: Mailer = { send: () => Promise.resolve() }
