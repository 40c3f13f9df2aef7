import type { Brand } from '@balcao/catalogue/brand'
import { calculate } from '@balcao/contract/calculate'
import { domainAvailability } from '@balcao/contract/domainAvailability'
import { domainTransferability } from '@balcao/contract/domainTransferability'
import { getProduct } from '@balcao/contract/getProduct'
import type { WireRelatedProduct } from '@balcao/contract/getProduct'
import { listDataCenters } from '@balcao/contract/listDataCenters'
import { setTemporaryDomain } from '@balcao/rules/temporaryDomain'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { availability, offered, transferability } from '../testing/domainReplies.ts'
import { refused, replied } from '../testing/fakeService.ts'
import type { Heard } from '../testing/fakeService.ts'
import { pressEscape } from '../testing/nativeDialog.ts'
import { renderInShop } from '../testing/renderInShop.tsx'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { sampleBook, sampleProduct } from '../testing/sampleCatalogue.ts'
import { sampleAnswers, startShop } from '../testing/startedShop.ts'
import type { StartedShop, StartOptions } from '../testing/startedShop.ts'
import { CartScreen } from './CartScreen.tsx'
import { couponForm, loadCartParts } from './cartParts.ts'
import { OrderSummary } from './OrderSummary.tsx'

const comingOver = transferability('regthroughothers', 'available')

/** The cart and its summary for an address, as the route puts them together; a name is shown by its add-ons alone. */
async function openCart(address: string, options: StartOptions = {}): Promise<StartedShop> {
  const started = await startShop(address, options)
  await Promise.all([...loadCartParts(started.state), couponForm.load()])
  await renderInShop(
    <>
      <CartScreen
        notices={null}
        domainBox={null}
        document={null}
        renderDomain={({ addons, onRemove, item }) => (
          <>
            <button onClick={onRemove}>{`Remover ${item.name}`}</button>
            {addons}
          </>
        )}
      />
      <OrderSummary withCoupon />
    </>,
    started.shop,
  )
  return started
}

const settled = async ({ shop }: StartedShop) => {
  await waitFor(() => expect(shop.session.store.getState().calculation.status).toBe('settled'))
  await act(async () => undefined)
}

const toastsOf = ({ shop }: StartedShop) => shop.toasts.store.getState().map(({ code }) => code)
const total = () =>
  within(screen.getByRole('region', { name: 'Resumo do pedido' }))
    .getAllByRole('definition')
    .at(-1)
const turbo = 'pid=335&billingCycle=annually'

beforeEach(() => {
  // jsdom does not move the page.
  window.scrollTo = () => undefined
})

