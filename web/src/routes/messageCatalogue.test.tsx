import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CartScreen } from '../cart/CartScreen.tsx'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { OrderSummary } from '../cart/OrderSummary.tsx'
import { couponForm, loadCartParts } from '../cart/cartParts.ts'
import { IdProtect } from '../domains/IdProtect.tsx'
import { toastTones } from '../session/toasts.ts'
import type { ToastCode } from '../session/toasts.ts'
import { pressEscape } from '../testing/nativeDialog.ts'
import { renderInShop } from '../testing/renderInShop.tsx'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { sampleBook } from '../testing/sampleCatalogue.ts'
import { createSampleShop } from '../testing/sampleShop.ts'
import { startShop } from '../testing/startedShop.ts'
import { Regions } from './Regions.tsx'

afterEach(() => void vi.useRealTimers())

type Spoken = 'br' | 'cl'

/** Every toast of the specification, in the order of its section 8: tone, and the words in Brazil and Mexico. */
const toasts = [
  ['coupon-added', 'positive', 'Cupom adicionado', 'Cupón agregado'],
  ['cycle-changed', 'positive', 'Período alterado', 'Período actualizado'],
  ['domain-added', 'positive', 'Domínio adicionado', 'Dominio agregado'],
  ['domain-updated', 'positive', 'Domínio atualizado', 'Dominio actualizado'],
  ['product-added', 'positive', 'Produto adicionado', 'Producto agregado'],
  ['coupon-removed', 'neutral', 'Cupom removido', 'Cupón quitado'],
  ['domain-removed', 'neutral', 'Domínio removido', 'Dominio quitado'],
  ['product-removed', 'neutral', 'Produto removido', 'Producto quitado'],
  ['coupon-invalid', 'negative', 'Cupom inválido', 'Cupón no válido'],
  [
    'domain-missing',
    'negative',
    'Escolha um domínio novo ou adicione um que você já tem',
    'Elige un dominio nuevo o agrega uno que ya tengas',
  ],
  [
    'document-missing',
    'negative',
    'Informe um CPF ou CNPJ para continuar',
    'Ingresa tu documento para continuar',
  ],
] as const satisfies readonly (readonly [ToastCode, string, string, string])[]

const toastCases = toasts.flatMap(([code, tone, br, mx]) => [
  { code, tone, brand: 'br', text: br } as const,
  { code, tone, brand: 'mx', text: mx } as const,
])

describe('the toasts of the shop', () => {
  it('are those of the specification, each with its tone', () => {
    expect(Object.entries(toastTones)).toEqual(toasts.map(([code, tone]) => [code, tone]))
  })

  it.each(toastCases)('$code in $brand: $text', async ({ code, brand, text }) => {
    const { shop } = await createSampleShop({ brand: sampleBrands[brand] })
    await renderInShop(<Regions />, shop)
    vi.useFakeTimers()
    const heard: string[] = []
    const status = screen.getByRole('status')
    const listener = new MutationObserver(() => void heard.push(status.textContent ?? ''))
    listener.observe(status, { childList: true, characterData: true, subtree: true })

    act(() => shop.toasts.raise(code))
    expect(screen.getByRole('listitem').textContent).toBe(text)
    await act(async () => vi.advanceTimersByTimeAsync(5_299))
    expect(screen.getByRole('listitem')).toBeTruthy()
    await act(async () => vi.advanceTimersByTimeAsync(5_000))
    listener.disconnect()

    expect(screen.queryByRole('listitem')).toBeNull()
    expect(heard.filter((said) => said === text)).toHaveLength(1)
  })

  it('are gone after the time of every brand', () => {
    for (const { toast } of Object.values(sampleBrands)) expect(toast.durationMs).toBe(5_000)
  })
})

describe('what stands above what', () => {
  it('is header, toast, overlay, modal', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8')
    const layers = [...tokens.matchAll(/--layer-(\w+): (\d+)/g)].map(([, name, layer]) => [
      name,
      Number(layer),
    ])
    expect(layers).toEqual([
      ['header', 20],
      ['toast', 25],
      ['overlay', 30],
      ['modal', 40],
    ])
  })
})

const plan = 'pid=335&billingCycle=annually'

async function openCart(brand: Spoken) {
  const { currency } = sampleBrands[brand]
  const book = { ...sampleBook, brand, currency }
  const { shop, state } = await startShop(plan, { brand: sampleBrands[brand], book })
  await Promise.all([...loadCartParts(state), couponForm.load()])
  await renderInShop(
    <>
      <CartScreen notices={null} domainBox={null} document={null} renderDomain={() => null} />
      <OrderSummary withCoupon />
    </>,
    shop,
  )
}

async function openEmpty(brand: Spoken) {
  const { shop } = await createSampleShop({ brand: sampleBrands[brand] })
  await renderInShop(<EmptyCart notices={null} domainBox={null} />, shop)
}

async function openName(brand: Spoken) {
  const { shop } = await createSampleShop({ brand: sampleBrands[brand], tld: 'com' })
  const item = shop.session.store.getState().cart.items.find(({ type }) => type === 'domain')
  if (item?.type !== 'domain') throw new Error('no name')
  await renderInShop(<IdProtect item={{ ...item, idProtectionYearly: 1_000 }} />, shop)
}

/** Every modal of the cart, what opens it and its title, in Brazil and Chile. */
const modals = [
  [
    'removing an item',
    openCart,
    ['Remover Plano Turbo', 'Remover Plano Turbo?'],
    ['Quitar Plano Turbo', '¿Quitar Plano Turbo?'],
  ],
  [
    'ID Protect',
    openName,
    ['O que é a proteção de dados de minhaloja.com?', 'Proteção de dados (ID Protect)'],
    ['¿Qué es la protección de datos de minhaloja.com?', 'Protección de datos (ID Protect)'],
  ],
  [
    'free domains',
    openCart,
    ['Condições do domínio grátis', 'Condições do domínio grátis'],
    ['Condiciones del dominio gratis', 'Condiciones del dominio gratis'],
  ],
  ['installments', openCart, ['Ver parcelas', 'Parcelas no cartão'], ['Ver cuotas', 'Cuotas con tarjeta']],
  ['the help video', openEmpty, ['Como comprar', 'Como comprar em três passos'], null],
] as const

const modalCases = modals.flatMap(([name, open, br, cl]) => [
  { name, open, brand: 'br', opener: br[0], title: br[1] } as const,
  ...(cl === null ? [] : [{ name, open, brand: 'cl', opener: cl[0], title: cl[1] } as const]),
])

describe('the modals of the cart', () => {
  it.each(modalCases)('$name in $brand: $title', async ({ open, brand, opener, title }) => {
    await open(brand)
    const button = await screen.findByRole('button', { name: opener })
    button.focus()
    fireEvent.click(button)
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: title })
    await waitFor(() => expect(dialog.dataset['state']).toBe('SHOWING'))
    expect(dialog.contains(document.activeElement)).toBe(true)

    act(() => pressEscape(dialog))
    await waitFor(() => expect(dialog.dataset['state']).toBe('HIDDEN'))
    expect(document.activeElement).toBe(button)
  })

  it('have no help video outside Brazil', async () => {
    await openEmpty('cl')
    expect(screen.queryByRole('button', { name: 'Cómo comprar' })).toBeNull()
  })
})
