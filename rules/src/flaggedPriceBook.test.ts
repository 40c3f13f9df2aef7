import { describe, expect, it } from 'vitest'
import { flaggedPriceBook } from './flaggedPriceBook.ts'
import { aBook, aTerm } from './testing/priceBook.ts'

const book = () => {
  const plain = aBook({ paymentMethods: ['credit_card', 'pix', 'bancolombia'] })
  const email = plain.products['421']
  const ai = plain.products['437']
  if (email) plain.products['421'] = { ...email, terms: { annually: aTerm(100, { discountPercentage: 20 }) } }
  if (ai) plain.products['503'] = { ...ai, id: '503', role: 'sitebuilder-ai', bonusDomainTlds: ['online'] }
  return plain
}

describe('a price book under its flags', () => {
  it('by default has no card discount, no Turbo bonus and no cycle discount on e-mail', () => {
    const flagged = flaggedPriceBook(book(), {})
    expect(flagged.cardDiscount).toEqual({ percentage: 3, enabled: false })
    expect(flagged.products['335']?.bonusDomainTlds).toEqual([])
    expect(flagged.products['421']?.terms).toEqual({ annually: aTerm(100) })
  })

  it('has them when their flags are on', () => {
    const values = { 'discount-card': true, 'turbo-domain-bonus': true, 'proemail-cycle-discount': true }
    const flagged = flaggedPriceBook(book(), values)
    expect(flagged.cardDiscount).toEqual({ percentage: 3, enabled: true })
    expect(flagged.products).toEqual(book().products)
  })

  it('takes the card discount away from a brand that the flag does not aim at', () =>
    expect(flaggedPriceBook({ ...book(), brand: 'mx' }, { 'discount-card': true }).cardDiscount.enabled).toBe(
      false,
    ))

  it('keeps the payment methods whose flags are on', () => {
    expect(flaggedPriceBook(book(), {}).paymentMethods).toEqual(['credit_card', 'pix'])
    expect(flaggedPriceBook(book(), { 'payment-pix': false }).paymentMethods).toEqual(['credit_card'])
  })

  it('has no installments where no card is taken', () => {
    expect(flaggedPriceBook(book(), {}).installments).toEqual(book().installments)
    expect(flaggedPriceBook(book(), { 'payment-credit-card': false }).installments.counts).toEqual([1])
  })

  it('leaves the AI site product its bonus and every other product as it is', () => {
    const flagged = flaggedPriceBook(book(), {})
    expect(flagged.products['503']?.bonusDomainTlds).toEqual(['online'])
    expect(flagged.products['5']).toEqual(book().products['5'])
    expect(flagged.products['5']?.terms.annually?.discountPercentage).toBe(25)
  })

  it('is a new one: the book given stays as it was', () => {
    const given = book()
    flaggedPriceBook(given, {})
    expect(given).toEqual(book())
  })
})
