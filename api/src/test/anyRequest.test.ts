import { readdirSync } from 'node:fs'
import { loadCatalogues } from '@balcao/catalogue/loadCatalogue'
import { brandIds } from '@balcao/rules/brand'
import type { BrandId } from '@balcao/rules/brand'
import { calculateCart } from '@balcao/rules/calculateCart'
import { calculate } from '@balcao/contract/calculate'
import type { CalculateBody } from '@balcao/contract/calculate'
import { pathOf } from '@balcao/contract/call'
import type { Call } from '@balcao/contract/call'
import { calls } from '@balcao/contract/calls'
import { ErrorBodySchema } from '@balcao/contract/errorBody'
import { cycles, domainCycles } from '@balcao/rules/cycle'
import { flaggedPriceBook } from '@balcao/rules/flaggedPriceBook'
import { toDecimal } from '@balcao/rules/money'
import type { PriceBook, PricedProduct } from '@balcao/rules/priceBook'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlOf } from '../http/serveCall.ts'
import { buildTestApp } from './buildTestApp.ts'
import type { TestApp } from './buildTestApp.ts'
import { brokenOf, validOf } from './validOf.ts'

const words = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '.',
    '..',
    '%00',
    '__proto__',
    'constructor',
    'minhaloja',
    'com.br',
    '335',
    'null',
    '0',
  ),
)

/** The books as the files have them, read by the test: the service has its own from the database. */
const flags = { 'discount-card': true } as const
const books = new Map<BrandId, PriceBook>(
  [...loadCatalogues()].map(([id, { priceBook }]) => [id, flaggedPriceBook(priceBook, flags)]),
)
const bookOf = (id: BrandId): PriceBook => {
  const book = books.get(id)
  if (book === undefined) throw new Error(`no book of ${id}`)
  return book
}

const relIds = ['p1', 'p2', 'p3', 'p4']
type Line = CalculateBody['products'][number]

/** A line of a product that is sold: mostly in a term and with options that it has. */
const lineOf = (product: PricedProduct): fc.Arbitrary<Line> => {
  const offered = cycles.filter((cycle) => product.terms[cycle] !== undefined)
  const options = product.configOptions.map(({ id, min, max }) =>
    fc.record({ id: fc.constant(id), quantity: fc.integer({ min: Math.max(0, min - 1), max: max + 1 }) }),
  )
  const option = fc.oneof(...options, fc.constant({ id: 'no-such-option', quantity: 1 }))
  return fc.record({
    relId: fc.constantFrom(...relIds),
    id: fc.constant(product.id),
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constant(product.kind) },
      { weight: 1, arbitrary: fc.constantFrom('product' as const, 'addon' as const) },
    ),
    related: fc.constantFrom(null, 'p1'),
    cycle: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...(offered.length > 0 ? offered : cycles)) },
      { weight: 1, arbitrary: fc.constantFrom(...cycles) },
    ),
    quantity: fc.integer({ min: 1, max: 5 }),
    configoptions: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Line['configoptions']>([]) },
      {
        weight: 2,
        arbitrary: fc.array(options.length > 0 ? fc.oneof(...options) : option, { maxLength: 2 }),
      },
      { weight: 1, arbitrary: fc.array(option, { maxLength: 2 }) },
    ),
  })
}

/** Real products, extensions and coupons in every combination, possible or not. */
const cartOf = (book: PriceBook): fc.Arbitrary<CalculateBody> =>
  fc.record({
    coupon: fc.option(fc.constantFrom(...Object.keys(book.coupons), 'NADA')),
    domainHosts: fc.array(
      fc.constantFrom({ domain: 'loja.com', host: 'p1' }, { domain: 'x.com', host: 'nobody' }),
      {
        maxLength: 1,
      },
    ),
    domains: fc.uniqueArray(
      fc.record({
        relId: fc.constantFrom('d1', 'd2', 'd3'),
        sld: fc.constantFrom('loja', 'padaria', 'escola', 'ab'),
        tld: fc.constantFrom(...Object.keys(book.tlds)),
        type: fc.constantFrom('register' as const, 'transfer' as const),
        domainCycle: fc.constantFrom(...domainCycles),
        hasIdProtection: fc.boolean(),
        related: fc.constantFrom(null, 'p1'),
        domainRelated: fc.constantFrom(null, null, 'd1'),
      }),
      { maxLength: 3, selector: ({ relId }) => relId },
    ),
    products: fc.uniqueArray(fc.constantFrom(...Object.values(book.products)).chain(lineOf), {
      maxLength: 4,
      selector: ({ relId }) => relId,
    }),
    paymentMethod: fc.constantFrom(null, 'pix' as const, 'credit_card' as const),
    ccMode: fc.boolean(),
  })

