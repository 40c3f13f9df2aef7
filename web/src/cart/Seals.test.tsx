import { listPaymentMethods } from '@balcao/contract/listPaymentMethods'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '../testing/renderInShop.tsx'
import { startShop } from '../testing/startedShop.ts'
import { Seals } from './Seals.tsx'

describe('the seals of a cart', () => {
  it('name the ways to pay that the service accepts, in its order, and no other of the brand', async () => {
    const { shop } = await startShop('pid=335')
    await renderInShop(<Seals />, shop)
    const payments = screen.getByRole('region', { name: 'Formas de pagamento' })
    expect(
      within(payments)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pix', 'Cartão de crédito (Visa, Mastercard, American Express, Elo, Hipercard)'])
  })

  it('leave the ways to pay out where the service did not say', async () => {
    const { shop } = await startShop('pid=335', { answers: { [listPaymentMethods.name]: () => 'lost' } })
    await renderInShop(<Seals />, shop)
    expect(screen.getByRole('region', { name: 'Compra protegida' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Formas de pagamento' })).toBeNull()
  })
})
