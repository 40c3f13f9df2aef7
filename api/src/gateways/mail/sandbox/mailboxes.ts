import PostalMime from 'postal-mime'
import type { Address } from 'postal-mime'

/** A mail as it lies in the sandbox's mailboxes. */
export interface ReceivedMail {
  readonly messageId: string
  readonly from: string
  /** As the envelope had them: who really gets it. */
  readonly recipients: readonly string[]
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Epoch milliseconds. */
  readonly receivedAt: number
  /** How often it came: a mailbox knows a mail that it has by its Message-ID. */
  readonly copies: number
  /** As it came, headers and all. */
  readonly raw: string
}

export interface Mailboxes {
  readonly take: (raw: string, recipients: readonly string[]) => Promise<void>
  /** Newest first. */
  readonly list: () => readonly ReceivedMail[]
}

/** More than anybody looks at. */
const most = 200

export function createMailboxes(clock: () => number): Mailboxes {
  const mails = new Map<string, ReceivedMail>()
  return {
    take: async (raw, recipients) => {
      const { messageId = '', from, to, subject = '', text = '', html = '' } = await PostalMime.parse(raw)
      const copies = (mails.get(messageId)?.copies ?? 0) + 1
      mails.delete(messageId)
      mails.set(messageId, {
        messageId,
        from: written(from),
        recipients,
        to: to?.map(written).join(', ') ?? '',
        subject,
        text,
        html,
        receivedAt: clock(),
        copies,
        raw,
      })
      const [oldest] = mails.keys()
      if (mails.size > most && oldest !== undefined) mails.delete(oldest)
    },
    list: () => [...mails.values()].reverse(),
  }
}

const written = (address: Address | undefined): string =>
  address === undefined ? '' : `${address.name} <${address.address ?? ''}>`