describe('whatever is asked', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp({ env: { BOT_CHECK: 'off', FLAGS: 'discount-card=on' } })
  })
  afterAll(() => shop.close())

  it('is asked of every call that the contract has and the service serves', async () => {
    const folder = new URL('../../../contract/src/', import.meta.url)
    const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file) && file !== 'calls.ts')
    const described = await Promise.all(
      files.map(async (file) =>
        Object.values(Object(await import(/* @vite-ignore */ new URL(file, folder).href))),
      ),
    )
    const names = described.flat().flatMap((value) => (isCall(value) ? [value.name] : []))
    expect(names.toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
    const missing = calls.filter((call) => !shop.server.hasRoute({ method: call.method, url: urlOf(call) }))
    expect(missing).toEqual([])
  })

  it('a price is the one that the rules make of it, and a refusal the one that they give', async () => {
    const seen = { priced: 0, coupons: 0, options: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...brandIds).chain((id) => fc.tuple(fc.constant(id), cartOf(bookOf(id)))),
        async ([id, body]) => {
          const book = bookOf(id)
          const context = { now: shop.deps.clock(), couponUses: 0, couponUsesByDocument: 0 }
          const expected = calculateCart(book, body, context)
          const answer = await shop.request('POST', calculate.path, { brand: id, body })
          if (!expected.ok) {
            seen.refused += 1
            expect(answer).toMatchObject({
              status: 422,
              body: { error: { code: 'not-calculable', problems: expected.problems } },
            })
            return
          }
          const { cart } = expected
          const told = v.parse(calculate.response, answer.body)
          const amount = (minor: number) => toDecimal(minor, book.currency)
          const amounts = (line: { price: number; discount: number; total: number }) => ({
            price: amount(line.price),
            discount: amount(line.discount),
            total: amount(line.total),
          })
          expect(told).toMatchObject(amounts(cart))
          expect(told.quote.total).toBe(amount(cart.total))
          expect([...told.products, ...told.domains]).toMatchObject(
            [...cart.products, ...cart.domains].map((line) => ({
              relId: line.relId,
              ...amounts(line),
              renewal: amount(line.renewal),
              adjustments: line.adjustments.map(({ code, after }) => ({ code, after: amount(after) })),
            })),
          )
          expect(told.couponReason).toBe(cart.coupon?.reason ?? null)
          expect(told.availableInstallments).toEqual(
            cart.availableInstallments.map(({ count, first, rest }) => ({
              count,
              first: amount(first),
              rest: amount(rest),
            })),
          )
          seen.priced += 1
          if (cart.coupon?.reason === 'applied') seen.coupons += 1
          if (body.products.some(({ configoptions }) => configoptions.length > 0)) seen.options += 1
        },
      ),
      { numRuns: 400 },
    )
    // A property that only ever saw refusals would have shown nothing.
    expect(Object.values(seen).every((count) => count > 0)).toBe(true)
  })

  /** No 5xx; a success is what the contract says, and a refusal the one error body with a code that the contract names. */
  const isInOrder = (call: Call, answer: { status: number; body: unknown }) => {
    expect(answer.status).toBeLessThan(500)
    if (answer.status < 400) {
      expect(answer.status).toBe(call.status)
      expect(v.is(call.response, answer.body)).toBe(true)
      return
    }
    const { code } = v.parse(ErrorBodySchema, answer.body).error
    expect([...call.errors, ...ofEveryCall]).toContain(code)
  }
  const ofEveryCall = ['invalid-request', 'not-found', 'unsupported-media-type', 'malformed-body']

  const parametersOf = (call: Call) =>
    fc.tuple(validOf(call.params), validOf(call.query), fc.constantFrom(...brandIds))
  const urlFor = (call: Call, params: unknown, query: unknown): string => {
    const search = new URLSearchParams(textsOf(query)).toString()
    return `${pathOf(call, textsOf(params))}?${search}`
  }
  const idempotency = { 'idempotency-key': 'any-key-will-do' }

  describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
    it('takes what its schemas accept', { timeout: 60_000 }, async () => {
      const body = call.body === null ? fc.constant(undefined) : validOf(call.body)
      await fc.assert(
        fc.asyncProperty(parametersOf(call), body, async ([params, query, brand], sent) => {
          const url = urlFor(call, params, query)
          const json = sent === undefined ? {} : { headers: jsonHeaders, body: JSON.stringify(sent) }
          isInOrder(call, await shop.request(call.method, url, { brand, headers: idempotency, ...json }))
        }),
        { numRuns: 40 },
      )
    })

    it('refuses a body that its schema does not', async () => {
      if (call.body === null) return
      const schema = call.body
      const text = fc.oneof(
        brokenOf(schema).map((value) => JSON.stringify(value) ?? ''),
        fc.jsonValue().map((value) => JSON.stringify(value)),
        fc.string({ maxLength: 200 }),
      )
      const type = fc.oneof(
        { weight: 4, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('application/x-www-form-urlencoded', 'text/plain', 'x') },
      )
      await fc.assert(
        fc.asyncProperty(parametersOf(call), text, type, async ([params, query, brand], sent, given) => {
          const url = urlFor(call, params, query)
          const headers = { ...idempotency, 'content-type': given }
          const answer = await shop.request('POST', url, { brand, headers, body: sent })
          isInOrder(call, answer)
          if (!v.is(schema, parsed(sent))) expect(answer.status).toBeGreaterThanOrEqual(400)
        }),
        { numRuns: 80 },
      )
    })

    it('is not troubled by any address or shop', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(words, { minLength: 3, maxLength: 3 }),
          words,
          fc.option(words),
          async (parts, typed, shopName) => {
            let index = 0
            const path = call.path.replace(/\{\w+\}/g, () => encodeURIComponent(parts[index++] ?? ''))
            const names = Object.keys(Object(Reflect.get(call.query, 'entries')))
            const search = names.map((name) => `${name}=${encodeURIComponent(typed)}`).join('&')
            const isHeader = shopName !== null && /^[\x20-\x7e]*$/.test(shopName)
            const brand = isHeader ? { brand: null, headers: { brand: shopName } } : {}
            isInOrder(call, await shop.request(call.method, `${path}?${search}`, brand))
          },
        ),
        { numRuns: 40 },
      )
    })
  })
})

const jsonHeaders = { 'content-type': 'application/json', 'idempotency-key': 'any-key-will-do' }

const CallSchema = v.object({
  name: v.string(),
  method: v.string(),
  path: v.string(),
  errors: v.array(v.string()),
})
const isCall = (value: unknown): value is v.InferOutput<typeof CallSchema> => v.is(CallSchema, value)

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(value)).map(([name, text]) => [name, String(text)]))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
