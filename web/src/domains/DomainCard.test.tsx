import { checkProvider } from '@balcao/contract/checkProvider'
import { domainAvailability } from '@balcao/contract/domainAvailability'
import { domainTransferability } from '@balcao/contract/domainTransferability'
import { listTlds } from '@balcao/contract/listTlds'
import { searchAccounts } from '@balcao/contract/searchAccounts'
import { validateDocument } from '@balcao/contract/validateDocument'
import type { Cart, DomainItem } from '@balcao/rules/cart'
import type { CartProblemCode } from '@balcao/rules/cartProblems'
import { changeDomain } from '@balcao/rules/changeDomain'
import { disableDomain } from '@balcao/rules/disableDomain'
import { setOwnDomain } from '@balcao/rules/domainMethod'
import { exclusionOf } from '@balcao/rules/exclusion'
import { removeLine } from '@balcao/rules/removeLine'
import { setTemporaryDomain } from '@balcao/rules/temporaryDomain'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { checkDomain, questionOf } from '../session/checkDomain.ts'
import { useSession } from '../session/ShopContext.tsx'
import { availability, offered, transferability } from '../testing/domainReplies.ts'
import { refused, replied } from '../testing/fakeService.ts'
import type { Answer } from '../testing/fakeService.ts'
import { renderInShop } from '../testing/renderInShop.tsx'
import { createTypedDocument } from '../testing/typedDocument.ts'
import type { TypedDocumentStore } from '../testing/typedDocument.ts'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { createSampleShop } from '../testing/sampleShop.ts'
import { addChoice } from './domainChoice.ts'
import { DomainCard } from './DomainCard.tsx'
import { domainEditor } from './domainParts.ts'

interface CardsProps {
  readonly tokenSource: () => Promise<string>
  readonly problem?: CartProblemCode | null
  readonly given: TypedDocumentStore
}

const Cards = ({ tokenSource, problem = null, given }: CardsProps) => {
  const document = given.useTyped()
  const items = useSession(({ cart }) => cart.items)
  return items
    .filter((item) => item.type === 'domain')
    .map((item) => (
      <Suspense key={item.id}>
        <DomainCard
          item={item}
          titleIdOf={(id) => `title-${id}`}
          onRemove={() => undefined}
          addons={null}
          tokenSource={tokenSource}
          refused={problem}
          document={document}
        />
      </Suspense>
    ))
}

interface Options {
  readonly name?: string
  readonly method?: 'register' | 'own' | 'transfer'
  readonly available?: Answer
  readonly transferable?: Answer
  readonly brand?: (typeof sampleBrands)['br']
  readonly before?: (cart: Cart) => Cart
  /** Whether the plan gives a second name. */
  readonly givesBonus?: boolean
  readonly tokenSource?: () => Promise<string>
  readonly problem?: CartProblemCode | null
}

/** A shop whose cart has one name, as the registry answers for it. */
async function open({
  name = 'minhaloja.com',
  method = 'register',
  available = availability(),
  transferable = transferability('regthroughothers', 'available'),
  brand = sampleBrands.br,
  before = (cart) => cart,
  tokenSource = () => Promise.resolve('token'),
  problem = null,
  givesBonus = false,
}: Options = {}) {
  const sample = await createSampleShop({ brand })
  const { service, shop } = sample
  service.answer(domainAvailability, available)
  service.answer(domainTransferability, transferable)
  service.answer(searchAccounts, () => replied({ data: [] }))
  service.answer(listTlds, () => replied({ tlds: [], categories: [] }))
  const [sld = '', ...rest] = name.split('.')
  const tld = rest.join('.')
  await shop.session.edit((cart) => addChoice(cart, { method: 'own', sld, tld }, '335.1'))
  const id = domains()[0]?.id ?? ''
  await shop.session.edit((cart) => changeDomain(cart, id, () => ({ method })))
  if (givesBonus) await shop.session.edit(giving(['annually']))
  await check()
  await shop.session.edit(before)
  await domainEditor.load()
  const given = createTypedDocument()
  await act(async () => {
    await renderInShop(<Cards tokenSource={tokenSource} given={given} problem={problem} />, shop)
  })
  return { ...sample, domains, id, given, check }

  /** As the start does. */
  async function check() {
    const line = domains()[0]
    if (line === undefined) return
    const finding = await checkDomain(questionOf(shop.session.store.getState().cart, line), shop)
    await shop.session.edit((cart) => finding(cart, id))
  }

  function domains(): readonly DomainItem[] {
    return shop.session.store.getState().cart.items.filter((item) => item.type === 'domain')
  }
}

