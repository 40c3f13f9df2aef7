import { listPaymentMethods } from '@balcao/contract/listPaymentMethods'
import { placeOrder } from '@balcao/contract/placeOrder'
import { setDataCenters } from '@balcao/rules/dataCenters'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shop } from '../session/ShopContext.tsx'
import { refused, replied } from '../testing/fakeService.ts'
import type { Reply } from '../testing/fakeService.ts'
import { inShop, renderInShop, textsOf } from '../testing/renderInShop.tsx'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { sampleOrder } from '../testing/sampleOrder.ts'
import { bookOf, createSampleShop } from '../testing/sampleShop.ts'
import type { SampleShopOptions } from '../testing/sampleShop.ts'
import { checkoutDraftOf } from './useCheckoutDraft.ts'
import { PaymentScreen } from './PaymentScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/br/pagamento')
})

const ana = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  document: '529.982.247-25',
  phone: '(11) 98765-4321',
  address: {
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    number: '1500',
    complement: 'apto 12',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
}

async function open(options: SampleShopOptions = {}, customer = ana) {
  const sample = await createSampleShop(options)
  checkoutDraftOf(sample.shop).change((draft) => ({ ...draft, customer }))
  const onPlaced = vi.fn()
  await renderInShop(<PaymentScreen summary={null} onPlaced={onPlaced} />, sample.shop)
  return { ...sample, onPlaced }
}

/** Amounts never break over two lines: the space in them is a hard one. */
const amounts = (name: string) => name.replace('R$ ', 'R$\u00a0')
const payButton = (name = 'Gerar Pix de R$ 200,00') => screen.findByRole('button', { name: amounts(name) })
const isPriced = ({ session }: Shop) =>
  waitFor(() => expect(session.store.getState().calculation.status).toBe('settled'))

