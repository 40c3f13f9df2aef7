import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GatewayError } from '../gatewayError.ts'
import { MailRefused } from './mailer.ts'
import type { Mail } from './mailer.ts'
import { createMailboxes } from './sandbox/mailboxes.ts'
import { startSmtpSandbox } from './sandbox/smtpSandbox.ts'
import { smtpMailer } from './smtpMailer.ts'

const mailboxes = createMailboxes(() => 0)
let server: Awaited<ReturnType<typeof startSmtpSandbox>>

beforeAll(async () => {
  server = await startSmtpSandbox(mailboxes)
})
afterAll(() => server.stop())

const mailer = () =>
  smtpMailer({ url: `smtp://127.0.0.1:${server.port}`, from: 'Balcão <pedidos@balcao.example>' })

const mail = (change: Partial<Mail> = {}): Mail => ({
  id: 'paid.1',
  to: { name: 'Maria da Silva', address: 'maria@exemplo.com.br' },
  replyTo: 'atendimento@balcao.example',
  subject: 'Pedido 1042: está pago',
  text: 'Olá, Maria!',
  html: '<p>Olá, Maria!</p>',
  language: 'pt-BR',
  ...change,
})

const last = () => {
  const [newest] = mailboxes.list()
  if (newest === undefined) throw new Error('no mail')
  return newest
}

describe('a mail over SMTP', () => {
  it('arrives as it was written, in text and HTML, in its language, from the shop', async () => {
    await mailer().send(mail())
    expect(last()).toMatchObject({
      messageId: '<paid.1@balcao.example>',
      from: 'Balcão <pedidos@balcao.example>',
      to: 'Maria da Silva <maria@exemplo.com.br>',
      recipients: ['maria@exemplo.com.br'],
      subject: 'Pedido 1042: está pago',
      copies: 1,
    })
    expect(last().text.trim()).toBe('Olá, Maria!')
    expect(last().html.trim()).toBe('<p>Olá, Maria!</p>')
    expect(last().raw).toMatch(/^Content-Language: pt-BR\r$/m)
    expect(last().raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(last().raw).toMatch(/^Reply-To: atendimento@balcao.example\r$/m)
  })

  it('sent again is known by its Message-ID', async () => {
    await mailer().send(mail({ id: 'paid.2' }))
    await mailer().send(mail({ id: 'paid.2' }))
    expect(mailboxes.list().filter(({ messageId }) => messageId === '<paid.2@balcao.example>')).toHaveLength(
      1,
    )
    expect(last().copies).toBe(2)
  })

  it.each([
    'Maria\r\nBcc: eve@evil.example',
    'Maria\nSubject: other',
    'Maria" <eve@evil.example>, "x',
    'Maria <eve@evil.example>',
  ])('takes no header and no recipient from a name: %j', async (name) => {
    const to = { name, address: 'maria@exemplo.com.br' }
    await mailer().send(mail({ id: 'paid.3', to, subject: `Olá ${name}` }))
    expect(last().recipients).toEqual(['maria@exemplo.com.br'])
    const [head = ''] = last().raw.split('\r\n\r\n')
    const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
    expect(headers.filter((line) => /^(?:bcc|cc):/i.test(line))).toEqual([])
    expect(headers.filter((line) => /^(?:to|subject):/i.test(line))).toHaveLength(2)
    expect(last().to.endsWith('<maria@exemplo.com.br>')).toBe(true)
  })

  it('to a mailbox that is not there is refused for good, and the address is not told', async () => {
    const sent = mailer().send(mail({ to: { name: 'Maria', address: 'maria+nobox@exemplo.com.br' } }))
    await expect(sent).rejects.toThrow(MailRefused)
    await expect(sent).rejects.toThrow(/^refused: EENVELOPE 550$/)
  })

  it('to a server that is busy is worth another try', async () => {
    const busy = mail({ to: { name: 'Maria', address: 'maria+busy@exemplo.com.br' } })
    await expect(mailer().send(busy)).rejects.toThrow(GatewayError)
    await expect(mailer().send(busy)).rejects.toThrow(GatewayError)
    await mailer().send(busy)
    expect(last().recipients).toEqual(['maria+busy@exemplo.com.br'])
  })

  it('to a server that does not answer is worth another try, and the password is not told', async () => {
    const lost = smtpMailer({ url: 'smtp://shop:geheim@127.0.0.1:9', from: 'pedidos@balcao.example' })
    const sent = lost.send(mail())
    await expect(sent).rejects.toThrow(GatewayError)
    await expect(sent).rejects.toThrow(/^(?!.*geheim)smtp: /)
  })
})
