import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Mailboxes, ReceivedMail } from './mailboxes.ts'

const ParamsSchema = v.object({ messageId: v.string() })

/** What the buyers got: a list, each mail as its reader shows it, and all of them for a machine. */
export function serveMailPages(app: FastifyInstance, mailboxes: Mailboxes): void {
  app.get('/mails.json', () => ({ mails: mailboxes.list() }))

  app.get('/mails', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(listPage(mailboxes.list())),
  )

  app.get('/mails/:messageId', (request, reply) => {
    const { messageId } = v.parse(ParamsSchema, request.params)
    const mail = mailboxes.list().find((one) => one.messageId === messageId)
    if (mail === undefined) return reply.code(404).send({ status: 'ERROR', status_code: 'unknown' })
    // What it holds came from outside, like any mail: it is shown, never run.
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups",
      )
      .type('text/html; charset=utf-8')
      .send(mail.html)
  })
}

const listPage = (mails: readonly ReceivedMail[]): string => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>E-mails de teste</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430 }
  article { border: 1px solid #cfd6e0; border-radius: 8px; padding: 1rem 1.25rem; margin: 1rem 0 }
  h2 { font-size: 1.1rem; margin: 0 }
  p { margin: .25rem 0; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; color: #4a5566 }
</style>
<h1>E-mails de teste</h1>
<p>O que a loja enviou aos compradores. Nada sai desta máquina.</p>
${mails.length === 0 ? '<p>Nenhum e-mail ainda.</p>' : mails.map(card).join('\n')}
</html>
`

const card = ({ messageId, to, subject, text, receivedAt, copies }: ReceivedMail): string => `<article>
  <h2><a href="/mails/${encodeURIComponent(messageId)}">${escape(subject)}</a></h2>
  <p>${escape(to)} · ${new Date(receivedAt).toISOString()}${copies > 1 ? ` · ${copies} ×` : ''}</p>
  <pre>${escape(text)}</pre>
</article>`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (words: string): string => words.replace(/[&<>"]/g, (character) => escapes[character] ?? '')
