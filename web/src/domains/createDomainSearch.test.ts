import type { WireDomainOffer } from '@balcao/contract/domainOffer'
import { domainAvailability } from '@balcao/contract/domainAvailability'
import { domainSuggestions } from '@balcao/contract/domainSuggestions'
import { describe, expect, it, vi } from 'vitest'
import { availability, offered, suggested } from '../testing/domainReplies.ts'
import { refused } from '../testing/fakeService.ts'
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

/** An answer whose lines come when the test says so; it can be cut off. */
function heldLines() {
  const lines = new TransformStream<WireDomainOffer, WireDomainOffer>(
    {},
    { highWaterMark: 9 },
    { highWaterMark: 9 },
  )
  const writer = lines.writable.getWriter()
  const reply: Reply = { lines: lines.readable }
  return {
    reply,
    come: writer.write.bind(writer),
    end: writer.close.bind(writer),
    cut: writer.abort.bind(writer),
  }
}

async function searching(answer: Answer, beside: Answer = () => suggested()) {
  const sample = await createSampleShop()
  sample.service.answer(domainAvailability, answer)
  sample.service.answer(domainSuggestions, beside)
  const { api, brand, log } = sample.shop
  const search = createDomainSearch({ api, brand, log }, '335')
  const suggestions = () => search.store.getState()?.suggestions
  const come = (...tlds: readonly string[]) =>
    vi.waitFor(() => expect(suggestions()).toMatchObject({ offers: tlds.map((tld) => ({ tld })) }))
  return { ...sample, search, suggestions, come }
}

const settled = (search: ReturnType<typeof createDomainSearch>) =>
  vi.waitFor(() => {
    const state = search.store.getState()
    expect([state?.asked.status, state?.suggestions.status]).not.toContain('pending')
  })

describe('a search', () => {
  it('tells the asked name before the names beside it have come', async () => {
    const beside = heldLines()
    const { search } = await searching(availability(), () => beside.reply)
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await vi.waitFor(() => expect(search.store.getState()?.asked.status).toBe('answered'))
    expect(search.store.getState()?.suggestions).toEqual({ status: 'pending', offers: [] })
    search.stop()
  })

  it('tells each name beside it as it comes, and those before it stay where they are', async () => {
    const beside = heldLines()
    const { search, suggestions, come } = await searching(availability(), () => beside.reply)
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await beside.come(offered('minhaloja', 'com'))
    await come('com')
    expect(suggestions()?.status).toBe('pending')
    await beside.come(offered('minhaloja', 'net'))
    await come('com', 'net')
    await beside.end()
    await settled(search)
    expect(suggestions()).toMatchObject({ status: 'answered', offers: [{ tld: 'com' }, { tld: 'net' }] })
  })

  it('believes of no other name that it is free but of one that the service says is', async () => {
    const unknown = offered('minhaloja', 'net', { status: 'unknown' })
    const { search, suggestions } = await searching(availability(), () =>
      suggested(offered('minhaloja', 'com'), unknown),
    )
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await settled(search)
    expect(suggestions()).toMatchObject({ offers: [{ tld: 'com' }] })
  })

  it('keeps what had come of an answer that was cut off, twice', async () => {
    const first = heldLines()
    const second = heldLines()
    const answers = [first.reply, second.reply]
    const { search, suggestions, come, service } = await searching(
      availability(),
      () => answers.shift() ?? 'lost',
    )
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await first.come(offered('minhaloja', 'com'))
    await come('com')
    await first.cut()
    await vi.waitFor(() => expect(service.heardOf(domainSuggestions)).toHaveLength(2))
    expect(suggestions()).toMatchObject({ status: 'pending', offers: [{ tld: 'com' }] })
    await second.cut()
    await settled(search)
    expect(suggestions()).toMatchObject({ status: 'answered', offers: [{ tld: 'com' }] })
  })

  it('says that other names could not be asked for when none has come', async () => {
    const { search, suggestions, logged } = await searching(availability(), () => 'lost')
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await settled(search)
    expect(suggestions()).toEqual({ status: 'unanswered', why: { kind: 'not-confirmed' } })
    expect(logged()).toContain('domain suggestions failed')
    expect(logged()).not.toContain('minhaloja')
  })

  it('gives up an older search, whose answer is then about nothing', async () => {
    const { answer, held } = heldAnswers()
    const { search, logged } = await searching(answer)
    search.ask({ sld: 'primeira', tld: 'com.br' })
    await vi.waitFor(() => expect(held).toHaveLength(1))
    search.ask({ sld: 'segunda', tld: 'com.br' })
    await vi.waitFor(() => expect(held).toHaveLength(2))
    for (const { heard, release } of held) release(availability()(heard))
    await settled(search)
    expect(search.store.getState()).toMatchObject({ asked: { answer: { sld: 'segunda' } } })
    expect(logged()).toBe('')
  })

  it('does not ask twice for the name that it is asking for', async () => {
    const { answer, held } = heldAnswers()
    const { search, service } = await searching(answer)
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await vi.waitFor(() => expect(held).toHaveLength(1))
    expect(service.heardOf(domainAvailability)).toHaveLength(1)
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
    const impossible = { idProtectionYearly: 0.001 }
    const { search, suggestions, logged } = await searching(availability({ asked: impossible }), () =>
      suggested(offered('minhaloja', 'com', impossible)),
    )
    search.ask({ sld: 'minhaloja', tld: 'com.br' })
    await settled(search)
    expect(search.store.getState()?.asked).toMatchObject({ why: { kind: 'not-confirmed' } })
    expect(suggestions()).toMatchObject({ why: { kind: 'not-confirmed' } })
    expect(logged()).toContain('domain answer makes no sense')
  })
})
