import { loadCatalogues } from '@balcao/catalogue/loadCatalogue'
import { mailKinds } from '@balcao/catalogue/mailTexts'
import { describe, expect, it } from 'vitest'
import { composeMail } from './composeMail.ts'
import type { MailFacts } from './mailBlocks.ts'

const catalogues = loadCatalogues()

function facts(brand: 'br' | 'cl', change: Partial<MailFacts> = {}): MailFacts {
  const catalogue = catalogues.get(brand)
  if (catalogue === undefined) throw new Error('no catalogue')
  return {
    kind: 'order-received',
    texts: catalogue.mails,
    brand: catalogue.brand,
    name: 'Maria da Silva',
    number: '1042',
    currency: catalogue.brand.currency,
    total: brand === 'br' ? 19_990 : 119_900,
    lines: [
      {
        name: 'Plano Turbo',
        cycle: 'annually',
        quantity: 1,
        total: brand === 'br' ? 19_990 : 119_900,
        renewal: brand === 'br' ? 39_990 : 239_900,
      },
      { name: 'minhaloja.com.br', cycle: 'annually', quantity: 1, total: 0, renewal: 4_000 },
    ],
    instructions: { kind: 'pix', code: '00020126580014br.gov.bcb.pix', picture: '' },
    expiresAt: new Date('2026-11-20T15:30:00Z'),
    url: 'https://loja.example/br/confirmacao?order=abc',
    ...change,
  }
}

/** Amounts never break over two lines: the space in them is a hard one. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the mail about an order', () => {
  it('has everything to pay by Pix: amount, until when on the clock of the country, the code, the page', () => {
    const { subject, text, html, language } = composeMail(facts('br'))
    expect(language).toBe('pt-BR')
    expect(subject).toBe('Pedido 1042: falta só o pagamento')
    expect(plain(text)).toContain('Olá, Maria da Silva! O pedido 1042 está registrado.')
    expect(plain(text)).toContain('Valor: R$ 199,90')
    expect(plain(text)).toMatch(/Pague até: 20 de novembro de 2026.* 12:30 (GMT-3|BRT)/)
    expect(text).toContain('\n00020126580014br.gov.bcb.pix\n')
    expect(text).toContain('Ver o pedido: https://loja.example/br/confirmacao?order=abc')
    expect(plain(text)).toContain('Plano Turbo: R$ 199,90 (1 ano; depois, R$ 399,90 por 1 ano)')
    expect(text).toContain('minhaloja.com.br: Grátis')
    expect(html).toContain('00020126580014br.gov.bcb.pix')
    expect(html).toContain('href="https://loja.example/br/confirmacao?order=abc"')
  })

  it('has the account and the reference of a bank transfer, in the words of Chile', () => {
    const { subject, text } = composeMail(
      facts('cl', {
        instructions: {
          kind: 'bank_transfer',
          bank: 'Banco de Ejemplo',
          accountType: 'Cuenta corriente',
          accountNumber: '00-123-45678-90',
          holder: 'Balcão SpA',
          document: '76.086.428-5',
          email: 'pagos@cl.balcao.example',
          reference: '1042',
        },
      }),
    )
    expect(subject).toBe('Pedido 1042: solo falta el pago')
    expect(plain(text)).toContain('Monto: $119.900')
    for (const words of ['Número de cuenta: 00-123-45678-90', 'RUT: 76.086.428-5', 'Referencia: 1042']) {
      expect(text).toContain(words)
    }
    expect(text).toMatch(/Paga hasta el: 20 de noviembre de 2026.* 12:30/)
  })

  it('asks nobody to pay once it is paid', () => {
    const { text } = composeMail(facts('br', { kind: 'paid' }))
    expect(text).not.toContain('br.gov.bcb.pix')
    expect(text).not.toContain('Pague até')
  })

  it.each([...catalogues.keys()].flatMap((brand) => mailKinds.map((kind) => [brand, kind] as const)))(
    'in %s, %s, leaves no name in braces and no empty word',
    (brand, kind) => {
      const catalogue = catalogues.get(brand)
      if (catalogue === undefined) throw new Error('no catalogue')
      const mail = composeMail({ ...facts('br'), kind, texts: catalogue.mails, brand: catalogue.brand })
      for (const part of [mail.subject, mail.text, mail.html.replace(/<style>.*<\/style>/s, '')]) {
        expect(part).not.toMatch(/\{\w*\}|undefined/)
      }
    },
  )

  it('shows what a buyer typed as words, whatever it looks like', () => {
    const { html, text } = composeMail(facts('br', { name: '<img src=x onerror=alert(1)> {amount}' }))
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {amount}!')
    expect(html).not.toContain('<img')
    expect(text).toContain('{amount}!')
  })
})
