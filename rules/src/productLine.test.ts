import { describe, expect, it } from 'vitest'
import type { CalculateProblem } from './calculation.ts'
import { aBook, aProduct, aRequest, aTerm, priced, problemsOf } from './testing/priceBook.ts'

const line = (...given: Parameters<typeof aProduct>) =>
  priced(aRequest({ products: [aProduct(...given)] })).products[0]

const problems = (...given: Parameters<typeof aProduct>) =>
  problemsOf(aRequest({ products: [aProduct(...given)] }))

describe('a product line', () => {
  it('costs its term, with the promotion taken off the first one', () =>
    expect(line('h', '5')).toEqual({
      relId: 'h',
      id: '5',
      related: null,
      cycle: 'annually',
      quantity: 1,
      price: 20_000,
      discount: 5000,
      total: 15_000,
      adjustments: [{ code: 'cycle-discount', before: 20_000, after: 15_000 }],
      renewal: 24_000,
    }))

  it('without a promotion needs no explanation', () =>
    expect(line('h', '5', { cycle: 'monthly' })).toMatchObject({ price: 2000, total: 2000, adjustments: [] }))

  it('counts its quantity', () =>
    expect(line('h', '5', { quantity: 3 })).toMatchObject({ price: 60_000, total: 45_000, renewal: 72_000 }))

  it('of a product on trial costs nothing now and its price at renewal', () =>
    expect(line('t', '430')).toMatchObject({
      price: 9000,
      discount: 9000,
      total: 0,
      renewal: 9000,
      adjustments: [{ code: 'trial', before: 9000, after: 0 }],
    }))

  it('keeps the item that it belongs to', () => {
    const cart = priced(
      aRequest({ products: [aProduct('h', '5'), aProduct('e', '421', { type: 'addon', related: 'h' })] }),
    )
    expect(cart.products.map(({ relId, related }) => [relId, related])).toEqual([
      ['h', null],
      ['e', 'h'],
    ])
  })
})

describe('options', () => {
  const accounts = (quantity: number, cycle: 'monthly' | 'annually' = 'annually') =>
    line('e', '421', { cycle, configoptions: [{ id: 'accounts', quantity }] })

  it('have their least number in the price of the product', () => {
    expect(accounts(1)).toMatchObject({ price: 10_000, renewal: 10_000 })
    expect(line('e', '421')).toMatchObject({ price: 10_000, renewal: 10_000 })
  })

  it('cost each further unit by the month, and its set-up once', () => {
    expect(accounts(3)).toMatchObject({
      price: 10_000 + 2 * (900 * 12 + 100),
      renewal: 10_000 + 2 * 900 * 12,
    })
    expect(accounts(3, 'monthly')).toMatchObject({ price: 1000 + 2 * (900 + 100), renewal: 1000 + 2 * 900 })
  })

  it('are counted for each unit of the product, and no promotion takes from them', () => {
    const book = aBook()
    const email = book.products['421']
    if (email)
      book.products['421'] = { ...email, terms: { annually: aTerm(10_000, { discountPercentage: 10 }) } }
    const request = aRequest({
      products: [aProduct('e', '421', { quantity: 2, configoptions: [{ id: 'accounts', quantity: 2 }] })],
    })
    expect(priced(request, book)).toMatchObject({ price: 2 * (10_000 + 10_900), discount: 2000 })
  })

  it('that pick an operating system are free', () =>
    expect(
      line('v', '446', {
        cycle: 'monthly',
        configoptions: [
          { id: 'os', quantity: 1 },
          { id: 'disk', quantity: 2 },
        ],
      }),
    ).toMatchObject({ price: 9600, renewal: 9600 }))

  it.each<[string, number, CalculateProblem | null]>([
    ['accounts', 1, null],
    ['accounts', 20, null],
    ['accounts', 0, { code: 'option-out-of-range', field: 'products.0.configoptions.0.quantity' }],
    ['accounts', 21, { code: 'option-out-of-range', field: 'products.0.configoptions.0.quantity' }],
    ['accounts', 1.5, { code: 'option-out-of-range', field: 'products.0.configoptions.0.quantity' }],
    ['disk', 1, { code: 'unknown-option', field: 'products.0.configoptions.0.id' }],
  ])('%s times %d: %j', (id, quantity, problem) => {
    const found = problems('e', '421', { configoptions: [{ id, quantity }] })
    expect(found).toEqual(problem === null ? [] : [problem])
  })

  it('are named once', () =>
    expect(
      problems('e', '421', {
        configoptions: [
          { id: 'accounts', quantity: 2 },
          { id: 'accounts', quantity: 3 },
        ],
      }),
    ).toEqual([{ code: 'duplicate-line', field: 'products.0.configoptions.1.id' }]))
})

describe('a product line that cannot be priced', () => {
  it.each([
    ['999', {}, 'unknown-product', 'id'],
    ['constructor', {}, 'unknown-product', 'id'],
    // Sold by extension, as domain lines.
    ['d', {}, 'unknown-product', 'id'],
    ['p', {}, 'unknown-product', 'id'],
    ['5', { cycle: 'quarterly' }, 'cycle-not-offered', 'cycle'],
    // On the list, at a price that is none.
    ['6', { cycle: 'annually' }, 'cycle-not-offered', 'cycle'],
    ['5', { quantity: 0 }, 'quantity-out-of-range', 'quantity'],
    ['5', { quantity: -1 }, 'quantity-out-of-range', 'quantity'],
    ['5', { quantity: 1.5 }, 'quantity-out-of-range', 'quantity'],
    ['5', { quantity: 101 }, 'quantity-out-of-range', 'quantity'],
    ['5', { quantity: Number.NaN }, 'quantity-out-of-range', 'quantity'],
  ] as const)('%s %j: %s', (id, with_, code, field) =>
    expect(problems('h', id, with_)).toEqual([{ code, field: `products.0.${field}` }]),
  )

  it('may be of a hundred units', () => expect(problems('h', '5', { quantity: 100 })).toEqual([]))

  it('says everything that is wrong, of every line', () =>
    expect(
      problemsOf(
        aRequest({
          products: [
            aProduct('a', '5'),
            aProduct('b', '421', {
              quantity: 0,
              cycle: 'triennially',
              configoptions: [{ id: 'no', quantity: 1 }],
            }),
            aProduct('c', '999'),
          ],
        }),
      ),
    ).toEqual([
      { code: 'quantity-out-of-range', field: 'products.1.quantity' },
      { code: 'unknown-option', field: 'products.1.configoptions.0.id' },
      { code: 'cycle-not-offered', field: 'products.1.cycle' },
      { code: 'unknown-product', field: 'products.2.id' },
    ]))
})
