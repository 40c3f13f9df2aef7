import { calculate } from '@balcao/contract/calculate'
import type { Call } from '@balcao/contract/call'
import { checkIp } from '@balcao/contract/checkIp'
import { checkProvider } from '@balcao/contract/checkProvider'
import { domainAvailability } from '@balcao/contract/domainAvailability'
import { domainTransferability } from '@balcao/contract/domainTransferability'
import { featureEnabled } from '@balcao/contract/featureEnabled'
import { getProduct } from '@balcao/contract/getProduct'
import { listDataCenters } from '@balcao/contract/listDataCenters'
import { listTlds } from '@balcao/contract/listTlds'
import { prepareBotCheck } from '@balcao/contract/prepareBotCheck'
import { searchAccounts } from '@balcao/contract/searchAccounts'
import { validateDocument } from '@balcao/contract/validateDocument'
import type { Brand } from '@balcao/catalogue/brand'
import { domainsCookieName } from '@balcao/rules/multipleDomains'
import { start } from '@balcao/rules/testing/priceBook'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PageState } from '../pageState.ts'
import type { SessionState } from '../session/sessionState.ts'
import { transferability } from '../testing/domainReplies.ts'
import { refused, replied } from '../testing/fakeService.ts'
import type { Answer } from '../testing/fakeService.ts'
import { textsOf } from '../testing/renderInShop.tsx'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { sampleBook } from '../testing/sampleCatalogue.ts'
import { sampleAnswers, startShop } from '../testing/startedShop.ts'
import type { StartedShop } from '../testing/startedShop.ts'
import { App } from './App.tsx'
import { loadParts } from './StepScreen.tsx'

const lost: Answer = () => 'lost'
const hosting = 'pid=335&billingCycle=annually'
const named = `${hosting}&sld=minhaloja&tld=com.br`
const document = '52998224725'
const severalNames = {
  [domainsCookieName]: JSON.stringify([
    { sld: 'minhaloja', tld: 'com', cycle: 1 },
    { sld: 'minhaloja', tld: 'net', cycle: 2 },
  ]),
}

const bookOf = ({ id, currency }: Brand) => ({ ...sampleBook, brand: id, currency })

/** What a shop answers when nothing fails. */
const sound = ({ brand = sampleBrands.br, flags = [] }: Pick<Failure, 'brand' | 'flags'> = {}) => ({
  ...sampleAnswers(flags, bookOf(brand)),
  [listTlds.name]: () =>
    replied({ tlds: ['com', 'com.br', 'shop'].map((tld) => ({ tld, categories: [] })), categories: [] }),
  [domainTransferability.name]: transferability('regthroughothers', 'available'),
  [prepareBotCheck.name]: () => replied({ kind: 'off' }),
  [validateDocument.name]: () =>
    replied({ document, status: 'VALID', timestamp: '2026-11-20T12:00:00.000Z' }),
  [checkProvider.name]: () => replied({ available: true, status: 'VALID' }),
  [searchAccounts.name]: () => replied({ data: [{ id: '1', email: '***' }] }),
})

const honest =
  ({ name: call }: Pick<Call, 'name'>, shop: Pick<Failure, 'brand' | 'flags'> = {}): Answer =>
  (heard) =>
    new Map<string, Answer>(Object.entries(sound(shop))).get(call)?.(heard) ?? 'lost'