/** The cart with a plan that gives a .online in these cycles. */
const giving = (cycles: readonly 'annually'[]) => (cart: Cart) => ({
  ...cart,
  items: cart.items.map((item) =>
    item.type === 'product' ? { ...item, freeDomainCycles: cycles, bonusDomainTlds: ['online'] } : item,
  ),
})

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const toggle = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('switch', { name })))
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('a name that can be had', () => {
  it('is bought for one, two or three years, each with its price without the free year and its renewal', async () => {
    const { domains } = await open()
    const years = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tempo de registro' })
    expect([...years.options].map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      '1 ano: grátis (renova por R$ 50,00)',
      '2 anos: R$ 40,00 (renova por R$ 100,00)',
      '3 anos: R$ 80,00 (renova por R$ 150,00)',
    ])
    await act(async () => fireEvent.change(years, { target: { value: 'biennially' } }))
    expect(domains()[0]?.cycle).toBe('biennially')
  })

  it('is protected only when the visitor wants it, and says what that is', async () => {
    const { domains } = await open()
    expect(domains()[0]?.idProtection).toBe(false)
    await toggle(/ID Protect/)
    expect(domains()[0]?.idProtection).toBe(true)
    await press('O que é a proteção de dados de minhaloja.com?')
    expect(screen.getByText(/WHOIS/)).toBeTruthy()
  })

  it('offers no protection where the registry sells none', async () => {
    await open({ name: 'minhaloja.com.br' })
    expect(screen.queryByRole('switch', { name: /ID Protect/ })).toBeNull()
  })

  it('brings its free names, taken only when switched on and left by the same switch', async () => {
    const { domains } = await open({ available: availability({ free: [offered('minhaloja', 'store')] }) })
    await toggle(/^minhaloja.store/)
    expect(domains()).toMatchObject([{}, { name: 'minhaloja.store', isFreeDomain: true, selected: true }])
    expect(screen.getByText('Grátis no primeiro ano com o registro de minhaloja.com.')).toBeTruthy()
    await toggle(/^minhaloja.store/)
    expect(domains()).toHaveLength(1)
  })

  it.each([
    ['pt-BR', sampleBrands.br, 'minhaloja.com não traz este domínio de graça.'],
    ['es', sampleBrands.cl, 'minhaloja.com no incluye este dominio gratis.'],
  ])('brings no free name any more as the own one, and says so: %s', async (_, brand, words) => {
    const { domains, shop, id } = await open({
      brand,
      available: availability({ free: [offered('minhaloja', 'store')] }),
    })
    await toggle(/^minhaloja.store/)
    await act(
      async () =>
        void shop.session.edit((cart) => setOwnDomain(cart, { lineId: id, sld: 'minhaloja', tld: 'com' })),
    )
    expect(screen.getByText(words, { exact: false })).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(domains()[1]?.balance).toBeNull()
  })

  it.each([
    ['brings it too', [offered('minhaloja', 'store')], true],
    ['does not bring it', [], false],
  ])('keeps its free name when the name in its place %s, once that was asked', async (_, free, isKept) => {
    const others = [offered('minhaloja', 'net')]
    const brought = [offered('minhaloja', 'store')]
    const { domains, service, shop, check } = await open({ available: availability({ free: brought }) })
    await toggle(/^minhaloja.store/)
    service.answer(domainAvailability, availability({ status: 'unavailable', others }))
    await act(check)
    const asked = Promise.withResolvers<undefined>()
    service.answer(domainAvailability, async (heard) => {
      await asked.promise
      return availability({ free })(heard)
    })
    await press('Escolher outro nome')
    await press('Usar minhaloja.net')
    expect(domains()).toMatchObject([{ name: 'minhaloja.net' }, { name: 'minhaloja.store', selected: true }])
    await act(async () => asked.resolve(undefined))
    await waitFor(() => expect(domains()[0]?.freeDomains).toHaveLength(free.length))
    const gift = domains()[1]
    const exclusion = gift && exclusionOf(shop.session.store.getState().cart, gift)
    expect(exclusion?.reason ?? null).toBe(isKept ? null : 'gift-not-given')
  })

  it('offers the bonus of its plan only while the cycle gives one', async () => {
    const bonus = availability({ bonus: [offered('minhaloja', 'online')] })
    const { domains, shop } = await open({ available: bonus, givesBonus: true })
    await toggle(/^minhaloja.online/)
    expect(domains()[1]).toMatchObject({ name: 'minhaloja.online', isBonusDomain: true, parentId: '335.1' })
    await act(async () => void shop.session.edit(giving([])))
    expect(screen.getByText(/não dá este domínio/)).toBeTruthy()
    expect(screen.queryByRole('switch', { name: /^minhaloja.online/ })).toBeNull()
    expect(screen.getAllByRole('combobox', { name: 'Tempo de registro' })).toHaveLength(1)
    await act(async () => void shop.session.edit(giving(['annually'])))
    await toggle(/^Levar minhaloja.online/)
    expect(domains()[1]?.selected).toBe(false)
    expect(screen.getByRole('switch', { name: /^minhaloja.online/ })).toHaveProperty('checked', false)
    await toggle(/^minhaloja.online/)
    expect(domains()[1]?.selected).toBe(true)
  })
})

