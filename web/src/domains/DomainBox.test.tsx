import { domainAvailability } from '@balcao/contract/domainAvailability'
import { domainSuggestions } from '@balcao/contract/domainSuggestions'
import { domainTransferability } from '@balcao/contract/domainTransferability'
import { listTlds } from '@balcao/contract/listTlds'
import { getProduct } from '@balcao/contract/getProduct'
import { featureEnabled } from '@balcao/contract/featureEnabled'
import type { DomainRefusal } from '@balcao/rules/addressDomain'
import type { DomainItem } from '@balcao/rules/cart'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { availability, offered, suggested, transferability } from '../testing/domainReplies.ts'
import { refused, replied } from '../testing/fakeService.ts'
import type { Answer } from '../testing/fakeService.ts'
import { renderInShop } from '../testing/renderInShop.tsx'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { sampleProduct } from '../testing/sampleCatalogue.ts'
import { createSampleShop } from '../testing/sampleShop.ts'
import { DomainBox } from './DomainBox.tsx'

const tlds = replied({
  tlds: [
    { tld: 'com', categories: ['popular'] },
    { tld: 'store', categories: ['shops'] },
    { tld: 'net', categories: ['technology', 'popular'] },
    { tld: 'com.br', categories: ['popular'] },
  ],
  categories: [
    { id: 'popular', title: 'Mais procurados' },
    { id: 'shops', title: 'Lojas' },
    { id: 'technology', title: 'Tecnología' },
  ],
})

interface Options {
  readonly answer?: Answer
  /** Of names like the one that was asked for. */
  readonly beside?: Answer
  readonly brand?: (typeof sampleBrands)['br']
  readonly allowsLater?: boolean
  /** A name that the address asked for in vain. */
  readonly refusedName?: DomainRefusal
  /** Opened for one more name: the plan has one. */
  readonly isFurther?: boolean
}