interface Failure {
  readonly what: string
  /** The call, and how it fails. */
  readonly fails: Readonly<Record<string, Answer>>
  readonly address: string
  readonly brand?: Brand
  readonly cookies?: Readonly<Record<string, string>>
  readonly flags?: readonly string[]
  /** What the visitor does to meet it: the page itself came without a failure. */
  readonly meet?: () => Promise<void>
  /** What the session has because of it. */
  readonly state: (state: SessionState) => object
  readonly expected: object
  readonly logged: readonly string[]
  /** Words on screen. */
  readonly shown: string | RegExp
  /** One press, once the service answers again; `reload` follows a link to the same address; null where nothing is missing. */
  readonly again: (() => Promise<void>) | 'reload' | null
  /** Words on screen when all is well. */
  readonly then?: string | RegExp
  /** What the session has then. */
  readonly mended?: object
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** What a visitor does, and all that it sets going. What is waited for is waited for before. */
const doing = (change: () => unknown) => act(async () => void change())
const press = (name: string | RegExp) => () => doing(() => fireEvent.click(button(name)))
const retry = press('Tentar de novo')

async function search() {
  const field = await screen.findByRole('textbox', { name: 'Nome do domínio' })
  await doing(() => {
    fireEvent.change(field, { target: { value: 'minhaloja' } })
    fireEvent.click(button('Buscar'))
  })
}

async function giveOwner() {
  const field = await screen.findByRole('textbox', { name: /do titular do domínio$/ })
  await doing(() => {
    fireEvent.change(field, { target: { value: document } })
    fireEvent.blur(field)
  })
}

const openTlds = () =>
  doing(() => {
    const picker = screen.getByRole('combobox', { name: 'Extensão' })
    fireEvent.focus(picker)
    fireEvent.click(picker)
  })
const pressTlds = () => doing(() => fireEvent.click(screen.getByRole('combobox', { name: 'Extensão' })))

const items = ({ cart }: SessionState) => ({ names: cart.items.map(({ name }) => name) })
const name = ({ cart }: SessionState) => cart.items.find(({ type }) => type === 'domain') ?? {}
const owner = ({ cart }: SessionState) => ({
  owner: cart.items.flatMap((item) => (item.type === 'domain' ? [item.document.status] : []))[0],
})
const pricing = ({ calculation: { status, last } }: SessionState) => ({
  status,
  total: last?.priced.total ?? null,
})
const place = ({ cart }: SessionState) => cart.items[0] ?? {}

const failures: readonly Failure[] = [
  {
    what: 'the blocked-address check: not blocked',
    fails: { [checkIp.name]: lost },
    address: named,
    state: items,
    expected: { names: ['Plano Turbo', 'minhaloja.com.br'] },
    logged: ['blocked-address check failed {"failure":"unreachable"}'],
    shown: 'Continuar',
    again: null,
  },
  {
    what: 'the extensions, for a name in the address: cut at its first dot',
    fails: { [listTlds.name]: lost },
    address: `${hosting}&domain=minhaloja.com&transfer=1`,
    state: name,
    expected: { sld: 'minhaloja', tld: 'com', method: 'transfer' },
    logged: ['loading extensions failed {"failure":"unreachable"}'],
    shown: 'Transferência de domínio',
    again: null,
  },
  {
    what: 'the extensions, for their list: the most wanted',
    fails: { [listTlds.name]: lost },
    address: hosting,
    meet: openTlds,
    state: items,
    expected: { names: ['Plano Turbo'] },
    logged: ['loading extensions failed {"failure":"unreachable"}'],
    shown: /Não conseguimos carregar todas as extensões/,
    again: pressTlds,
    then: '.shop',
  },
  {
    what: 'the switch of the multiple-domain flow: off, and the names kept for another try',
    fails: { [featureEnabled.name]: lost },
    address: 'pid=d',
    cookies: severalNames,
    flags: ['multiple-domain-availability'],
    state: (state) => ({
      ...items(state),
      isIncomplete: state.isIncomplete,
      asksForName: state.asksForName,
    }),
    expected: { names: [], isIncomplete: true, asksForName: false },
    logged: ['feature toggle failed {"failure":"unreachable"}'],
    shown: /Não conseguimos carregar parte do seu carrinho/,
    again: 'reload',
    then: /minhaloja\.com/,
    mended: { names: ['minhaloja.com', 'minhaloja.net'], isIncomplete: false, asksForName: false },
  },
  {
    what: 'a switch of the cart: off',
    fails: { [featureEnabled.name]: lost },
    address: 'pid=446',
    flags: ['vps-datacenter-restriction'],
    state: ({ flags }) => ({ flags }),
    expected: { flags: [] },
    logged: ['feature toggle failed {"feature":"vps-datacenter-restriction","failure":"unreachable"}'],
    shown: 'Onde o servidor fica',
    again: null,
  },
  {
    what: 'the first calculation: no total',
    fails: { [calculate.name]: lost },
    address: named,
    state: pricing,
    expected: { status: 'failed', total: null },
    logged: ['calculation failed {"failure":"unreachable"}'],
    shown: 'O total não foi atualizado',
    again: retry,
    then: 'Continuar',
    mended: { status: 'settled', total: 20_000 },
  },
  {
    what: 'a later calculation: the last total stays',
    fails: { [calculate.name]: lost },
    address: hosting,
    meet: () => doing(() => fireEvent.click(screen.getByRole('radio', { name: /^3 anos/ }))),
    state: pricing,
    expected: { status: 'failed', total: 20_000 },
    logged: ['calculation failed {"failure":"unreachable"}'],
    shown: 'O total não foi atualizado',
    again: retry,
    then: 'Continuar',
    mended: { status: 'settled', total: 40_000 },
  },
  {
    what: 'a calculation outside Brazil: names under .br leave the cart',
    fails: { [calculate.name]: lost },
    address: named,
    brand: sampleBrands.mx,
    state: (state) => ({ ...items(state), ...pricing(state) }),
    expected: { names: ['Plano Turbo'], status: 'failed' },
    logged: ['calculation failed {"failure":"unreachable"}'],
    shown: 'El total no se actualizó',
    again: press('Intentar de nuevo'),
    then: 'Continuar',
    mended: { names: ['Plano Turbo'], status: 'settled' },
  },
  {
    what: 'the owner at the document service: the registry is asked, its word counts',
    fails: { [validateDocument.name]: lost },
    address: named,
    meet: giveOwner,
    state: owner,
    expected: { owner: 'VALID' },
    logged: ['document availability failed {"failure":"unreachable"}'],
    shown: 'Documento válido',
    again: null,
  },
  {
    what: 'the owner at the registry: neither valid nor refused',
    fails: { [checkProvider.name]: lost },
    address: named,
    meet: giveOwner,
    state: owner,
    expected: { owner: 'NOT_VALIDATED' },
    logged: ['registry document availability failed {"failure":"unreachable"}'],
    shown: /Não conseguimos consultar este documento/,
    again: retry,
    then: 'Documento válido',
    mended: { owner: 'VALID' },
  },
  {
    what: 'the accounts of a document: nobody is told',
    fails: { [searchAccounts.name]: lost },
    address: named,
    meet: giveOwner,
    state: owner,
    expected: { owner: 'VALID' },
    logged: ['document account search failed {"failure":"unreachable"}'],
    shown: 'Documento válido',
    again: null,
  },
  {
    what: 'the availability of a name in the address: not confirmed',
    fails: { [domainAvailability.name]: lost },
    address: named,
    state: name,
    expected: { available: null },
    logged: ['domain availability failed {"failure":"unreachable","why":"not-confirmed"}'],
    shown: 'Não conseguimos confirmar minhaloja.com.br',
    again: retry,
    then: 'Tempo de registro',
    mended: { available: true },
  },
  {
    what: 'the availability of a name that is not sold: it leaves the cart',
    fails: {
      [domainAvailability.name]: () => refused('invalid-request', [{ code: 'unknown-tld', field: 'tld' }]),
    },
    address: named,
    state: items,
    expected: { names: ['Plano Turbo'] },
    logged: ['domain availability failed {"failure":"refused","why":"refused"}'],
    shown: 'minhaloja.com.br não pode ser comprado aqui',
    again: search,
    then: 'Adicionar',
  },
  {
    what: 'the availability of a searched name: not confirmed',
    fails: { [domainAvailability.name]: lost },
    address: hosting,
    meet: search,
    state: items,
    expected: { names: ['Plano Turbo'] },
    logged: ['domain availability failed {"failure":"unreachable","why":"not-confirmed"}'],
    shown: 'Não conseguimos confirmar minhaloja.com.br',
    again: () =>
      doing(() => fireEvent.click(screen.getAllByRole('button', { name: 'Tentar de novo' })[0] ?? window)),
    then: 'Adicionar',
  },
  {
    what: 'the transferability of a name: not confirmed',
    fails: { [domainTransferability.name]: lost },
    address: `${hosting}&domain=minhaloja.com&transfer=1`,
    state: name,
    expected: { registerStatus: 'unknown', transferStatus: 'unknown' },
    logged: ['domain transferability failed {"failure":"unreachable","why":"not-confirmed"}'],
    shown: 'Não conseguimos verificar minhaloja.com',
    again: retry,
    then: /Código EPP/,
    mended: { transferStatus: 'available' },
  },
  {
    what: 'all items: the error is marked, cookie and address keep them',
    fails: { [getProduct.name]: lost },
    address: hosting,
    state: (state) => ({ ...items(state), isIncomplete: state.isIncomplete }),
    expected: { names: [], isIncomplete: true },
    logged: ['loading products failed {"productIds":["335"]}'],
    shown: /Não conseguimos carregar parte do seu carrinho/,
    again: 'reload',
    then: 'Continuar',
    mended: { names: ['Plano Turbo'], isIncomplete: false },
  },
  {
    what: 'one of the items: the others are sold, the error is marked',
    fails: {
      [getProduct.name]: (heard) =>
        heard.params['productId'] === '446' ? 'lost' : honest(getProduct)(heard),
    },
    address: 'pid=335,446&billingCycle=annually',
    state: (state) => ({ ...items(state), isIncomplete: state.isIncomplete }),
    expected: { names: ['Plano Turbo'], isIncomplete: true },
    logged: ['loading products failed {"productIds":["446"]}'],
    shown: /Não conseguimos carregar parte do seu carrinho/,
    again: 'reload',
    then: 'Onde o servidor fica',
    mended: { names: ['Plano Turbo', 'VPS 2'], isIncomplete: false },
  },
  ...(
    [
      ['no answer', lost, 'unreachable'],
      ['success: false', () => replied({ success: false, data: { servers: [] } }), 'success: false'],
    ] as const
  ).map(([how, answer, failure]): Failure => ({
    what: `the data centres (${how}): the server is sold without its place`,
    fails: { [listDataCenters.name]: answer },
    address: 'pid=446',
    state: place,
    expected: { dataCenter: null, dataCenters: [] },
    logged: [`Failed to load data centers {"failure":"${failure}"}`],
    shown: 'Não conseguimos carregar os locais',
    again: retry,
    then: 'Onde o servidor fica',
    mended: { dataCenter: 'Virginia' },
  })),
]

function startOf(failure: Failure, broken: Readonly<Record<string, Answer>>) {
  const { address, brand = sampleBrands.br, cookies = {}, flags = [] } = failure
  return startShop(address, { brand, cookies, flags, answers: { ...sound(failure), ...broken } })
}

/** The page as its visitor has it. */
async function show({ shop, state }: StartedShop) {
  const page: PageState = { session: state, order: null, hostBrand: null, now: start.now }
  const texts = await textsOf(shop)
  await loadParts('carrinho', page, texts)
  window.history.replaceState(null, '', `/${shop.brand.id}/carrinho`)
  return act(async () => render(<App state={page} texts={texts} shop={shop} onAlive={() => undefined} />))
}

/** Nobody waits any more: no amount, no button and no box is marked busy, and no calculation is on its way. */
async function expectNobodyWaits({ shop }: StartedShop) {
  await waitFor(() => {
    expect(shop.session.store.getState().calculation.status).not.toBe('pending')
    expect(globalThis.document.querySelectorAll('[aria-busy=true]')).toHaveLength(0)
  })
}

const expectShown = async (words: string | RegExp) =>
  expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(0)

describe('when a call fails', () => {
  it.each(failures.map((failure) => [failure.what, failure] as const))('%s', async (_what, failure) => {
    const { fails, meet, state, expected, logged, shown, again, then, mended } = failure
    const shop = await startOf(failure, meet === undefined ? fails : {})
    const page = await show(shop)
    if (meet !== undefined) {
      for (const [call, answer] of Object.entries(fails)) shop.service.answer({ name: call }, answer)
      await meet()
    }
    const now = () => state(shop.shop.session.store.getState())

    await expectShown(shown)
    await waitFor(() => expect(now()).toMatchObject(expected))
    await waitFor(() => expect([...new Set(shop.logged)]).toEqual(logged))
    expect(shop.logged.join(), 'no searched name, no document').not.toMatch(/minhaloja|52998224725/)
    await expectNobodyWaits(shop)

    if (again === null) return
    if (again === 'reload') {
      expect(screen.getByText('Tentar de novo').closest('a')?.getAttribute('href')).toBe('')
      page.unmount()
      const next = await startOf(failure, {})
      await show(next)
      expect(state(next.state)).toMatchObject(mended ?? {})
      await expectShown(then ?? shown)
      return
    }
    for (const call of Object.keys(fails))
      shop.service.answer({ name: call }, honest({ name: call }, failure))
    await again()
    await expectShown(then ?? shown)
    await waitFor(() => expect(now()).toMatchObject(mended ?? expected))
    await expectNobodyWaits(shop)
    expect([...new Set(shop.logged)], 'nothing more went wrong').toEqual(logged)
  })
})
