import { describe, expect, it } from 'vitest'
import { checkoutSteps, stepToShow } from './checkoutSteps.ts'
import { isStepId, stepIds } from './stepIds.ts'
import type { CheckoutState } from './checkoutSteps.ts'
import type { StepId } from './stepIds.ts'
import { answered, cartWith, emptyCart, turbo, withFreeName } from './testing/cart.ts'

const named = withFreeName(cartWith(turbo), 'loja.com.br')

const ready: CheckoutState = {
  cart: named,
  demands: { document: null },
  isExpandedFlow: false,
  customer: 'valid',
  quote: 'valid',
  order: 'none',
}

const standing = (state: Partial<CheckoutState>) =>
  checkoutSteps({ ...ready, ...state }).map(({ status, reason }) =>
    reason === null ? status : `${status} ${reason}`,
  )

const shown = (requested: StepId, state: Partial<CheckoutState>) =>
  stepToShow(requested, checkoutSteps({ ...ready, ...state }))

describe('the steps', () => {
  it('are six, numbered from 0', () => {
    expect(checkoutSteps(ready).map(({ id, number }) => [id, number])).toEqual([
      ['selecionar-ciclo', 0],
      ['registrar-dominio', 1],
      ['carrinho', 2],
      ['identificacao', 3],
      ['pagamento', 4],
      ['confirmacao', 5],
    ])
  })

  it('are known by id', () => {
    expect(stepIds.every(isStepId)).toBe(true)
    expect(isStepId('cart')).toBe(false)
  })
})

const hidden = 'blocked not-shown'

describe('how they stand', () => {
  it.each([
    ['all is ready to pay', {}, [hidden, hidden, 'done', 'done', 'open', 'blocked order-missing']],
    [
      'nobody has said who buys',
      { customer: 'missing' },
      [hidden, hidden, 'done', 'open customer-missing', 'blocked customer-missing', 'blocked order-missing'],
    ],
    [
      'who buys is not right',
      { customer: 'invalid' },
      [hidden, hidden, 'done', 'open customer-invalid', 'blocked customer-invalid', 'blocked order-missing'],
    ],
    [
      'the price has expired',
      { quote: 'expired' },
      [hidden, hidden, 'done', 'done', 'open quote-expired', 'blocked order-missing'],
    ],
    [
      'the cart has no price',
      { quote: 'none' },
      [
        hidden,
        hidden,
        'open not-calculated',
        'blocked not-calculated',
        'blocked not-calculated',
        'blocked order-missing',
      ],
    ],
    [
      'the cart has no name',
      { cart: cartWith(turbo) },
      [
        hidden,
        hidden,
        'open domain-missing',
        'blocked domain-missing',
        'blocked domain-missing',
        'blocked order-missing',
      ],
    ],
    [
      'the document is missing',
      { demands: { document: 'missing' } },
      [
        hidden,
        hidden,
        'open document-missing',
        'blocked document-missing',
        'blocked document-missing',
        'blocked order-missing',
      ],
    ],
    [
      'the cart is empty',
      { cart: emptyCart() },
      [
        hidden,
        hidden,
        'open cart-empty',
        'blocked cart-empty',
        'blocked cart-empty',
        'blocked order-missing',
      ],
    ],
    [
      'the order is placed and the cart emptied',
      { cart: emptyCart(), order: 'placed' },
      [hidden, hidden, 'open cart-empty', 'blocked order-placed', 'blocked order-placed', 'done'],
    ],
    [
      'a new cart is begun after an order',
      { order: 'placed' },
      [hidden, hidden, 'done', 'done', 'open', 'done'],
    ],
  ] as const)('when %s', (_, state, expected) => {
    expect(standing(state)).toEqual(expected)
  })

  it.each([
    ['ready', {}, ['done', 'done', 'done']],
    ['without a name', { cart: cartWith(turbo) }, ['done', 'open domain-missing', 'open domain-missing']],
    [
      'with a name that is taken',
      { cart: answered(named, 'd.1', 'loja', 'com.br', false) },
      ['done', 'open domain-unavailable', 'open domain-unavailable'],
    ],
    ['without a document', { demands: { document: 'missing' } }, ['done', 'done', 'open document-missing']],
    ['without a price', { quote: 'none' }, ['done', 'done', 'open not-calculated']],
    ['empty', { cart: emptyCart() }, ['blocked cart-empty', 'blocked cart-empty', 'open cart-empty']],
  ] as const)('in the expanded flow, a cart %s', (_, state, expected) => {
    expect(standing({ isExpandedFlow: true, ...state }).slice(0, 3)).toEqual(expected)
  })
})

describe('the step shown', () => {
  it.each([
    ['carrinho', {}, 'carrinho', null],
    ['identificacao', {}, 'identificacao', null],
    ['pagamento', {}, 'pagamento', null],
    ['carrinho', { cart: emptyCart() }, 'carrinho', null],
    ['selecionar-ciclo', {}, 'carrinho', null],
    ['registrar-dominio', { cart: cartWith(turbo) }, 'carrinho', null],
    ['pagamento', { customer: 'missing' }, 'identificacao', 'customer-missing'],
    ['pagamento', { customer: 'invalid' }, 'identificacao', 'customer-invalid'],
    ['pagamento', { cart: emptyCart() }, 'carrinho', 'cart-empty'],
    ['identificacao', { cart: cartWith(turbo) }, 'carrinho', 'domain-missing'],
    ['pagamento', { quote: 'expired' }, 'pagamento', null],
    ['confirmacao', {}, 'pagamento', 'order-missing'],
    ['confirmacao', { customer: 'missing' }, 'identificacao', 'customer-missing'],
    ['confirmacao', { quote: 'expired' }, 'pagamento', 'quote-expired'],
    ['confirmacao', { order: 'placed' }, 'confirmacao', null],
    ['pagamento', { order: 'placed', cart: emptyCart() }, 'confirmacao', 'order-placed'],
    ['identificacao', { order: 'placed', cart: emptyCart() }, 'confirmacao', 'order-placed'],
    ['selecionar-ciclo', { isExpandedFlow: true }, 'selecionar-ciclo', null],
    ['selecionar-ciclo', { isExpandedFlow: true, cart: emptyCart() }, 'carrinho', 'cart-empty'],
    ['identificacao', { isExpandedFlow: true, cart: cartWith(turbo) }, 'registrar-dominio', 'domain-missing'],
  ] as const)('asked for %s (%j) is %s: %s', (requested, state, id, reason) => {
    expect(shown(requested, state)).toEqual({ id, reason })
  })

  it('is the cart when there are no steps to go by', () => {
    expect(stepToShow('pagamento', [])).toEqual({ id: 'pagamento', reason: null })
    expect(
      stepToShow('pagamento', [{ id: 'pagamento', number: 4, status: 'blocked', reason: 'cart-empty' }]),
    ).toEqual({
      id: 'carrinho',
      reason: null,
    })
  })
})