describe('a name in the place of another', () => {
  it('is not one that the cart has: focus goes to that one, and both stay', async () => {
    const { domains } = await open({
      before: (cart) => addChoice(cart, { method: 'own', sld: 'outraloja', tld: 'com' }, null),
    })
    await press('Trocar minhaloja.com')
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Já tenho um domínio' })))
    fireEvent.change(field('Seu domínio'), { target: { value: 'outraloja.com' } })
    await press('Usar este domínio')
    expect(domains().map(({ name, method }) => [name, method])).toEqual([
      ['minhaloja.com', 'register'],
      ['outraloja.com', 'own'],
    ])
    expect(document.activeElement?.id).toBe(`title-${domains()[1]?.id}`)
  })
})

describe('the second name that a plan gives', () => {
  it.each([
    ['own', 'minhaloja.com.ar', availability(), 'minhaloja.online'],
    ['transfer', 'minhaloja.com', availability(), 'minhaloja.online'],
    ['own', 'minhaloja.online', availability({ bonus: [offered('loja2', 'online')] }), 'loja2.online'],
  ] as const)('is offered beside a name that is %s: %s', async (method, name, available, second) => {
    const { domains } = await open({ method, name, available, givesBonus: true })
    await screen.findByRole('switch', { name: new RegExp(`^${second}`) })
    await toggle(new RegExp(`^${second}`))
    expect(domains()[1]).toMatchObject({ name: second, isBonusDomain: true, parentId: '335.1' })
  })

  it.each([
    ['is taken', availability({ status: 'unavailable' }), true],
    ['could not be asked about', () => refused('internal-error'), true],
    ['is given by no plan', availability(), false],
  ] as const)('is not offered beside an own name when it %s', async (_, available, givesBonus) => {
    const { domains, service } = await open({ method: 'own', available, givesBonus })
    expect(screen.queryByRole('switch')).toBeNull()
    expect(domains()).toMatchObject([{ method: 'own', bonusDomains: [] }])
    expect(service.heardOf(domainAvailability).length > 0).toBe(givesBonus)
  })

  it('comes with a name that is told to be the own one in place of another', async () => {
    const { domains } = await open({ givesBonus: true })
    await press('Trocar minhaloja.com')
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Já tenho um domínio' })))
    fireEvent.change(field('Seu domínio'), { target: { value: 'outraloja.com.br' } })
    await press('Usar este domínio')
    await waitFor(() =>
      expect(domains()[0]?.bonusDomains).toMatchObject([{ sld: 'outraloja', tld: 'online' }]),
    )
    expect(screen.getByRole('switch', { name: /^outraloja.online/ })).toBeTruthy()
  })
})

