import { featureEnabled } from '@balcao/contract/featureEnabled'
import { describe, expect, it, vi } from 'vitest'
import { replied } from '../testing/fakeService.ts'
import { startShop } from '../testing/startedShop.ts'
import type { CookieJar } from './cookieJar.ts'
import { learnFlag } from './learnFlag.ts'
import { takeFingerprint } from './takeFingerprint.ts'

const withTrial = 'pid=5&billingCycle=annually&sld=minhaloja&tld=com'
const print = 'f1d2d2f924e986ac86fdf7b36c94bcdf'

interface Options {
  readonly on?: readonly string[]
  readonly cookie?: string
  readonly isRefused?: boolean
}

/** A page that came with no flag on, and a service that has these on from now. */
async function take({ on = ['fingerprint'], cookie, isRefused = false }: Options = {}) {
  const { shop, service } = await startShop(withTrial)
  const cookies = new Map(cookie === undefined ? [] : [['fp', cookie]])
  const jar: CookieJar = {
    read: (name) => cookies.get(name) ?? null,
    write: (name, value) => void (value === null ? cookies.delete(name) : cookies.set(name, value)),
  }
  const whileTaken: (string | undefined)[] = []
  service.answer(featureEnabled, ({ query }) => {
    whileTaken.push(`${query.get('feature')} ${cookies.get('fp') ?? 'without'}`)
    return replied({ data: { enabled: on.includes(query.get('feature') ?? '') } })
  })
  const compute = vi.fn(() => Promise.resolve(print))
  const taken = takeFingerprint({ shop, jar, isRefused, compute })
  return { shop, service, cookies, compute, taken, asked: whileTaken }
}

const flagsOf = ({ shop }: Awaited<ReturnType<typeof take>>) => shop.session.store.getState().flags

describe('a fingerprint', () => {
  it('goes into its cookie, and then the flags of the cart are asked for with it', async () => {
    const visit = await take({ on: ['fingerprint', 'temporary-domain-addons'] })
    await visit.taken
    expect([...visit.cookies]).toEqual([['fp', print]])
    expect(visit.asked).toEqual(['fingerprint without', `temporary-domain-addons ${print}`])
    expect(flagsOf(visit)).toEqual(['temporary-domain-addons'])
  })

  it('leaves the flags that other parts have asked for', async () => {
    const visit = await take({ on: ['fingerprint'] })
    learnFlag(visit.shop.session, 'auto-select-domain')
    await visit.taken
    expect(flagsOf(visit)).toEqual(['auto-select-domain'])
  })

  it('that is there is not taken again, for its day', async () => {
    const visit = await take({ cookie: 'of-this-morning' })
    await visit.taken
    expect([...visit.cookies]).toEqual([['fp', 'of-this-morning']])
    expect(visit.compute).not.toHaveBeenCalled()
    expect(visit.asked).toEqual(['fingerprint of-this-morning'])
  })

  it.each<readonly [string, Options]>([
    ['while its flag is off', { on: [] }],
    ['from a visitor who refuses', { isRefused: true }],
  ])('is not taken %s, and one from before goes', async (_when, options) => {
    const visit = await take({ ...options, cookie: 'of-this-morning' })
    await visit.taken
    expect([...visit.cookies]).toEqual([])
    expect(visit.compute).not.toHaveBeenCalled()
  })

  it('that cannot be computed leaves everything as it was', async () => {
    const { shop } = await startShop(withTrial)
    const write = vi.fn()
    const before = shop.session.store.getState()
    const taken = takeFingerprint({
      shop: { ...shop, api: (await startShop(withTrial, { flags: ['fingerprint'] })).shop.api },
      jar: { read: () => null, write },
      isRefused: false,
      compute: () => Promise.reject(new Error('blocked')),
    })
    await expect(taken).rejects.toThrow('blocked')
    expect(write).not.toHaveBeenCalled()
    expect(shop.session.store.getState()).toBe(before)
  })

  it('renders nothing anew when the flags stay, and a flag that cannot be asked stays as it was', async () => {
    const { shop, service } = await startShop(withTrial, { flags: ['temporary-domain-addons'] })
    service.answer(featureEnabled, ({ query }) =>
      query.get('feature') === 'fingerprint' ? replied({ data: { enabled: true } }) : 'lost',
    )
    const before = shop.session.store.getState()
    await takeFingerprint({
      shop,
      jar: { read: () => null, write: () => undefined },
      isRefused: false,
      compute: () => Promise.resolve(print),
    })
    expect(shop.session.store.getState()).toBe(before)
    expect(before.flags).toEqual(['temporary-domain-addons'])
  })
})