describe('an item of the cart', () => {
  it('names what is in the cart in its heading', async () => {
    await openCart(`${turbo}&sld=minhaloja&tld=com.br`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Plano Turbo e minhaloja.com.br')
  })

  it('shows each cycle with its saving, its price a month, what is paid now and the renewal', async () => {
    await openCart(turbo)
    const card = screen.getByRole('radio', { name: /^1 ano/ }).closest('label')
    expect(card?.textContent).toContain('58% OFF')
    expect(card?.textContent).toMatch(/R\$\s16,67\/mês/)
    expect(card?.textContent).toMatch(/Você paga R\$\s200,00 agora\. Renova por R\$\s480,00/)
  })

  it('says what it is, what it has in a few points, and the whole of it with its stress', async () => {
    await openCart(turbo)
    expect(screen.getByText('Descrição.')).toBeTruthy()
    expect(screen.getByText('Sites ilimitados').closest('details')).toBeNull()
    const whole = screen.getByText('O que está incluído').closest('details')
    expect(whole?.textContent).toContain('SSL e CDN grátis, e-mail à parte.')
    expect(whole?.querySelector('strong')?.textContent).toBe(' e CDN grátis')
    expect(whole?.textContent).toContain('Certificado SSL')
  })

  it('changes its cycle and says so', async () => {
    const shop = await openCart(turbo)
    fireEvent.click(screen.getByRole('radio', { name: /^3 anos/ }))
    await settled(shop)
    expect(total()?.textContent).toMatch(/R\$\s400,00/)
    expect(toastsOf(shop)).toEqual(['cycle-changed'])
  })

  it('starts with no add-on chosen, takes one and leaves it', async () => {
    const shop = await openCart(turbo)
    const addon = screen.getByRole('switch', { name: /SiteLock/ })
    expect(addon).toHaveProperty('checked', false)
    fireEvent.click(addon)
    await settled(shop)
    expect(total()?.textContent).toMatch(/R\$\s320,00/)
    fireEvent.click(addon)
    await settled(shop)
    expect(total()?.textContent).toMatch(/R\$\s200,00/)
    expect(toastsOf(shop)).toEqual(['product-added', 'product-removed'])
  })
})

describe('an add-on', () => {
  const withAddon = (changes: Partial<WireRelatedProduct>): StartOptions => ({
    answers: {
      [getProduct.name]: ({ params }) => {
        const product = sampleProduct(params['productId'] ?? '')
        if (product === null) return refused('unknown-product')
        return replied({
          product: { ...product, related: product.related.map((one) => ({ ...one, ...changes })) },
        })
      },
    },
  })
  const noteOf = (name: RegExp) => screen.getByRole('switch', { name }).closest('label')?.textContent

  it('says what it is beside another product, and what it renews for', async () => {
    await openCart(turbo, withAddon({ relatedDescription: 'Proteja o seu site.' }))
    expect(noteOf(/SiteLock/)).toMatch(
      /Proteja o seu site\. Você paga R\$\s[\d,]+ por 1 ano\. Renova por R\$\s120,00\./,
    )
    expect(noteOf(/SiteLock/)).not.toContain('Descrição.')
  })

  it('goes without its name or its renewal where the catalogue says so, and tells of the name that it brings', async () => {
    await openCart(
      turbo,
      withAddon({
        relatedDescription: 'Proteja o seu site.',
        relatedShowName: false,
        relatedShowRenewPrice: false,
        relatedShowFreeDomainBox: true,
        freedomainCycles: ['annually'],
      }),
    )
    const words = noteOf(/Proteja o seu site/)
    expect(words).not.toContain('SiteLock')
    expect(words).not.toContain('Renova')
    expect(words).toContain('Com domínio grátis no primeiro ano.')
  })
})

describe('a plan on offer beside a name', () => {
  const book = { ...sampleBook, brand: 'mx', currency: 'MXN' } as const
  const beside: StartOptions = {
    brand: sampleBrands.mx,
    book,
    answers: {
      [getProduct.name]: () => {
        const [name, plan] = [sampleProduct('d', book), sampleProduct('5', book)]
        if (name === null || plan === null) return refused('unknown-product')
        return replied({ product: { ...name, related: [{ ...plan, relatedShowFreeDomainBox: true }] } })
      },
    },
  }
  const plan = () => screen.getByRole('switch', { name: /Produto 5/ })
  const promise = 'Con dominio gratis el primer año.'

  it('makes it free, as it promises, and takes that back with itself: es', async () => {
    const shop = await openCart('pid=d&sld=mitienda&tld=com', beside)
    expect(plan().closest('label')?.textContent).toContain(promise)
    const nameOf = () => shop.shop.session.store.getState().cart.items[0]?.balance?.total
    expect(nameOf()).toBe(7000)
    fireEvent.click(plan())
    await settled(shop)
    expect(nameOf()).toBe(0)
    fireEvent.click(plan())
    await settled(shop)
    expect(nameOf()).toBe(7000)
  })

  it('is there at once beside a name that another plan left alone', async () => {
    const honest = sampleAnswers([], book)[getProduct.name]
    const answers = {
      [getProduct.name]: (heard: Heard) =>
        (heard.params['productId'] === 'd' ? beside.answers?.[getProduct.name] : honest)?.(heard) ?? 'lost',
    }
    const shop = await openCart('pid=437&sld=mitienda&tld=com', { ...beside, answers })
    expect(screen.queryByRole('switch', { name: /Produto 5/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Quitar Plano Start' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Quitar' }))
    fireEvent.click(await screen.findByRole('switch', { name: /Produto 5/ }))
    await settled(shop)
    expect(shop.shop.session.store.getState().cart.items).toMatchObject([
      { name: 'mitienda.com', balance: { total: 0 } },
    ])
  })

  it.each([
    ['in an extension that it does not give', 'pid=d&sld=mitienda&tld=info'],
    ['that comes over', 'pid=d&sld=mitienda&tld=com&transfer=1'],
  ])('promises nothing beside one %s', async (_, address) => {
    const answers = { ...beside.answers, [domainTransferability.name]: comingOver }
    await openCart(address, { ...beside, answers })
    expect(plan().closest('label')?.textContent).not.toContain(promise)
  })
})

describe('professional e-mail', () => {
  const withTrial: StartOptions = { flags: ['email-trial', 'trial-email-without-domain'] }

  it('is one choice of several, none at first', async () => {
    await openCart(turbo)
    expect(screen.getByRole('radio', { name: 'Sem e-mail profissional' })).toHaveProperty('checked', true)
    expect(screen.queryByRole('radio', { name: /teste grátis/ })).toBeNull()
  })

  it('asks for the number of accounts once chosen, within what is sold, and says what each costs', async () => {
    const shop = await openCart(turbo)
    fireEvent.click(screen.getByRole('radio', { name: 'E-mail Essencial' }))
    await settled(shop)
    const accounts = screen.getByLabelText('Contas de e-mail')
    expect(within(accounts).getAllByRole('option')).toHaveLength(20)
    expect(screen.getByText(/Cada conta a mais custa R\$\s9,00 por mês/)).toBeTruthy()
    const before = shop.shop.session.store.getState().calculation.last?.priced.total ?? 0
    fireEvent.change(accounts, { target: { value: '3' } })
    await settled(shop)
    expect(shop.shop.session.store.getState().calculation.last?.priced.total).toBeGreaterThan(before)
  })

  it('says that the trial is free for thirty days, and names no yearly price for them', async () => {
    const shop = await openCart(turbo, withTrial)
    const trial = screen.getByRole('radio', { name: 'E-mail Essencial (teste grátis)' })
    const words = trial.closest('label')?.textContent ?? ''
    expect(words).toContain('Grátis por 30 dias')
    expect(words).toContain('Hoje você não paga nada')
    expect(words).not.toContain('/mês')
    fireEvent.click(trial)
    await settled(shop)
    expect(total()?.textContent).toMatch(/R\$\s200,00/)
  })

  it('takes one in place of the other', async () => {
    const shop = await openCart(turbo, withTrial)
    fireEvent.click(screen.getByRole('radio', { name: 'E-mail Essencial (teste grátis)' }))
    fireEvent.click(screen.getByRole('radio', { name: 'E-mail Essencial' }))
    await settled(shop)
    const chosen = shop.shop.session.store
      .getState()
      .cart.items[0]?.addons.filter(({ selected }) => selected)
      .map(({ productId }) => productId)
    expect(chosen).toEqual(['421'])
  })

  it('that is free takes the place of one chosen at another item', async () => {
    const shop = await openCart(`${turbo.replace('335', '335,437')}`, withTrial)
    const [, second] = screen.getAllByRole('radio', { name: 'E-mail Essencial' })
    if (second === undefined) throw new Error('no second choice')
    fireEvent.click(second)
    fireEvent.click(screen.getByRole('radio', { name: 'E-mail Essencial (teste grátis)' }))
    await settled(shop)
    const chosen = shop.shop.session.store
      .getState()
      .cart.items.flatMap(({ addons }) => addons.filter(({ selected }) => selected))
      .map(({ productId }) => productId)
    expect(chosen).toEqual(['430'])
  })

  it('has a banner that leads to the choice until one is made', async () => {
    const shop = await openCart(`${turbo}&sld=minhaloja&tld=com.br`, { flags: ['email-trial'] })
    const banner = screen.getByRole('complementary', { name: 'E-mail profissional' })
    expect(banner.textContent).toContain('contato@minhaloja.com.br')
    expect(banner.textContent).toContain('grátis por 30 dias')
    const target = within(banner).getByRole('link').getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(target)?.tagName).toBe('FIELDSET')
    fireEvent.click(screen.getByRole('radio', { name: 'E-mail Essencial' }))
    await settled(shop)
    expect(screen.queryByRole('complementary', { name: 'E-mail profissional' })).toBeNull()
  })
})

