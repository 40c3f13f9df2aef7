import { domainAvailability } from '@balcao/contract/domainAvailability'
import { describe, expect, it, vi } from 'vitest'
import { availability, offered } from '../testing/domainReplies.ts'
import { refused, replied } from '../testing/fakeService.ts'
import type { Answer, Heard, Reply } from '../testing/fakeService.ts'
import { createSampleShop } from '../testing/sampleShop.ts'
import { createDomainSearch } from './createDomainSearch.ts'

/** Answers when the test says so, in any order. */
function heldAnswers() {
  const held: { readonly heard: Heard; readonly release: (reply: Reply) => void }[] = []
  const answer: Answer = (heard) =>
    new Promise((release) => {
      held.push({ heard, release })
    })
  return { answer, held }
}

async function searching(answer: Answer) {
  const sample = await createSampleShop()
  sample.service.answer(domainAvailability, answer)
  const { api, brand, log } = sample.shop
  return { ...sample, search: createDomainSearch({ api, brand, log }, '335') }
}

const settled = (search: ReturnType<typeof createDomainSearch>) =>
  vi.waitFor(() => {
    const state = search.store.getState()
    expect([state?.asked.status, state?.suggestions.status]).not.toContain('pending')
  })

describe('a search', () => {
  it('tells the asked name before the names beside it have come', async () => {
    const { answer, held } = heldAnswers()
    const { search } = await searching(answer)
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[0]?.release(availability()(held[0].heard))
    await vi.waitFor(() => expect(search.store.getState()?.asked.status).toBe('answered'))
    expect(search.store.getState()?.suggestions.status).toBe('pending')
    const taken = offered('minhaloja', 'net', { status: 'unknown' })
    held[1]?.release(availability({ others: [offered('minhaloja', 'com'), taken] })(held[1].heard))
    await settled(search)
    expect(search.store.getState()?.suggestions).toMatchObject({ answer: [{ sld: 'minhaloja', tld: 'com' }] })
  })

  it('takes the fuller answer for both when that comes first', async () => {
    const { answer, held } = heldAnswers()
    const { search } = await searching(answer)
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[1]?.release(availability()(held[1].heard))
    await vi.waitFor(() => expect(search.store.getState()?.asked.status).toBe('answered'))
    held[0]?.release(refused('rate-limited'))
    await settled(search)
    expect(search.store.getState()?.asked.status).toBe('answered')
  })

  it('gives up an older search, whose answer is then about nothing', async () => {
    const { answer, held } = heldAnswers()
    const { search, logged } = await searching(answer)
    search.ask({ sld: 'primeira', tld: 'com.br' })
    await vi.waitFor(() => expect(held).toHaveLength(2))
    search.ask({ sld: 'segunda', tld: 'com.br' })
    await vi.waitFor(() => expect(held).toHaveLength(4))
    for (const { heard, release } of held) release(availability()(heard))
    await settled(search)
    expect(search.store.getState()).toMatchObject({ asked: { answer: { sld: 'segunda' } } })
    expect(logged()).toBe('')
  })

  it('does not ask twice for the name that it is asking for', async () => {
    const { answer, held } = heldAnswers()
    const { search } = await searching(answer)
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await vi.waitFor(() => expect(held).toHaveLength(2))
    search.stop()
  })

  it.each<[string, Reply, object]>([
    ['an error of the service', refused('internal-error'), { kind: 'not-confirmed' }],
    ['a lost answer', 'lost', { kind: 'not-confirmed' }],
    ['too many questions', refused('rate-limited'), { kind: 'rate-limited' }],
    [
      'an extension that is not sold',
      refused('invalid-request', [{ code: 'unknown-tld', field: 'tld' }]),
      { kind: 'refused', problem: 'unknown-tld' },
    ],
  ])('is never free after %s, and the log has it without the name', async (_, reply, why) => {
    const { search, logged } = await searching(() => reply)
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await settled(search)
    expect(search.store.getState()?.asked).toEqual({ status: 'unanswered', why })
    expect(logged()).toContain('domain availability failed')
    expect(logged()).not.toContain('minhaloja')
  })

  it('believes no answer with an amount that the currency cannot hold', async () => {
    const { search, logged } = await searching((heard) => {
      const reply = availability({ others: [offered('minhaloja', 'com', { idProtectionYearly: 0.001 })] })(
        heard,
      )
      return reply === 'lost' ? reply : replied(reply.body)
    })
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await settled(search)
    expect(search.store.getState()?.asked).toMatchObject({ why: { kind: 'not-confirmed' } })
    expect(logged()).toContain('domain answer makes no sense')
  })
})
