import { getOrder } from '@balcao/contract/getOrder'
import type { WireOrder } from '@balcao/contract/order'
import { decodeCartCookie } from '@balcao/rules/readCartCookie'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refused } from '../testing/fakeService.ts'
import { inShop, renderInShop, textsOf } from '../testing/renderInShop.tsx'
import { documentCookieJar } from '../session/cookieJar.ts'
import { keepOrderedCart } from '../session/orderedCart.ts'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { sampleOrder, sampleTransfer } from '../testing/sampleOrder.ts'
import { createSampleShop, sampleNow } from '../testing/sampleShop.ts'
import { ConfirmationScreen } from './ConfirmationScreen.tsx'

let tell: (order: WireOrder) => void

beforeEach(() => {
  tell = () => undefined
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      readyState = 1
      constructor() {
        super()
        tell = (order) => {
          const event = new MessageEvent('order', { data: JSON.stringify({ order }) })
          act(() => void this.dispatchEvent(event))
        }
      }
      close() {
        this.readyState = 2
      }
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

async function open(order: WireOrder, brand = sampleBrands.br) {
  const sample = await createSampleShop({ brand })
  await renderInShop(<ConfirmationScreen token={order.token} initialOrder={order} />, sample.shop)
  return sample
}

const heading = () => screen.getByRole('heading', { level: 1 })
const statuses = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

describe('an order that waits for its Pix', () => {
  it('shows amount, code, picture, and until when, on the clock of the visitor', async () => {
    await open(sampleOrder())
    expect(heading().textContent).toBe('Agora é só pagar o Pix')
    expect(screen.getAllByText('R$ 200,00').length).toBeGreaterThan(0)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Pix copia e cola' }).value).toMatch(
      /^000201/,
    )
    expect(screen.getByRole('img', { name: 'QR Code do Pix' }).getAttribute('src')).toMatch(
      /^data:image\/svg/,
    )
    expect(screen.getByText(/Pague até 20 de novembro de 2026/)).toBeTruthy()
    expect(screen.getByText('Você tem 30 minutos.')).toBeTruthy()
    expect(screen.getByText(/E-mail do pedido: a\*\*\*@exemplo.com.br/)).toBeTruthy()
    expect(screen.getByText('Depois, R$ 400,00 por 1 ano.')).toBeTruthy()
  })

  it('says where its server stands', async () => {
    const order = sampleOrder()
    await open({ ...order, lines: order.lines.map((line) => ({ ...line, dataCenter: 'São Paulo' })) })
    expect(screen.getByText(/Servidor em São Paulo/)).toBeTruthy()
  })

  it('never gives more minutes than there are', async () => {
    const sample = await createSampleShop()
    sample.setNow(sampleNow + 7_000)
    const order = sampleOrder({ expiresAt: '2026-11-20T12:30:07.000Z' })
    await renderInShop(<ConfirmationScreen token={order.token} initialOrder={order} />, sample.shop)
    expect(screen.getByText('Você tem 30 minutos.')).toBeTruthy()
  })

  it('turns to paid without a reload, says so once, and leaves focus alone', async () => {
    await open(sampleOrder())
    const help = screen.getByRole('link', { name: 'Central de ajuda' })
    help.focus()
    expect(statuses()).toBe('')
    tell(sampleOrder({ status: 'paid', instructions: null }))
    await waitFor(() => expect(heading().textContent).toBe('Pagamento confirmado'))
    expect(statuses()).toBe('Pagamento confirmado')
    expect(document.activeElement).toBe(help)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('hands focus to the heading when the part that held it is gone', async () => {
    await open(sampleOrder())
    screen.getByRole('button', { name: 'Copiar código Pix' }).focus()
    tell(sampleOrder({ status: 'paid', instructions: null }))
    expect(document.activeElement).toBe(heading())
  })

  it('is copied with one press, and says that it was', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
    await open(sampleOrder())
    fireEvent.click(screen.getByRole('button', { name: 'Copiar código Pix' }))
    expect(await screen.findByRole('button', { name: 'Código copiado' })).toBeTruthy()
    expect(statuses()).toContain('Código Pix copiado')
    expect(writeText).toHaveBeenCalledOnce()
  })

  it('comes from the server as it is taken over by the browser', async () => {
    const { shop } = await createSampleShop()
    const page = inShop(
      <ConfirmationScreen token={null} initialOrder={sampleOrder()} />,
      shop,
      await textsOf(shop),
    )
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(page)
    expect(root.querySelector('img')?.getAttribute('src')).toMatch(/^data:image/)
    expect(root.querySelector('[style]')).toBeNull()
    const mismatch = vi.fn()
    const app = await act(async () => hydrateRoot(root, page, { onRecoverableError: mismatch }))
    expect(mismatch).not.toHaveBeenCalled()
    expect(root.textContent).toContain('Pague até')
    act(() => app.unmount())
    root.remove()
  })
})

describe('an order that is being opened', () => {
  it('waits for its code, which comes by itself', async () => {
    await open(sampleOrder({ status: 'initiating', instructions: null, expiresAt: null }))
    expect(screen.getByText(/Estamos gerando o seu código Pix/)).toBeTruthy()
    tell(sampleOrder())
    expect(await screen.findByRole('textbox', { name: 'Pix copia e cola' })).toBeTruthy()
    expect(statuses()).toBe('Agora é só pagar o Pix')
  })
})

describe('a payment that the bank asks to confirm', () => {
  it.each([
    ['br', 'Confirme no seu banco', /Confirme no aplicativo/],
    ['cl', 'Confirma en tu banco', /Confírmalo en su aplicación/],
  ] as const)('in %s says what to do, and turns to paid by itself', async (brand, title, words) => {
    const waiting = sampleOrder({ status: 'requires-action', instructions: null })
    await open(waiting, sampleBrands[brand])
    expect(heading().textContent).toBe(title)
    expect(screen.getByText(words)).toBeTruthy()
    tell(sampleOrder({ status: 'paid', instructions: null }))
    expect(statuses()).toMatch(/confirmado/)
  })
})

describe('a bank transfer', () => {
  it('has each datum to be copied alone, and all of them at once', async () => {
    const writeText = vi.fn((_: string) => Promise.resolve())
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
    const order = sampleOrder({
      method: 'bank_transfer',
      amount: 11_880,
      instructions: sampleTransfer,
      expiresAt: '2026-11-25T12:00:00.000Z',
    })
    await open(order, sampleBrands.cl)
    expect(screen.getByText('Tienes 5 días.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Copiar: Número de cuenta' }))
    await waitFor(() => expect(statuses()).toContain('Copiado: Número de cuenta'))
    fireEvent.click(screen.getByRole('button', { name: 'Copiar todos los datos' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2))
    expect(writeText.mock.calls[0]?.[0]).toBe('00-123-45678-90')
    expect(writeText.mock.calls[1]?.[0]).toContain('RUT: 76.086.428-5\nBanco: Banco de Ejemplo')
    expect(writeText.mock.calls[1]?.[0]).toContain('Monto: $11.880')
  })

  it('is selected to be copied by hand where the clipboard is closed', async () => {
    const order = sampleOrder({ method: 'bank_transfer', instructions: sampleTransfer })
    await open(order, sampleBrands.cl)
    fireEvent.click(screen.getByRole('button', { name: 'Copiar: Banco' }))
    await waitFor(() => expect(String(getSelection())).toBe('Banco de Ejemplo'))
  })
})

describe('an order that came to an end', () => {
  it.each([
    ['expired', 'O prazo para pagar terminou', 'não pague de novo'],
    ['failed', 'O pagamento não foi aprovado', 'pague de outra forma'],
    ['cancelled', 'Este pedido foi cancelado', 'Não pague este pedido'],
  ] as const)('%s: says so and what can be done', async (status, title, words) => {
    await open(sampleOrder({ status, instructions: null }))
    expect(heading().textContent).toBe(title)
    expect(document.body.textContent).toContain(words)
    expect(screen.getByRole('link', { name: 'Fazer um novo pedido' }).getAttribute('href')).toBe(
      '/br/carrinho',
    )
  })

  it.each([
    ['refunded', 'br', 'O pagamento foi reembolsado', 'pelo mesmo meio do pagamento'],
    ['refunded', 'cl', 'El pago fue reembolsado', 'por el mismo medio de pago'],
    ['charged-back', 'br', 'O banco devolveu o pagamento', 'O pagamento foi contestado'],
    ['charged-back', 'cl', 'El banco devolvió el pago', 'El pago fue impugnado'],
  ] as const)('%s in %s: says so and asks nothing of the visitor', async (status, brand, title, words) => {
    await open(sampleOrder({ status, instructions: null }), sampleBrands[brand])
    expect(heading().textContent).toBe(title)
    expect(document.body.textContent).toContain(words)
    expect(within(document.body).queryByRole('link', { name: /pedido/ })).toBeNull()
  })

  it('leads back to the cart that it was placed with, and says that it is kept', async () => {
    const order = sampleOrder({ status: 'failed', instructions: null })
    const { shop } = await createSampleShop()
    keepOrderedCart(() => sessionStorage, order.token, shop.session.store.getState())
    await renderInShop(<ConfirmationScreen token={order.token} initialOrder={order} />, shop)
    expect(screen.getByText(/Seu carrinho e os dados que você preencheu continuam guardados/)).toBeTruthy()
    const again = screen.getByRole('link', { name: 'Fazer um novo pedido' })
    again.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(again)
    expect(decodeCartCookie(documentCookieJar(window, null).read, 'br').cart?.items).toHaveLength(1)
    document.cookie = 'fp-cart=; Max-Age=0; Path=/'
  })

  it('without anything to pay is confirmed, and no word is said of a payment', async () => {
    await open({ ...sampleOrder({ status: 'paid', method: null, amount: 0, instructions: null }), total: 0 })
    expect(heading().textContent).toBe('Pedido confirmado')
    expect(document.body.textContent).toContain('não há nada a pagar')
    expect(document.body.textContent).not.toContain('Pagamento confirmado')
  })

  it('unknown: says that the address is incomplete', async () => {
    const { shop, service } = await createSampleShop()
    service.answer(getOrder, () => refused('not-found'))
    await renderInShop(<ConfirmationScreen token={sampleOrder().token} initialOrder={null} />, shop)
    expect(heading().textContent).toBe('Seu pedido')
    await waitFor(() => expect(heading().textContent).toBe('Não encontramos este pedido'))
    expect(within(document.body).getByRole('link', { name: 'Ir para o carrinho' })).toBeTruthy()
  })
})