describe('a plan with a second name', () => {
  it('says so, and what the cycle has to do with it', async () => {
    const shop = await openCart(turbo)
    const banner = screen.getByRole('complementary', { name: /Plano Turbo/ })
    expect(banner.textContent).toContain('.online de presente')
    fireEvent.click(screen.getByRole('radio', { name: /^1 mês/ }))
    await settled(shop)
    expect(banner.textContent).toContain('Escolha um período de 1 ano ou mais')
  })

  it('is not promised by another plan', async () => {
    await openCart('pid=437')
    expect(screen.queryByRole('complementary', { name: /dois domínios/ })).toBeNull()
  })
})

describe('a server', () => {
  it('has one operating system of three, none of which costs anything by itself', async () => {
    const shop = await openCart('pid=446')
    const before = total()?.textContent
    expect(screen.getByRole('radio', { name: /^Só o sistema/ })).toHaveProperty('checked', true)
    fireEvent.click(screen.getByRole('radio', { name: 'Com cPanel/WHM' }))
    await settled(shop)
    expect(screen.getByRole('radio', { name: 'Com cPanel/WHM' })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: /^Só o sistema/ })).toHaveProperty('checked', false)
    expect(total()?.textContent).toBe(before)
  })

  it('stands where the visitor wants, as far as places are active, with their latency', async () => {
    const shop = await openCart('pid=446')
    const places = screen.getByRole('group', { name: 'Onde o servidor fica' })
    expect(within(places).getAllByRole('radio')).toHaveLength(2)
    expect(places.textContent).toContain('até 20 ms')
    fireEvent.click(within(places).getByRole('radio', { name: 'São Paulo, Brasil' }))
    await settled(shop)
    expect(shop.shop.session.store.getState().cart.items[0]).toMatchObject({ dataCenter: 'São Paulo' })
  })

  it('stands in Brazil under the restriction, which is said', async () => {
    await openCart('pid=446', { flags: ['vps-datacenter-restriction'] })
    const places = screen.getByRole('group', { name: 'Onde o servidor fica' })
    expect(within(places).getAllByRole('radio')).toHaveLength(1)
    expect(screen.getByText(/servidores novos ficam no Brasil/)).toBeTruthy()
  })

  it('can be bought without the list of places, and asks for it again on a press', async () => {
    const shop = await openCart('pid=446', {
      answers: { [listDataCenters.name]: () => replied({ success: false, data: { servers: [] } }) },
    })
    expect(screen.getByText('Não conseguimos carregar os locais')).toBeTruthy()
    const honest = sampleAnswers([], sampleBook)[listDataCenters.name]
    if (honest !== undefined) shop.service.answer(listDataCenters, honest)
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('group', { name: 'Onde o servidor fica' })).toBeTruthy()
    await settled(shop)
  })
})

