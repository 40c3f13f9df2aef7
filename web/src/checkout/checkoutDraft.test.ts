import { describe, expect, it, vi } from 'vitest'
import { createCheckoutDraft, emptyDraft, withAttempt, withField, withRefusals } from './checkoutDraft.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('the draft of a checkout', () => {
  it('survives a reload, letter by letter, brand by brand', () => {
    const storage = memory()
    const before = createCheckoutDraft('br', storage)
    before.change((draft) => withField(draft, 'name', 'Ana'))
    before.change((draft) => withField(draft, 'address.city', 'Recife'))

    const after = createCheckoutDraft('br', storage).read()
    expect(after.customer.name).toBe('Ana')
    expect(after.customer.address.city).toBe('Recife')
    expect(createCheckoutDraft('cl', storage).read()).toEqual(emptyDraft)
  })

  it('goes on in memory where the browser keeps nothing', () => {
    const closed = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    for (const storage of [closed, null]) {
      const draft = createCheckoutDraft('br', storage)
      draft.change((current) => withField(current, 'email', 'ana@exemplo.com.br'))
      expect(draft.read().customer.email).toBe('ana@exemplo.com.br')
    }
  })

  it.each(['', 'null', '{}', '{"customer":1}', '[1'])('begins anew over what it cannot read: %s', (text) => {
    const storage = memory()
    storage.kept.set('balcao.checkout.br', text)
    expect(createCheckoutDraft('br', storage).read()).toEqual(emptyDraft)
  })

  it('tells who listens, and nobody when nothing changed', () => {
    const draft = createCheckoutDraft('br', null)
    const listener = vi.fn()
    const leave = draft.subscribe(listener)
    draft.change((current) => current)
    expect(listener).not.toHaveBeenCalled()
    draft.change((current) => withField(current, 'name', 'Ana'))
    expect(listener).toHaveBeenCalledOnce()
    leave()
    draft.change((current) => withField(current, 'name', 'Bia'))
    expect(listener).toHaveBeenCalledOnce()
  })

  it('forgets what the service said of a field once the field changes', () => {
    const refused = withRefusals(emptyDraft, [
      { field: 'customer.document', code: 'check-digit' },
      { field: 'customer.email', code: 'no-host' },
      { field: 'cart.products', code: 'empty' },
    ])
    expect(refused.refusals.map(({ field }) => field)).toEqual(['document', 'email'])
    expect(withField(refused, 'document', '1').refusals.map(({ field }) => field)).toEqual(['email'])
  })

  it('keeps the key of the same order and takes a new one for another', () => {
    const keys = ['key-1', 'key-2'].values()
    const newKey = () => keys.next().value ?? ''
    const first = withAttempt(emptyDraft, 'cart A', newKey)
    expect(withAttempt(first, 'cart A', newKey).attempt).toEqual({ key: 'key-1', fingerprint: 'cart A' })
    expect(withAttempt(first, 'cart B', newKey).attempt).toEqual({ key: 'key-2', fingerprint: 'cart B' })
  })
})
