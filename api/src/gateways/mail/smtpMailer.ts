import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { GatewayError } from '../gatewayError.ts'
import { MailRefused } from './mailer.ts'
import type { Mail, Mailer } from './mailer.ts'

export interface SmtpOptions {
  /** `smtps://user:password@mail.example:465`, or `smtp://` with STARTTLS where the server offers it. */
  readonly url: string
  /** `Balcão <pedidos@balcao.example>` */
  readonly from: string
}

/** Mails over SMTP, one connection each: a buyer's mails are few and far between. Source: RFC 5321. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async (mail) => {
      await transport
        .sendMail({ from, ...fieldsOf(mail), messageId: `<${mail.id}@${domain}>` })
        .catch(explain)
    },
  }
}

const fieldsOf = ({ to, replyTo, subject, text, html, language }: Mail) => ({
  to: { name: oneLine(to.name), address: to.address },
  replyTo,
  subject: oneLine(subject),
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
})

/** The library folds and encodes headers; a line break has no business in one in the first place. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** A reply of 5xx to recipient or content is final (RFC 5321, 4.2.1); one to the login is the operator's to mend, and waits for that. */
function explain(error: unknown): never {
  const { code, responseCode } = v.parse(SmtpErrorSchema, { ...(error instanceof Error && error) })
  const words = [code, responseCode].filter((part) => part !== null).join(' ')
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutMail && responseCode !== null && responseCode >= 500) throw new MailRefused(`refused: ${words}`)
  throw new GatewayError('smtp', words || 'failed')
}

const SmtpErrorSchema = v.object({
  code: v.fallback(v.nullable(v.string()), null),
  responseCode: v.fallback(v.nullable(v.number()), null),
})
