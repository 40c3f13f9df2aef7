import { describe, expect, it } from 'vitest'
import { asFreeAddon } from './freeAddons.ts'
import { flaggedPriceBook } from './flaggedPriceBook.ts'
import { aBook, aProduct, aRequest, aTerm, priced } from './testing/priceBook.ts'

const book = () => {
  const plain = aBook()
  const email = plain.products['421']
  if (email === undefined) return plain
  const siteLock = {
    ...email,
    id: '107',
    role: 'sitelock' as const,
    configOptions: [],
    terms: { annually: aTerm(1200) },
  }
  return { ...plain, products: { ...plain.products, '107': siteLock } }
}
const secured = () => flaggedPriceBook(book(), { 'free-site-security': true })

const cart = (...addons: readonly string[]) =>
  aRequest({
    products: [
      aProduct('335.1', '335'),
      ...addons.map((relId) => aProduct(relId, '107', { type: 'addon', related: '335.1' })),
    ],
  })
const adjustmentsOf = (relId: string, of: ReturnType<typeof priced>) =>
  of.products.find((line) => line.relId === relId)?.adjustments

describe('the site security that a plan gives along', () => {
  it('costs its price where the flag is off', () =>
    expect(adjustmentsOf('107.1', priced(cart('107.1'), book()))).toEqual([]))

  it('costs nothing in its first term where it is on, and its price when it renews', () => {
    const { products } = priced(cart('107.1'), secured())
    expect(products.find(({ relId }) => relId === '107.1')).toMatchObject({
      price: 1200,
      total: 0,
      adjustments: [{ code: 'free-addon', before: 1200, after: 0 }],
      renewal: aTerm(1200).renew,
    })
  })

  it('is given once for each plan, to the smaller line id', () => {
    const of = priced(cart('107.2', '107.1'), secured())
    expect(adjustmentsOf('107.1', of)).toHaveLength(1)
    expect(adjustmentsOf('107.2', of)).toEqual([])
  })

  it('is not given for several units, nor to a line of its own', () => {
    const units = aRequest({
      products: [
        aProduct('335.1', '335'),
        aProduct('107.1', '107', { type: 'addon', related: '335.1', quantity: 2 }),
        aProduct('107.2', '107'),
      ],
    })
    const of = priced(units, secured())
    expect(adjustmentsOf('107.1', of)).toEqual([])
    expect(adjustmentsOf('107.2', of)).toEqual([])
  })

  it('is shown so: nothing now, its own price later', () => {
    const addon = book().products['107']
    expect(addon && asFreeAddon(addon).terms).toEqual({ annually: aTerm(1200, { discountPercentage: 100 }) })
  })
})