describe('a name that cannot be had as it is', () => {
  it('was not confirmed: it is asked about again', async () => {
    const { service, domains, logged } = await open({ available: () => refused('internal-error') })
    expect(logged()).toContain('domain availability failed')
    service.answer(domainAvailability, availability())
    await press('Tentar de novo')
    await waitFor(() => expect(domains()[0]?.available).toBe(true))
    expect(screen.getByRole('combobox', { name: 'Tempo de registro' })).toBeTruthy()
  })

  it('nobody is left waiting when it fails again', async () => {
    await open({ available: () => 'lost' })
    await press('Tentar de novo')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy())
    expect(screen.getByRole('button', { name: 'Tentar de novo' }).getAttribute('aria-busy')).toBeNull()
  })

  it('was taken: another takes its place, or none after Cancel', async () => {
    const others = [offered('minhaloja', 'net')]
    const { domains } = await open({ available: availability({ status: 'unavailable', others }) })
    await press('Escolher outro nome')
    await press('Cancelar e manter como está')
    expect(domains()[0]?.name).toBe('minhaloja.com')
    expect(document.activeElement?.textContent).toBe('minhaloja.com')
    await press('Trocar minhaloja.com')
    await press('Usar minhaloja.net')
    expect(domains()).toMatchObject([{ name: 'minhaloja.net', available: true, parentId: '335.1' }])
  })

  it.each([
    ['was taken', availability({ status: 'unavailable' })],
    ['could not be confirmed', availability({ status: 'unknown' })],
  ] as const)('%s: the rest of the cart need not wait for it', async (_, available) => {
    const { domains } = await open({ available })
    await press('Deixar de fora')
    expect(domains()[0]).toMatchObject({ selected: false, fallbackShortDomain: true })
    expect(document.activeElement?.textContent).toBe('minhaloja.com')
  })

  it('stepped aside: it comes back by a press', async () => {
    const { domains } = await open({ before: (cart) => disableDomain(cart, { lineId: 'd.1' }) })
    expect(screen.getByText('minhaloja.com ficou de fora da compra')).toBeTruthy()
    await press('Colocar de volta')
    expect(domains()[0]).toMatchObject({ selected: true, fallbackShortDomain: false })
  })
})

describe('a name to be chosen later', () => {
  it('says where it is added, and can be chosen now', async () => {
    const { domains } = await open({
      before: (cart) => setTemporaryDomain({ ...cart, items: cart.items.slice(0, 1) }, { sld: '', tld: '' }),
    })
    expect(screen.getByText(/Até lá, seu site usa um endereço temporário/)).toBeTruthy()
    await press('Escolher agora')
    const owned = await screen.findByRole('radio', { name: 'Já tenho um domínio' })
    await act(async () => fireEvent.click(owned))
    fireEvent.change(field('Seu domínio'), { target: { value: 'minhaloja.com' } })
    await press('Usar este domínio')
    expect(domains()).toMatchObject([{ name: 'minhaloja.com', isTemporaryDomain: false, method: 'own' }])
  })
})

