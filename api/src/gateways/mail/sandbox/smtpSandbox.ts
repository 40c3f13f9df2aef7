import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Mailboxes } from './mailboxes.ts'

/** How the server behaves, by the tag of the recipient: `maria+nobox@example.com`. Documented in docs/sandbox.md. */
const refusals: Readonly<
  Record<string, { readonly reply: number; readonly words: string; readonly times: number }>
> = {
  nobox: { reply: 550, words: 'No such mailbox', times: Infinity },
  busy: { reply: 451, words: 'Try again later', times: 2 },
}

/** A mail server on loopback that keeps what it is given. */
export async function startSmtpSandbox(
  mailboxes: Mailboxes,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const refusedBefore = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    size: 1_000_000,
    closeTimeout: 500,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refusals[/\+([a-z]+)@/.exec(address)?.[1] ?? '']
      const times = refusedBefore.get(address) ?? 0
      if (refusal === undefined || times >= refusal.times) return done()
      refusedBefore.set(address, times + 1)
      done(Object.assign(new Error(refusal.words), { responseCode: refusal.reply }))
    },
    onData: (stream, { envelope }, done) => {
      text(stream)
        .then((raw) =>
          mailboxes.take(
            raw,
            envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(() => done(), done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.removeAllListeners('error')
  // A client that hangs up is not news.
  server.on('error', () => undefined)
  const address: AddressInfo | string | null = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail sandbox has no port')
  return {
    port: address.port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
