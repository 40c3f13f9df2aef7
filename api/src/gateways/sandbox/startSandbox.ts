import { join } from 'node:path'
import fastify from 'fastify'
import { serveDocumentSandbox } from '../documents/documentSandbox.ts'
import { createMailboxes } from '../mail/sandbox/mailboxes.ts'
import { serveMailPages } from '../mail/sandbox/mailPages.ts'
import { startSmtpSandbox } from '../mail/sandbox/smtpSandbox.ts'
import { servePaymentSandbox } from '../payment/sandbox/paymentSandbox.ts'
import { openPaymentStore } from '../payment/sandbox/paymentStore.ts'
import { serveViaCepSandbox } from '../postalCode/viaCepSandbox.ts'
import { serveRdapSandbox } from '../registry/sandbox/rdapSandbox.ts'
import { startIsavailSandbox } from '../registry/sandbox/isavailSandbox.ts'
import { startWhoisSandbox } from '../registry/sandbox/whoisSandbox.ts'
import { notificationKeys } from './notificationKeys.ts'

/** Where another process learns the rest of the sandbox's address. */
export const sandboxPath = '/sandbox.json'

export interface SandboxOptions {
  /** Of the HTTP server; the registries that speak other protocols take free ports, told at `/sandbox.json`. */
  readonly port: number
  /** Where payments and the key are kept; null for a sandbox that forgets. */
  readonly folder: string | null
  /** Where the shop takes notifications; asked at each delivery. */
  readonly notifyUrl: () => string
  readonly pixMinutes: number
  readonly registrySlowMs: number
  readonly registryLatencyMs: number
  readonly clock: () => number
}

export interface Sandbox {
  readonly url: string
  /** UDP. */
  readonly isavailPort: number
  readonly whoisPort: number
  readonly smtpPort: number
  /** PEM of the key that notifications are checked against. */
  readonly publicKeyPem: string
  readonly stop: () => Promise<void>
}

/** The other systems of the shop, on loopback, speaking the protocols of the real ones. Documented in docs/sandbox.md. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const inFolder = (name: string) => (options.folder === null ? null : join(options.folder, name))
  const keys = notificationKeys(inFolder('notification-key.pem'))
  const publicKeyPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const app = fastify({ forceCloseConnections: true })
  const registry = {
    clock: options.clock,
    slowMs: options.registrySlowMs,
    latencyMs: options.registryLatencyMs,
  }
  // The buttons of the payment page send an empty form.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  )

  servePaymentSandbox(app, {
    store: openPaymentStore(inFolder('payments.jsonl')),
    privateKey: keys.privateKey,
    notifyUrl: options.notifyUrl,
    pixMinutes: options.pixMinutes,
    clock: options.clock,
  })
  await app.register(
    (scope, _options, done) => {
      serveRdapSandbox(scope, registry)
      done()
    },
    { prefix: '/rdap' },
  )
  await app.register(
    (scope, _options, done) => {
      serveViaCepSandbox(scope)
      done()
    },
    { prefix: '/viacep' },
  )

  serveDocumentSandbox(app, options.clock)

  const mailboxes = createMailboxes(options.clock)
  serveMailPages(app, mailboxes)

  const isavail = await startIsavailSandbox(registry)
  const whois = await startWhoisSandbox(registry)
  const smtp = await startSmtpSandbox(mailboxes)
  const ports = { isavailPort: isavail.port, whoisPort: whois.port, smtpPort: smtp.port, publicKeyPem }
  app.get(sandboxPath, () => ports)

  const url = await app.listen({ port: options.port, host: '127.0.0.1' })
  return {
    url,
    ...ports,
    stop: async () => {
      await Promise.all([app.close(), isavail.stop(), whois.stop(), smtp.stop()])
    },
  }
}