describe('a transfer in the cart', () => {
  it('takes the code when the field is left', async () => {
    const { domains } = await open({ method: 'transfer' })
    const code = await screen.findByRole('textbox', { name: 'Código EPP' })
    fireEvent.blur(code)
    expect(screen.getByText('Informe o código EPP para transferir o domínio.')).toBeTruthy()
    fireEvent.change(code, { target: { value: 'aB-1/x' } })
    await act(async () => fireEvent.blur(code))
    expect(domains()[0]?.transferCode).toBe('aB-1/x')
  })

  it('is told at its field to whoever went on without the code', async () => {
    await open({ method: 'transfer', problem: 'transfer-code-missing' })
    const code = await screen.findByRole('textbox', { name: 'Código EPP' })
    expect(code.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Informe o código EPP para transferir o domínio.')).toBeTruthy()
    fireEvent.change(code, { target: { value: 'aB-1/x' } })
    expect(screen.queryByText('Informe o código EPP para transferir o domínio.')).toBeNull()
  })

  it('of a name that is free becomes its registration, with the prices of one', async () => {
    const { domains } = await open({
      method: 'transfer',
      transferable: transferability('available', 'unavailable', 'not-registered'),
    })
    await press('Registrar minhaloja.com')
    await waitFor(() => expect(domains()).toMatchObject([{ method: 'register', available: true }]))
    expect(await screen.findByRole('combobox', { name: 'Tempo de registro' })).toBeTruthy()
  })

  it('that cannot come over says why, as it did when it was asked for', async () => {
    const told = transferability('regthroughothers', 'unavailable', 'expires-soon')
    const { domains } = await open({ method: 'transfer', transferable: told })
    expect(domains()[0]?.transferReason).toBe('expires-soon')
    expect(await screen.findByText(/30 dias/)).toBeTruthy()
  })

  it.each([
    [
      'registered-too-recently',
      '2027-01-11T15:00:00.000Z',
      /menos de 60 dias\. Volte a partir de 12 de janeiro de 2027\./,
    ],
    [
      'transferred-too-recently',
      '2027-01-12T02:59:00.000Z',
      /menos de 60 dias\. Volte a partir de 12 de janeiro de 2027\./,
    ],
    ['registered-too-recently', null, /menos de 60 dias\.$/],
  ])('that has to wait (%s until %s) says from which day on it can be had', async (reason, until, words) => {
    const told = transferability('regthroughothers', 'unavailable', reason, until)
    await open({ method: 'transfer', transferable: told })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('that could not be checked is checked again', async () => {
    const { service, domains, logged } = await open({ method: 'transfer', transferable: () => 'lost' })
    expect(logged()).toContain('domain transferability failed')
    service.answer(domainTransferability, transferability('regthroughothers', 'available'))
    await press('Tentar de novo')
    await waitFor(() => expect(domains()[0]?.transferStatus).toBe('available'))
  })

  it('of a .br name is kept as the own one', async () => {
    const national = transferability('regthroughothers', 'unavailable', 'national')
    const { domains } = await open({ name: 'loja.com.br', method: 'transfer', transferable: national })
    await press('Usar sem transferir')
    expect(domains()).toMatchObject([{ name: 'loja.com.br', method: 'own' }])
  })
})

type Said = 'VALID' | 'INVALID' | 'PENDING' | 'BLOCKED' | 'FAILED' | 'ANOTHER_PROVIDER'

describe('the owner of a national name', () => {
  const owner = 'CPF ou CNPJ do titular do domínio'
  const timestamp = '2026-11-20T12:00:00.000Z'
  const document = (status: Said) => () => replied({ document: '52998224725', status, timestamp })
  const provider = (status: Said) => () => replied({ available: status === 'VALID', status })

  async function give(value: string, name: string, label = owner) {
    const box = await screen.findByRole('textbox', { name: label })
    fireEvent.change(box, { target: { value } })
    await act(async () => fireEvent.blur(box))
    return name
  }

  it('is not asked of a name that nobody wants it for', async () => {
    await open()
    expect(screen.queryByRole('textbox', { name: owner })).toBeNull()
  })

  it.each([
    ['', 'Campo de documento obrigatório.'],
    ['529.982', 'Documento inválido. Faltam 5 caracteres.'],
    ['529.982.247-26', 'Documento inválido. Confira os números.'],
    ['11.222.333/0001-811', 'Documento inválido. Sobra 1 caractere.'],
  ])('given as %s is refused before anybody is asked', async (value, words) => {
    const { service } = await open({ name: 'minhaloja.com.br' })
    const box = await screen.findByRole('textbox', { name: owner })
    fireEvent.change(box, { target: { value: '1' } })
    fireEvent.change(box, { target: { value } })
    await act(async () => fireEvent.blur(box))
    expect(screen.getByText(words)).toBeTruthy()
    expect(service.heardOf(validateDocument)).toHaveLength(0)
  })

  it('is valid when the service and the registry say so, each asked with a token of its own', async () => {
    let tokens = 0
    const tokenSource = () => Promise.resolve(`token-${(tokens += 1)}`)
    const { service, domains } = await open({ name: 'minhaloja.com.br', tokenSource })
    service.answer(validateDocument, document('VALID'))
    service.answer(checkProvider, provider('VALID'))
    await give('52998224725', 'minhaloja.com.br')
    await waitFor(() => expect(screen.getAllByText('Documento válido').length).toBeGreaterThan(0))
    expect(field(owner).value).toBe('529.982.247-25')
    expect(domains()[0]?.document).toMatchObject({ value: '52998224725', status: 'VALID', available: true })
    expect(service.heardOf(checkProvider)[0]?.params).toEqual({ document: '52998224725' })
    await waitFor(() => expect(tokens).toBe(3))
  })

  it.each<[Said, RegExp, string]>([
    ['INVALID', /O registro não reconhece/, 'INVALID'],
    ['PENDING', /pendente na Receita Federal/, 'INVALID'],
    ['BLOCKED', /18 anos ou mais/, 'INVALID'],
    ['ANOTHER_PROVIDER', /já está vinculado a outro provedor/, 'INVALID'],
    ['FAILED', /O problema não é o documento/, 'NOT_VALIDATED'],
  ])('of whom the registry says %s', async (said, words, status) => {
    const { service, domains } = await open({ name: 'minhaloja.com.br' })
    service.answer(validateDocument, document('VALID'))
    service.answer(checkProvider, provider(said))
    await give('52998224725', 'minhaloja.com.br')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(domains()[0]?.document.status).toBe(status)
  })

  it('goes to the registry when the document service fails, and both failing is told, logged and tried again', async () => {
    const { service, logged } = await open({ name: 'minhaloja.com.br' })
    service.answer(validateDocument, () => refused('gateway-failed'))
    service.answer(checkProvider, () => refused('gateway-failed'))
    await give('52998224725', 'minhaloja.com.br')
    expect(await screen.findByText(/Não conseguimos consultar este documento/)).toBeTruthy()
    expect(logged()).toContain('document availability failed')
    expect(logged()).toContain('registry document availability failed')
    expect(logged()).not.toContain('52998224725')
    service.answer(checkProvider, provider('VALID'))
    await press('Tentar de novo')
    await waitFor(() => expect(screen.getAllByText('Documento válido').length).toBeGreaterThan(0))
  })

  it('is told to use the address of an earlier purchase, if there was one, and goes on when that cannot be asked', async () => {
    const { service, logged } = await open({ name: 'minhaloja.com.br' })
    service.answer(validateDocument, document('VALID'))
    service.answer(checkProvider, provider('VALID'))
    service.answer(searchAccounts, () => replied({ data: [{ id: '1', email: '***' }] }))
    await give('52998224725', 'minhaloja.com.br')
    expect(await screen.findByText(/Se você já comprou aqui com este documento/)).toBeTruthy()
    service.answer(searchAccounts, () => refused('rate-limited'))
    await give('11144477735', 'minhaloja.com.br')
    await waitFor(() => expect(logged()).toContain('document account search failed'))
    expect(screen.queryByText(/já comprou aqui/)).toBeNull()
    expect(screen.getAllByText('Documento válido').length).toBeGreaterThan(0)
  })

  it('is not asked about when the visitor could not be told from a robot', async () => {
    const { service } = await open({
      name: 'minhaloja.com.br',
      tokenSource: () => Promise.reject(new Error('no check')),
    })
    await give('52998224725', 'minhaloja.com.br')
    expect(await screen.findByText(/não é um robô/)).toBeTruthy()
    expect(service.heardOf(validateDocument)).toHaveLength(0)
  })

  it.each([
    ['loja.adv.br', '11222333000181', /só para pessoas físicas/],
    ['loja.tur.br', '52998224725', /só para empresas/],
  ])('of %s cannot be %s', async (name, value, words) => {
    const { service, domains } = await open({ name })
    service.answer(validateDocument, document('VALID'))
    service.answer(checkProvider, provider('VALID'))
    await give(value, name)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(domains()[0]?.document.status).toBe('INVALID')
  })

  it('is one for all national names of the cart', async () => {
    const { service, domains, shop } = await open({ name: 'minhaloja.com.br' })
    service.answer(validateDocument, document('VALID'))
    service.answer(checkProvider, provider('VALID'))
    const answer = { sld: 'outra', tld: 'adv.br', registerStatus: 'regthroughothers', reason: null } as const
    const transfer = { ...answer, transferStatus: 'available', until: null, offer: null } as const
    await act(async () => {
      await shop.session.edit((cart) =>
        addChoice(cart, { method: 'transfer', answer: transfer, code: 'x' }, null),
      )
    })
    expect(screen.getAllByRole('textbox', { name: owner })).toHaveLength(1)
    await give('11222333000181', 'minhaloja.com.br')
    expect(await screen.findByText(/só para pessoas físicas/)).toBeTruthy()
    expect(domains().map(({ document: { status } }) => status)).toEqual(['VALID', 'INVALID'])
  })

  it('is known of a name that comes later, and of one that takes the place of the first', async () => {
    const { service, domains, shop } = await open({ name: 'minhaloja.com.br' })
    service.answer(validateDocument, document('VALID'))
    service.answer(checkProvider, provider('VALID'))
    await give('52998224725', 'minhaloja.com.br')
    await screen.findAllByText('Documento válido')
    const answer = { sld: 'outra', tld: 'ind.br', registerStatus: 'regthroughothers', reason: null } as const
    const transfer = { ...answer, transferStatus: 'available', until: null, offer: null } as const
    await act(async () => {
      await shop.session.edit((cart) =>
        addChoice(cart, { method: 'transfer', answer: transfer, code: 'x' }, null),
      )
    })
    expect(domains()[1]?.document).toMatchObject({ value: '52998224725', status: 'INVALID' })
    await act(async () => {
      await shop.session.edit((cart) => removeLine(cart, { lineId: domains()[0]?.id ?? '' }))
    })
    expect(field(owner).value).toBe('529.982.247-25')
    await waitFor(() => expect(screen.getByText(/só para empresas/)).toBeTruthy())
  })

  it('given with the buyer is asked about at once, and nobody types twice', async () => {
    const sample = await createSampleShop({ tld: 'com.br' })
    sample.service.answer(validateDocument, document('VALID'))
    sample.service.answer(checkProvider, provider('VALID'))
    sample.service.answer(searchAccounts, () => replied({ data: [] }))
    const given = createTypedDocument('529.982.247-25')
    await act(async () => {
      await renderInShop(<Cards tokenSource={() => Promise.resolve('')} given={given} />, sample.shop)
    })
    await screen.findAllByText('Documento válido')
    expect(field(owner).value).toBe('529.982.247-25')
    expect(sample.service.heardOf(checkProvider)).toHaveLength(1)
  })

  it('goes along to the identification, and is told at the field when it was missed', async () => {
    const { given } = await open({ name: 'minhaloja.com.br', problem: 'document-missing' })
    expect(await screen.findByText('Campo de documento obrigatório.')).toBeTruthy()
    fireEvent.change(field(owner), { target: { value: '529.982' } })
    expect(screen.queryByText('Campo de documento obrigatório.')).toBeNull()
    expect(given.read()).toBe('529.982')
  })

  it('in Mexico has all names with one company', async () => {
    const mexican = await open({ name: 'mitienda.com.mx', brand: sampleBrands.mx })
    mexican.service.answer(validateDocument, document('ANOTHER_PROVIDER'))
    await give(
      'GODE561231GR8',
      'mitienda.com.mx',
      `${sampleBrands.mx.taxDocuments.label} del titular del dominio`,
    )
    expect(await screen.findByText(/Solo una empresa puede administrarlos todos/)).toBeTruthy()
    expect(mexican.service.heardOf(checkProvider)).toHaveLength(0)
  })

  it('in Chile has no names with another registrar', async () => {
    const chilean = await open({ name: 'mitienda.cl', brand: sampleBrands.cl })
    chilean.service.answer(validateDocument, document('ANOTHER_PROVIDER'))
    await give('12.345.678-5', 'mitienda.cl', `${sampleBrands.cl.taxDocuments.label} del titular del dominio`)
    expect(await screen.findByText(/otro agente registrador/)).toBeTruthy()
  })
})