describe('removing an item', () => {
  it('asks, names what goes along, and keeps it on Escape', async () => {
    const shop = await openCart(turbo)
    const button = screen.getByRole('button', { name: 'Remover Plano Turbo' })
    button.focus()
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Remover Plano Turbo?' })
    if (!(dialog instanceof HTMLDialogElement)) throw new Error('no native dialog')
    await act(async () => pressEscape(dialog))
    await waitFor(() => expect(dialog.open).toBe(false))
    expect(document.activeElement).toBe(button)
    expect(shop.shop.session.store.getState().cart.items).toHaveLength(1)
  })

  it('asks of a name that is still to be chosen without naming it', async () => {
    const { shop } = await openCart(turbo)
    await act(async () => void shop.session.edit((cart) => setTemporaryDomain(cart, { sld: '', tld: '' })))
    fireEvent.click(screen.getByRole('button', { name: 'Remover' }))
    expect(await screen.findByRole('dialog', { name: 'Remover o domínio a escolher?' })).toBeTruthy()
  })

  it('removes it, says so, and moves focus to the heading', async () => {
    const shop = await openCart(`${turbo}&sld=minhaloja&tld=com.br`)
    const button = screen.getByRole('button', { name: 'Remover minhaloja.com.br' })
    button.focus()
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remover' }))
    await settled(shop)
    expect(toastsOf(shop)).toEqual(['domain-removed'])
    expect(shop.shop.session.store.getState().cart.items).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })
})

