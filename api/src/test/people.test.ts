import { checkProvider } from '@balcao/contract/checkProvider'
import { getProductForDomains } from '@balcao/contract/getProduct'
import { searchAccounts } from '@balcao/contract/searchAccounts'
import { validateDocument } from '@balcao/contract/validateDocument'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp } from './buildTestApp.ts'
import type { TestApp } from './buildTestApp.ts'
import { buyer, cart } from './builders.ts'
import { solveBotCheck, tamper } from './solveBotCheck.ts'

const valid = '529.982.247-25'
const document = (path: string, typed: string, token: string) =>
  `${path.replace('{document}', encodeURIComponent(typed))}?recaptcha-value=${encodeURIComponent(token)}`

describe('calls that answer about people', () => {
  let shop: TestApp
  beforeAll(async () => {
    // ALTCHA's library looks at the clock by itself.
    shop = await buildTestApp({ env: { BOT_CHECK_COST: '10' }, now: Date.now() })
  })
  afterAll(() => shop.close())

  const proof = () => solveBotCheck(shop)
  const withParameter = async (change: object) =>
    tamper(await proof(), ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } },
      solution,
    }))

  it.each([
    [valid, 'VALID', true],
    ['900.000.001-75', 'INVALID', false],
    ['900.000.002-56', 'PENDING', false],
    ['900.000.003-37', 'BLOCKED', false],
    ['900.000.004-18', 'FAILED', false],
    ['90.000.002/0001-73', 'ANOTHER_PROVIDER', false],
  ])('say of %s that it is %s', async (typed, status, available) => {
    const checked = await shop.ask(validateDocument, document(validateDocument.path, typed, await proof()))
    expect(checked.body).toMatchObject({ document: typed.replace(/\D/g, ''), status })
    const provider = await shop.ask(checkProvider, document(checkProvider.path, typed, await proof()))
    expect(provider.body).toEqual({ status, available })
  })

  it('ask nobody about a document that cannot be', async () => {
    expect(
      await shop.refusal('GET', document(validateDocument.path, '529.982.247-00', await proof())),
    ).toMatchObject({ status: 422, body: { problems: [{ code: 'check-digit', field: 'document' }] } })
  })

  it.each([
    ['no proof', () => Promise.resolve('')],
    ['words', () => Promise.resolve('please')],
    [
      'an unsolved challenge',
      async () =>
        tamper(await proof(), (token) => ({ ...token, solution: { counter: 0, derivedKey: '00' } })),
    ],
    [
      'a challenge of their own',
      async () =>
        tamper(await proof(), (token) => ({ ...token, challenge: { ...token.challenge, signature: 'ff' } })),
    ],
    ['a challenge made cheaper', () => withParameter({ cost: 1 })],
    ['a challenge made easier', () => withParameter({ keyPrefix: '' })],
    ['a challenge that lasts longer', () => withParameter({ expiresAt: 4_000_000_000 })],
    ['a challenge without an end', () => withParameter({ expiresAt: undefined })],
    ['a challenge under another name', () => withParameter({ nonce: '00112233445566778899aabbccddeeff' })],
  ])('let nobody through with %s', async (_, token) => {
    expect(await shop.refusal('GET', document(validateDocument.path, valid, await token()))).toMatchObject({
      status: 403,
      body: { code: 'bot-check-failed' },
    })
  })

  it('take a proof once, and not for ever', async () => {
    const token = await proof()
    await shop.ask(validateDocument, document(validateDocument.path, valid, token))
    expect(await shop.refusal('GET', document(validateDocument.path, valid, token))).toMatchObject({
      status: 403,
    })
    const late = await proof()
    shop.advance(11 * 60_000)
    expect(await shop.refusal('GET', document(validateDocument.path, valid, late))).toMatchObject({
      status: 403,
    })
  })

  describe('search_accounts', () => {
    const ask = async (typed: string) =>
      shop.ask(
        searchAccounts,
        `${searchAccounts.path}?recaptcha-value=${encodeURIComponent(await proof())}`,
        {
          body: { document: typed, documentType: 'cpf' },
        },
      )
    const stranger = '390.533.447-05'
    const letters = /^[\w-]{22}$/

    const buy = async (document: string) => {
      const body = cart({ domains: [] })
      const { quote } = await shop.price(body)
      const customer = buyer({ document, email: 'maria.silva@padaria.com.br' })
      await shop.placeOrder({ cart: body, quote: quote.token, customer })
    }

    it('answers the same before and after a document buys', async () => {
      const before = await ask('111.444.777-35')
      await buy('111.444.777-35')
      expect((await ask('111.444.777-35')).body).toEqual(before.body)
    })

    it('cannot be used to tell a customer from a stranger', async () => {
      await buy(valid)
      const [customer, other] = [await ask(valid), await ask(stranger)]
      for (const { body } of [customer, other]) {
        expect(body).toEqual({ data: [{ id: expect.stringMatching(letters), email: '***' }] })
      }
      expect(customer.body.data[0]?.id).not.toBe(other.body.data[0]?.id)
      const shapeOf = ({ headers }: typeof customer) =>
        Object.fromEntries(
          Object.entries(headers).filter(([name]) => !['date', 'x-request-id'].includes(name)),
        )
      expect(shapeOf(customer)).toEqual(shapeOf(other))
      expect(customer.headers['cache-control']).toBe('no-store')
    })

    it('looks no order up, so that time tells nothing either', async () => {
      const { orm } = shop.deps.connection
      await orm.execute(sql`alter table orders rename to elsewhere`)
      expect((await ask(valid)).status).toBe(200)
      await orm.execute(sql`alter table elsewhere rename to orders`)
    })

    it('knows a document however it is typed', async () => {
      expect((await ask('52998224725')).body).toEqual((await ask(valid)).body)
    })

    it('wants a proof and a document that can be', async () => {
      const url = (token: string) => `${searchAccounts.path}?recaptcha-value=${encodeURIComponent(token)}`
      const body = { document: valid, documentType: 'cpf' }
      expect(await shop.refusal('POST', url(''), { body })).toMatchObject({ status: 403 })
      const token = await proof()
      expect(
        await shop.refusal('POST', url(token), { body: { ...body, document: '529.982.247-00' } }),
      ).toMatchObject({ status: 422, body: { problems: [{ code: 'check-digit', field: 'document' }] } })
    })
  })

  it('stop who asks too often', async () => {
    const limited = await buildTestApp({ env: { RATE_LIMIT: 'on' } })
    const url = document(validateDocument.path, valid, 'x')
    for (let asked = 0; asked < 10; asked += 1) {
      expect((await limited.refusal('GET', url)).status).toBe(403)
    }
    expect(await limited.refusal('GET', url)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.anything() },
      body: { code: 'rate-limited' },
    })
    expect((await limited.refusal('GET', url, { remoteAddress: '198.51.100.7' })).status).toBe(403)
    await limited.close()
  })

  it('hold the registry to its word when a .br is bought', async () => {
    const body = cart()
    const { quote } = await shop.price(body)
    const customer = buyer({ document: '900.000.003-37' })
    expect(await shop.refuseOrder({ cart: body, quote: quote.token, customer })).toMatchObject({
      status: 422,
      body: { problems: [{ code: 'document-blocked', field: 'customer.document' }] },
    })
  })

  it('give a product once for each name in multiple-domain mode', async () => {
    const url = getProductForDomains.path.replace('{productId}', 'd')
    const domains = [
      { sld: 'um', tld: 'com.br' },
      { sld: 'outro', tld: 'com' },
    ]
    const { body } = await shop.ask(getProductForDomains, url, { body: { domains } })
    expect('products' in body ? body.products.length : 0).toBe(2)
    expect(await shop.refusal('POST', url, { body: { domains: [{ sld: 'a', tld: 'com' }] } })).toMatchObject({
      status: 422,
      body: { problems: [{ code: 'minlength', field: 'domains.0.sld' }] },
    })
  })
})