describe('before anything is charged', () => {
  it('shows who buys, what, for how much now and later, and where each is corrected', async () => {
    await open({ tld: 'com.br' })
    const who = within(screen.getByRole('region', { name: 'Quem está comprando' }))
    for (const words of ['Ana Souza', '529.982.247-25', '(11) 98765-4321', 'São Paulo, SP, 01310-100']) {
      expect(who.getByText(words)).toBeTruthy()
    }
    expect(who.getByText('Avenida Paulista, 1500, apto 12, Bela Vista')).toBeTruthy()
    expect(who.getByRole('link', { name: 'Corrigir dados' }).getAttribute('href')).toBe('/br/identificacao')

    const what = within(screen.getByRole('region', { name: 'O que você está comprando' }))
    expect(what.getByText('Hospedagem Turbo')).toBeTruthy()
    expect(what.getByText('minhaloja.com.br')).toBeTruthy()
    expect(what.getByText('Depois, R$ 400,00 por 1 ano.')).toBeTruthy()
    expect(what.getByRole('link', { name: 'Alterar carrinho' }).getAttribute('href')).toBe('/br/carrinho')
    await payButton()
  })

  it('says where a server will stand', async () => {
    const { shop } = await open()
    expect(screen.queryByText(/Servidor em/)).toBeNull()
    await act(() =>
      shop.session.edit((cart) =>
        setDataCenters(cart, {
          lineId: cart.items[0]?.id ?? '',
          all: [{ name: 'São Paulo', country: 'br', countryName: 'Brasil', status: 'active', latency: '' }],
          restricted: false,
        }),
      ),
    )
    expect(await screen.findByText(/Servidor em São Paulo/)).toBeTruthy()
  })

  it('says who sells, how to withdraw, and what the button means', async () => {
    await open({ tld: 'com.br' })
    expect(screen.getByText(/Balcão Hospedagem de Exemplo Ltda., CNPJ 11.222.333\/0001-81/)).toBeTruthy()
    expect(screen.getByText('Direito de arrependimento')).toBeTruthy()
    await payButton()
    expect(screen.getByText(/Ao apertar “Gerar Pix de R\$\s200,00”/)).toBeTruthy()
    for (const name of [/Termos de serviço/, /Contrato de registro de domínios/]) {
      expect(screen.getByRole('link', { name }).getAttribute('rel')).toBe('noopener')
    }
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('holds the button while the buyer is not known, and says why', async () => {
    await open({}, { ...ana, email: '' })
    expect(screen.getByText('Antes de pagar, faltam alguns dados seus.')).toBeTruthy()
    expect((await payButton()).hasAttribute('disabled')).toBe(true)
  })

  it('renders on the server without the buyer', async () => {
    const { shop } = await createSampleShop()
    checkoutDraftOf(shop).change((draft) => ({ ...draft, customer: ana }))
    const html = renderToString(
      inShop(<PaymentScreen summary={null} onPlaced={vi.fn()} />, shop, await textsOf(shop)),
    )
    expect(html).toContain('Hospedagem Turbo')
    expect(html).not.toContain('Ana Souza')
  })
})

describe('an order with nothing to pay', () => {
  it('is placed without a way to pay it, by a button that says so', async () => {
    const sample = await createSampleShop()
    const { shop, service } = sample
    service.answer(listPaymentMethods, () => replied({ methods: [] }))
    const book = bookOf(sampleBrands.br)
    const plan = book.products['335']
    if (plan === undefined) throw new Error('no plan')
    sample.reprice({ ...book, products: { ...book.products, 335: { ...plan, trialDays: 30 } } })
    await shop.session.recalculate()
    service.answer(placeOrder, () =>
      replied({
        order: { ...sampleOrder({ status: 'paid', method: null, amount: 0, instructions: null }), total: 0 },
      }),
    )
    checkoutDraftOf(shop).change((draft) => ({ ...draft, customer: ana }))
    const onPlaced = vi.fn()
    await renderInShop(<PaymentScreen summary={null} onPlaced={onPlaced} />, shop)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confira e conclua')
    expect(screen.queryByRole('radio')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Concluir pedido sem pagar nada' }))
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
    expect(service.heardOf(placeOrder)).toHaveLength(1)
  })
})

describe('ways to pay', () => {
  it('come in the order of the service, none chosen for the visitor, each with its own button', async () => {
    const sample = await createSampleShop()
    sample.service.answer(listPaymentMethods, () =>
      replied({
        methods: [
          { method: 'bank_transfer', available: true },
          { method: 'pix', available: true },
          { method: 'credit_card', available: false },
        ],
      }),
    )
    checkoutDraftOf(sample.shop).change((draft) => ({ ...draft, customer: ana }))
    await renderInShop(<PaymentScreen summary={null} onPlaced={vi.fn()} />, sample.shop)
    const radios = await screen.findAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
      ['bank_transfer', false, false],
      ['pix', false, false],
      ['credit_card', false, true],
    ])
    expect(screen.getByText('Indisponível no momento.')).toBeTruthy()
    fireEvent.click(await payButton('Pagar R$ 200,00'))
    expect(await screen.findByText('Escolha como pagar.')).toBeTruthy()
    expect(document.activeElement).toBe(radios[0])
    expect(sample.service.heardOf(placeOrder)).toHaveLength(0)

    fireEvent.click(screen.getByRole('radio', { name: 'Pix' }))
    await payButton()
    expect(screen.queryByText('Escolha como pagar.')).toBeNull()
    expect(sample.shop.session.store.getState().paymentMethod).toBe('pix')
  })

  it('can be asked for again when they do not come', async () => {
    const sample = await createSampleShop()
    sample.service.answer(listPaymentMethods, () => 'lost')
    await renderInShop(<PaymentScreen summary={null} onPlaced={vi.fn()} />, sample.shop)
    const again = await screen.findByRole('button', { name: 'Tentar de novo' })
    sample.service.answer(listPaymentMethods, () =>
      replied({ methods: [{ method: 'pix', available: true }] }),
    )
    fireEvent.click(again)
    expect(await screen.findByRole('radio', { name: 'Pix' })).toBeTruthy()
  })

  it('are a bank transfer in Chile', async () => {
    history.replaceState(null, '', '/cl/pagamento')
    await open({ brand: sampleBrands.cl }, { ...ana, document: '76.086.428-5', phone: '9 1234 5678' })
    expect(await screen.findByRole('radio', { name: 'Transferencia bancaria' })).toBeTruthy()
    expect(await payButton('Pagar $20.000 por transferencia')).toBeTruthy()
  })
})

describe('the button', () => {
  it('places one order however often it is pressed, and leads to it', async () => {
    const { service, shop, onPlaced } = await open()
    let answer: (reply: Reply) => void = () => undefined
    service.answer(placeOrder, () => new Promise((resolve) => (answer = resolve)))
    const button = await payButton()
    await isPriced(shop)
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(service.heardOf(placeOrder)).toHaveLength(1))
    expect(button.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(button)
    const order = sampleOrder()
    await act(async () => answer(replied({ order }, 201)))
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(`/br/confirmacao?order=${order.token}`),
    )
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith(order)
    expect(service.heardOf(placeOrder)).toHaveLength(1)
  })

  it('takes a press while a price is on its way: it goes on when the price is the one it named', async () => {
    const { service, shop, onPlaced } = await open()
    service.answer(placeOrder, () => replied({ order: sampleOrder() }, 201))
    const button = await payButton()
    await isPriced(shop)
    act(() => void shop.session.recalculate())
    fireEvent.click(button)
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
    expect(service.heardOf(placeOrder)).toHaveLength(1)
  })

  it('and asks when the price that came is another one', async () => {
    const { service, shop, reprice, onPlaced } = await open()
    const button = await payButton()
    await isPriced(shop)
    reprice(bookOf(shop.brand, 25_000))
    act(() => void shop.session.recalculate())
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'O total mudou' })
    expect(dialog.textContent).toContain(amounts('R$ 250,00'))
    expect(service.heardOf(placeOrder)).toHaveLength(0)
    expect(onPlaced).not.toHaveBeenCalled()
  })

  it('says what a lost answer means, and finds the same order at the next press', async () => {
    const { service, shop, onPlaced } = await open()
    service.answer(placeOrder, () => 'lost')
    const button = await payButton()
    await isPriced(shop)
    fireEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toContain('nada é cobrado duas vezes')
    service.answer(placeOrder, () => replied({ order: sampleOrder() }, 201))
    fireEvent.click(button)
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
    const keys = service.heardOf(placeOrder).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('asks when the price has moved, with both totals; nothing is lost either way', async () => {
    const { service, shop, reprice, onPlaced } = await open()
    service.answer(placeOrder, ({ body }) =>
      Object(body).quote === 'quote-2'
        ? refused('price-changed', [], { shown: 200, current: 250 })
        : replied({ order: sampleOrder() }, 201),
    )
    const button = await payButton()
    await isPriced(shop)
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'O total mudou' })
    expect(dialog.textContent).toContain(amounts('R$ 200,00'))
    expect(dialog.textContent).toContain(amounts('R$ 250,00'))
    expect(onPlaced).not.toHaveBeenCalled()

    reprice(bookOf(shop.brand, 25_000))
    fireEvent.click(within(dialog).getByRole('button', { name: amounts('Continuar com R$ 250,00') }))
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
    expect(checkoutDraftOf(shop).read().customer).toEqual(ana)
  })

  it('leads back to the cart when the visitor does not want the new price', async () => {
    const { service, shop, onPlaced } = await open()
    service.answer(placeOrder, () => refused('quote-expired', [], { shown: 200, current: 200 }))
    const button = await payButton()
    await isPriced(shop)
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Confirme o total' })
    expect(dialog.textContent).toContain('o total continua o mesmo')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Voltar ao carrinho' }))
    expect(location.pathname).toBe('/br/carrinho')
    expect(onPlaced).not.toHaveBeenCalled()
  })

  it('says which domain is gone and where to choose another', async () => {
    const { service, shop } = await open({ tld: 'com.br' })
    service.answer(placeOrder, () =>
      refused('domain-not-confirmed', [{ code: 'unavailable', field: 'cart.domains.0' }]),
    )
    const button = await payButton()
    await isPriced(shop)
    fireEvent.click(button)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('minhaloja.com.br acabou de ser registrado por outra pessoa')
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/br/carrinho')
  })

  it.each([
    [
      'data-center-not-offered',
      'provisioning.0.dataCenter',
      'O data center escolhido não está mais disponível',
    ],
    ['epp-code-required', 'cart.domains.0', 'Falta o código EPP de uma transferência'],
  ])(
    'says what the order could not be set up with (%s), and leads to where it is chosen',
    async (code, field, title) => {
      const { service, shop, onPlaced } = await open()
      service.answer(placeOrder, () => refused('invalid-request', [{ code, field }]))
      const button = await payButton()
      await isPriced(shop)
      fireEvent.click(button)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain(title)
      expect(within(alert).getByRole('link').getAttribute('href')).toBe('/br/carrinho')
      expect(onPlaced).not.toHaveBeenCalled()
    },
  )
})