async function open({
  answer = availability(),
  beside = () => suggested(),
  brand = sampleBrands.br,
  allowsLater = false,
  refusedName,
  isFurther = false,
}: Options = {}) {
  const sample = await createSampleShop({ brand, tld: isFurther ? 'com' : null })
  if (refusedName !== undefined) sample.shop.session.store.setState({ refusedName })
  const onClose = vi.fn()
  sample.service.answer(domainAvailability, answer)
  sample.service.answer(domainSuggestions, beside)
  sample.service.answer(listTlds, () => tlds)
  const host = sample.shop.session.store.getState().cart.items[0] ?? null
  await renderInShop(
    <DomainBox
      host={isFurther ? null : host}
      allowsLater={allowsLater}
      titleIdOf={(id) => id}
      onClose={isFurther ? onClose : null}
    />,
    sample.shop,
  )
  const domains = (): readonly DomainItem[] =>
    sample.shop.session.store.getState().cart.items.filter((item) => item.type === 'domain')
  return { ...sample, domains, onClose }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Extensão' })

function search(name: string) {
  type('Nome do domínio', name)
  press('Buscar')
}

describe('a new name', () => {
  it('is offered with its first price and its renewal, and goes into the cart with its plan', async () => {
    const { domains, service } = await open()
    search('minhaloja')
    expect(await screen.findByText('minhaloja.com.br')).toBeTruthy()
    expect(screen.getByText('Renova por R$ 50,00 ao ano.')).toBeTruthy()
    await act(async () => press('Adicionar minhaloja.com.br'))
    expect(domains()).toMatchObject([
      { name: 'minhaloja.com.br', method: 'register', available: true, parentId: '335.1' },
    ])
    expect(service.heardOf(domainAvailability)).toHaveLength(1)
  })

  it.each([
    ['', 'Campo obrigatório'],
    ['a', 'Escreva pelo menos 2 caracteres'],
    ['ab.com', 'Escreva pelo menos 3 caracteres'],
    ['abcdefghijklmnopqrstuvwxyza', 'O domínio é muito longo: use até 26 caracteres antes da extensão'],
    ['pão', 'Domínio inválido: escreva sem acentos e sem ç'],
    ['www.loja.com', 'Domínio inválido: escreva sem www'],
  ])('%s is refused at its field, with the cure, until it is typed again', async (typed, words) => {
    const { service } = await open()
    await act(async () => search(typed))
    expect(document.getElementById('domain-search-error')?.textContent).toBe(words)
    expect(field('Nome do domínio').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Nome do domínio'))
    type('Nome do domínio', 'minhaloja')
    expect(field('Nome do domínio').getAttribute('aria-invalid')).toBeNull()
    expect(service.heardOf(domainAvailability)).toHaveLength(0)
  })

  it.each([
    ['less in the first year', { register: 94.99, discountPercentage: 35 }, 'R$ 61,74', ' no 1º ano'],
    ['less than its renewal', { register: 40, discountPercentage: 0 }, 'R$ 40,00', ' no 1º ano'],
    ['the same every year', { register: 50, discountPercentage: 0 }, 'R$ 50,00', '/ano'],
  ])('that costs %s says what its price is for', async (_, price, amount, per) => {
    const annually = { renew: 50, transfer: 30, ...price }
    await open({ answer: availability({ asked: { prices: { annually } } }) })
    search('minhaloja')
    const shown = (await screen.findByText(amount)).parentElement
    expect(shown?.textContent.slice(amount.length)).toBe(per)
  })

  it('is not sold when it is taken; whoever has it can bring it over', async () => {
    const { service } = await open({ answer: availability({ status: 'unavailable' }) })
    service.answer(domainTransferability, transferability('regthroughothers', 'available'))
    search('minhaloja.com')
    expect(await screen.findByText('O domínio minhaloja.com não está disponível')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Adicionar/ })).toBeNull()
    press('É meu, trazer para cá')
    expect(await screen.findByText('Pode ser transferido')).toBeTruthy()
    expect(field('Domínio que você quer transferir').value).toBe('minhaloja.com')
  })

  it('that nobody could confirm says so, cannot be added, and is asked about again', async () => {
    const { service } = await open({ answer: availability({ status: 'unknown' }) })
    search('minhaloja')
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Adicionar/ })).toBeNull()
    service.answer(domainAvailability, availability())
    press('Tentar de novo')
    expect(await screen.findByRole('button', { name: 'Adicionar minhaloja.com.br' })).toBeTruthy()
  })

  it('says to wait when too much was asked, and what failed is in the log', async () => {
    const limited = () => refused('rate-limited')
    const { logged } = await open({ answer: limited, beside: limited })
    search('minhaloja')
    expect(await screen.findByText(/Espere um minuto/)).toBeTruthy()
    expect(screen.getByText(/Não conseguimos buscar outras opções/)).toBeTruthy()
    expect(logged()).toContain('domain availability failed')
  })

  it('under an extension that is not sold is refused at the field', async () => {
    const problems = [{ code: 'unknown-tld', field: 'tld' }]
    await open({ answer: () => refused('invalid-request', problems) })
    search('minhaloja.abc')
    expect(await screen.findByText('A extensão .abc não está disponível. Escolha outra.')).toBeTruthy()
  })

  it('without a price is not sold', async () => {
    await open({ answer: availability({ asked: { prices: {} } }) })
    search('minhaloja')
    expect(await screen.findByText(/não podemos vendê-lo agora/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Adicionar/ })).toBeNull()
  })

  it('under a closed extension says why, and for whom an open one is', async () => {
    const others = [offered('minhaloja', 'adv.br'), offered('minhaloja', 'gov.br')]
    await open({ beside: () => suggested(...others) })
    search('minhaloja')
    expect(await screen.findByText(/exige comprovação no Registro.br/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Adicionar minhaloja.gov.br' })).toBeNull()
    expect(screen.getByText(/Só para pessoas físicas/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Adicionar minhaloja.adv.br' })).toBeTruthy()
  })

  it('has others beside it, three and then three more', async () => {
    const others = ['com', 'net', 'org', 'store', 'online', 'info', 'shop'].map((tld) => offered('loja', tld))
    await open({ beside: () => suggested(...others) })
    search('loja')
    await screen.findByRole('button', { name: 'Adicionar loja.com' })
    const rows = () => screen.getAllByRole('button', { name: /^Adicionar loja/ }).length - 1
    expect(rows()).toBe(3)
    press('Mostrar mais')
    expect(rows()).toBe(6)
    expect(document.activeElement?.textContent).toContain('loja.store')
    press('Mostrar mais')
    expect(rows()).toBe(7)
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  })

  it('that was a suggestion has its gifts, asked for once it is taken', async () => {
    const others = [offered('minhaloja', 'com')]
    const { domains, service } = await open({ beside: () => suggested(...others) })
    search('minhaloja')
    const button = await screen.findByRole('button', { name: 'Adicionar minhaloja.com' })
    service.answer(domainAvailability, availability({ free: [offered('minhaloja', 'online')] }))
    await act(async () => fireEvent.click(button))
    await waitFor(() => expect(domains()[0]?.freeDomains).toMatchObject([{ tld: 'online' }]))
    expect(domains()).toMatchObject([{ name: 'minhaloja.com', available: true, parentId: '335.1' }])
    expect(service.heardOf(domainAvailability).at(-1)?.params).toMatchObject({ tld: 'com' })
    expect(service.heardOf(domainAvailability)).toHaveLength(2)
  })

  it('leaves the field free while it is being asked about', async () => {
    const never: Answer = () => new Promise(() => undefined)
    await open({ answer: never })
    search('primeira')
    type('Nome do domínio', 'segunda')
    expect(field('Nome do domínio').value).toBe('segunda')
    expect(screen.getByRole('status').textContent).toBe('Consultando primeira.com.br…')
  })
})

describe('a name that the address asked for in vain', () => {
  const refusal = { sld: 'minhaloja', tld: 'abc', method: 'register', reason: 'unknown-tld' } as const

  it.each<[DomainRefusal, string, string]>([
    [refusal, 'Nome do domínio', 'A extensão .abc não está disponível. Escolha outra.'],
    [
      { sld: 'pão', tld: 'com.br', method: 'register', reason: 'invalid' },
      'Nome do domínio',
      'Domínio inválido: escreva sem acentos e sem ç',
    ],
    [
      { sld: 'loja', tld: '', method: 'own', reason: 'required' },
      'Seu domínio',
      'Domínio inválido: escreva também a extensão, como .com',
    ],
    [
      { sld: 'www.loja', tld: 'com', method: 'transfer', reason: 'invalid' },
      'Domínio que você quer transferir',
      'Domínio inválido: escreva sem www',
    ],
  ])('is in the field of its way, with the reason: %o', async (refusedName, label, words) => {
    await open({ refusedName })
    expect(field(label).value).toBe([refusedName.sld, refusedName.tld].filter(Boolean).join('.'))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('is done with once another is taken', async () => {
    const { shop } = await open({ refusedName: refusal })
    search('minhaloja.com')
    const button = await screen.findByRole('button', { name: 'Adicionar minhaloja.com' })
    await act(async () => fireEvent.click(button))
    expect(shop.session.store.getState().refusedName).toBeNull()
  })
})

describe('one more name', () => {
  async function openFurther() {
    const sample = await open({ isFurther: true })
    sample.service.answer(getProduct, () => replied({ product: sampleProduct('d') }))
    sample.service.answer(featureEnabled, () => replied({ data: { enabled: false } }))
    return sample
  }

  it('has the focus when it is opened, and gives it back when it is closed', async () => {
    const { onClose } = await openFurther()
    expect(document.activeElement?.textContent).toBe('Adicionar um domínio')
    press('Cancelar e manter como está')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is bought alone beside that of the plan, with what goes with a name', async () => {
    const { domains, onClose, shop } = await openFurther()
    search('outraloja.com')
    const button = await screen.findByRole('button', { name: 'Adicionar outraloja.com' })
    await act(async () => fireEvent.click(button))
    expect(onClose).toHaveBeenCalledOnce()
    expect(domains()).toMatchObject([{ parentId: '335.1' }, { name: 'outraloja.com', parentId: null }])
    await waitFor(() => expect(domains()[1]?.addons).not.toHaveLength(0))
    expect(shop.session.store.getState().products['d']).toBeTruthy()
  })

  it('of the own belongs to the plan', async () => {
    const { domains } = await openFurther()
    choose('Já tenho um domínio')
    type('Seu domínio', 'outraloja.com.ar')
    await act(async () => press('Usar este domínio'))
    expect(domains()[1]).toMatchObject({ name: 'outraloja.com.ar', method: 'own', parentId: '335.1' })
  })

  it('that is in the cart already is not added again', async () => {
    const { domains, onClose } = await openFurther()
    choose('Já tenho um domínio')
    type('Seu domínio', 'minhaloja.com')
    await act(async () => press('Usar este domínio'))
    expect(domains()).toHaveLength(1)
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the extension', () => {
  it('is found by typing and chosen by the keyboard', async () => {
    await open()
    await act(async () => fireEvent.focus(picker()))
    fireEvent.change(picker(), { target: { value: '.st' } })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['.store'])
    fireEvent.keyDown(picker(), { key: 'ArrowDown' })
    expect(screen.getByRole('option', { selected: true }).id).toBe(
      picker().getAttribute('aria-activedescendant'),
    )
    fireEvent.keyDown(picker(), { key: 'Enter' })
    expect(picker().value).toBe('.store')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('is read by the titles of its categories, the country first in each, and found by them too', async () => {
    await open()
    await act(async () => fireEvent.focus(picker()))
    fireEvent.click(picker())
    const groups = screen.getAllByRole('group').filter((group) => group.closest('[role="listbox"]'))
    const optionsIn = (group: HTMLElement) =>
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(groups.map((group) => [group.getAttribute('aria-label'), optionsIn(group)])).toEqual([
      ['Mais procurados', ['.com.br', '.com', '.net']],
      ['Lojas', ['.store']],
    ])
    fireEvent.keyDown(picker(), { key: 'ArrowDown' })
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('.com')
    fireEvent.change(picker(), { target: { value: 'tecnologia' } })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['.net'])
  })

  it('that is not sold is told in the list, and Escape keeps the one before', async () => {
    await open()
    await act(async () => fireEvent.focus(picker()))
    fireEvent.change(picker(), { target: { value: 'xyz' } })
    expect(screen.getByText('A extensão .xyz não está disponível.')).toBeTruthy()
    fireEvent.keyDown(picker(), { key: 'Escape' })
    expect(picker().value).toBe('.com.br')
  })

  it('can be chosen from the most wanted when the list does not come, which is asked again', async () => {
    const { service, logged } = await open()
    service.answer(listTlds, () => refused('internal-error'))
    await act(async () => fireEvent.focus(picker()))
    fireEvent.click(picker())
    expect(await screen.findByText(/Não conseguimos carregar todas as extensões/)).toBeTruthy()
    expect(screen.getByRole('option', { name: '.com.br' })).toBeTruthy()
    expect(logged()).toContain('loading extensions failed')
    service.answer(listTlds, () => tlds)
    await act(async () => fireEvent.focus(picker()))
    expect(screen.getByRole('option', { name: '.store' })).toBeTruthy()
  })
})

describe("a name of the visitor's own", () => {
  it('is taken as it is, and no registry is asked', async () => {
    const { domains, service } = await open()
    choose('Já tenho um domínio')
    type('Seu domínio', 'https://minhaloja.com.ar/')
    await act(async () => press('Usar este domínio'))
    expect(domains()).toMatchObject([{ name: 'minhaloja.com.ar', method: 'own' }])
    expect(service.heardOf(domainAvailability)).toHaveLength(0)
  })

  it('can be chosen later where the shop allows it', async () => {
    const { domains } = await open({ allowsLater: true })
    await act(async () => press('Escolher depois'))
    expect(domains()).toMatchObject([{ name: '', isTemporaryDomain: true, selected: false }])
  })
})

describe('a transfer', () => {
  async function check(name: string, answer: Answer, brand = sampleBrands.br) {
    const sample = await open({ brand })
    sample.service.answer(domainTransferability, answer)
    choose('Transferir um domínio')
    type('Domínio que você quer transferir', name)
    await act(async () => press('Verificar'))
    return sample
  }

  it('needs the code, which goes into the cart as it was given', async () => {
    const { domains } = await check('minhaloja.com', transferability('regthroughothers', 'available'))
    await screen.findByText('Pode ser transferido')
    expect(screen.getByText(/mais 1 ano de registro\. Renova por R\$\s[\d,]+ ao ano\./)).toBeTruthy()
    press('Adicionar transferência')
    expect(screen.getByText('Informe o código EPP para transferir o domínio.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Código EPP' }))
    type('Código EPP', ' aB-1/x ')
    await act(async () => press('Adicionar transferência'))
    expect(domains()).toMatchObject([{ name: 'minhaloja.com', method: 'transfer', transferCode: 'aB-1/x' }])
  })

  it.each<[string, string, Answer, RegExp, string]>([
    [
      'blocked',
      'loja.com',
      transferability('regthroughothers', 'blocked', 'locked'),
      /está bloqueado/,
      'Já desbloqueei, verificar de novo',
    ],
    [
      'national',
      'loja.com.br',
      transferability('regthroughothers', 'unavailable', 'national'),
      /Área do Cliente$/,
      'Usar sem transferir',
    ],
    [
      'not registered',
      'loja.com',
      transferability('available', 'unavailable', 'not-registered'),
      /ainda não está registrado/,
      'Registrar loja.com',
    ],
    [
      'unavailable',
      'loja.com',
      transferability('regthroughothers', 'unavailable', 'expires-soon'),
      /vence em menos de 30 dias/,
      'Usar sem transferir',
    ],
    [
      'unconfirmed',
      'loja.com',
      transferability('unknown', 'unknown', 'not-confirmed'),
      /Não conseguimos verificar loja.com/,
      'Tentar de novo',
    ],
    ['unanswered', 'loja.com', () => 'lost', /Não conseguimos verificar loja.com/, 'Tentar de novo'],
  ])('that is %s says so and leads on', async (_, name, answer, words, way) => {
    await check(name, answer)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: way })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Adicionar transferência' })).toBeNull()
  })

  it('of a free name turns into its registration', async () => {
    await check('loja.com', transferability('available', 'unavailable', 'not-registered'))
    await act(async () => press('Registrar loja.com'))
    expect(screen.getByRole('radio', { name: 'Registrar um domínio novo' })).toHaveProperty('checked', true)
    expect(await screen.findByRole('button', { name: 'Adicionar loja.com' })).toBeTruthy()
  })

  it('that is blocked leads back to the search for another name', async () => {
    await check('loja.com', transferability('regthroughothers', 'blocked', 'locked'))
    await act(async () => press('Escolher outro nome'))
    expect(screen.getByRole('radio', { name: 'Registrar um domínio novo' })).toHaveProperty('checked', true)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nome do domínio' }))
  })

  it('that cannot be is used without transferring', async () => {
    const { domains } = await check(
      'loja.com.br',
      transferability('regthroughothers', 'unavailable', 'national'),
    )
    await act(async () => press('Usar sem transferir'))
    await waitFor(() => expect(domains()).toMatchObject([{ name: 'loja.com.br', method: 'own' }]))
  })
})

describe('in Spanish', () => {
  it('says the same', async () => {
    await open({ brand: sampleBrands.cl, answer: availability({ status: 'unavailable' }) })
    const box = within(screen.getByRole('region', { name: '¿Cuál será la dirección de tu sitio?' }))
    expect(box.getByText('Encuentra tu nuevo dominio')).toBeTruthy()
    fireEvent.change(box.getByRole('textbox', { name: 'Nombre del dominio' }), { target: { value: 'x.com' } })
    await act(async () => fireEvent.click(box.getByRole('button', { name: 'Buscar' })))
    expect(box.getByText('Escribe al menos 3 caracteres')).toBeTruthy()
  })
})