describe('the summary', () => {
  it('explains every discount, and its parts make the total', async () => {
    await openCart(`${turbo}&sld=minhaloja&tld=com.br&coupon=VOLTA10`)
    const rows = screen.getByRole('region', { name: 'Resumo do pedido' }).querySelectorAll('dl > div')
    const texts = [...rows].map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' '))
    expect(texts).toEqual([
      'Plano TurboR$ 400,001 ano. Renova por R$ 480,00',
      'minhaloja.com.brR$ 40,001 ano. Renova por R$ 40,00',
      'SubtotalR$ 440,00',
      'Desconto do período-R$ 200,00',
      'Domínio grátis no primeiro ano-R$ 40,00',
      'Cupom VOLTA10-R$ 20,00',
      'TotalR$ 180,00',
    ])
  })

  it('says of a name that its price has ID Protect in it', async () => {
    await openCart(`${turbo}&sld=minhaloja&tld=com&protectId=1`)
    const summary = within(screen.getByRole('region', { name: 'Resumo do pedido' }))
    expect(summary.getByText(/^1 ano \+ ID Protect\. Renova por/)).toBeTruthy()
  })

  it('says the cash price before the installments, and shows all of them in a dialog', async () => {
    await openCart(turbo)
    expect(screen.getByText(/^R\$\s200,00 à vista ou 12x de R\$\s16,66 sem juros/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Ver parcelas' }))
    const dialog = await screen.findByRole('dialog', { name: 'Parcelas no cartão' })
    expect(within(dialog).getAllByRole('rowheader')).toHaveLength(12)
    expect(within(dialog).getAllByRole('columnheader')).toHaveLength(3)
    expect(within(dialog).getAllByText(/Primeira parcela|primeira parcela/).length).toBeGreaterThan(0)
  })

  it('says what the card saves where it saves something', async () => {
    await openCart(turbo)
    expect(screen.getByText(/mais 3%: total de R\$\s194,00/)).toBeTruthy()
  })

  it('has the conditions of free names for a plan that gives one, and for no other', async () => {
    const shop = await openCart(turbo)
    fireEvent.click(screen.getByRole('button', { name: 'Condições do domínio grátis' }))
    const dialog = await screen.findByRole('dialog', { name: 'Condições do domínio grátis' })
    expect(dialog.textContent).toContain('.com, .com.br ou .online')
    expect(dialog.textContent).toContain('na Área do Cliente em até 90 dias.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }))
    fireEvent.click(screen.getByRole('radio', { name: /^1 mês/ }))
    await settled(shop)
    expect(screen.queryByRole('button', { name: 'Condições do domínio grátis' })).toBeNull()
  })

  it('say how long a free name can be redeemed, as the shop has it', async () => {
    const brand: Brand = { ...sampleBrands.br, freeDomainRedemption: '12-months' }
    await openCart(turbo, { brand })
    fireEvent.click(screen.getByRole('button', { name: 'Condições do domínio grátis' }))
    expect(await screen.findByText(/na Área do Cliente em até 12 meses\./)).toBeTruthy()
  })

  it('has the conditions of every plan, the second name of one too', async () => {
    await openCart('pid=335,437&billingCycle=annually')
    fireEvent.click(screen.getByRole('button', { name: 'Condições do domínio grátis' }))
    const dialog = await screen.findByRole('dialog', { name: 'Condições do domínio grátis' })
    expect(dialog.textContent).toContain('Com o Plano Turbo, o domínio principal é grátis se for .com')
    expect(dialog.textContent).toContain('Com o Plano Start, o domínio principal é grátis se for .online')
    expect(dialog.textContent).toContain('O Plano Turbo dá também um segundo domínio de presente: um .online')
    expect(dialog.textContent).not.toContain('O Plano Start dá também')
  })

  it('has the conditions of a free name that is offered and not taken yet', async () => {
    const free = availability({ free: [offered('minhaloja', 'online')] })
    await openCart('pid=d&sld=minhaloja&tld=com', { answers: { [domainAvailability.name]: free } })
    expect(screen.getByRole('button', { name: 'Condições do domínio grátis' })).toBeTruthy()
  })

  it('keeps the last total when pricing fails, says so, and tries again on a press', async () => {
    const shop = await openCart(turbo)
    shop.service.answer(calculate, () => 'lost')
    fireEvent.click(screen.getByRole('radio', { name: /^3 anos/ }))
    expect(await screen.findByText('O total não foi atualizado')).toBeTruthy()
    expect(total()?.textContent).toMatch(/R\$\s200,00/)
    const honest = sampleAnswers([], sampleBook)[calculate.name]
    if (honest !== undefined) shop.service.answer(calculate, honest)
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await settled(shop)
    expect(total()?.textContent).toMatch(/R\$\s400,00/)
  })

  it('takes a coupon, and says of a wrong one why, keeping what was typed', async () => {
    const shop = await openCart(turbo)
    const entry = screen.getByText('Tenho um cupom').closest('details')
    expect(entry?.open, 'folded away until it is wanted').toBe(false)
    fireEvent.click(screen.getByText('Tenho um cupom'))
    const field = screen.getByLabelText('Código do cupom')
    fireEvent.change(field, { target: { value: 'NADA' } })
    fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
    await settled(shop)
    expect(screen.getByText('Cupom inválido. Confira se o código está escrito certo.')).toBeTruthy()
    expect(field).toHaveProperty('value', 'NADA')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(field, { target: { value: 'VOLTA10' } })
    expect(screen.queryByText(/Confira se o código/), 'gone as soon as it is mended').toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
    await settled(shop)
    expect(screen.getByText('Cupom VOLTA10 aplicado')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remover cupom' }))
    await settled(shop)
    expect(toastsOf(shop)).toEqual(['coupon-invalid', 'coupon-added', 'coupon-removed'])
  })
})
