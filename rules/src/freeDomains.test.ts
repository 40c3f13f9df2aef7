import { describe, expect, it } from 'vitest'
import type { RequestedDomain, RequestedProduct } from './calculation.ts'
import { grantsEnablerDomain, grantsFreeDomain, keepsBonusDomain } from './freeDomains.ts'
import { aBook, aDomain, aProduct, aRequest, aTerm, priced } from './testing/priceBook.ts'

/** For each domain, what made it cheaper and what is left to pay. */
const benefits = (products: RequestedProduct[], domains: RequestedDomain[], book = aBook()) =>
  priced(aRequest({ products, domains }), book).domains.map(({ total, adjustments }) => [
    adjustments.map(({ code }) => code).join(),
    total,
  ])

const turbo = aProduct('h', '335')
const withTurbo = { related: 'h' } as const

describe('which domains a product gives', () => {
  const product = {
    freeDomainCycles: ['annually'],
    freeDomainTlds: ['com'],
    bonusDomainTlds: ['online'],
  } as const

  it.each([
    ['annually', 'com', true, false],
    ['annually', 'online', false, true],
    ['annually', 'net', false, false],
    ['monthly', 'com', false, false],
    ['monthly', 'online', false, false],
  ] as const)('%s .%s: main %s, bonus %s', (cycle, tld, main, bonus) => {
    expect(grantsFreeDomain(product, cycle, tld)).toBe(main)
    expect(keepsBonusDomain(product, cycle, tld)).toBe(bonus)
  })

  it.each([
    ['com', 'online', true],
    ['com.br', 'store', true],
    // Not on the free list.
    ['com', 'info', false],
    // No enabler, or no extension at all.
    ['info', 'online', false],
    ['xyz', 'online', false],
  ])('.%s brings a free .%s: %s', (enabler, tld, isFree) =>
    expect(grantsEnablerDomain(aBook(), enabler, tld)).toBe(isFree),
  )
})

describe('the main domain of hosting', () => {
  it('is free with a cycle and an extension that the plan lists', () =>
    expect(benefits([turbo], [aDomain('d', 'loja', 'com.br', withTurbo)])).toEqual([['free-domain', 0]]))

  it('is free with a plan that is its own add-on', () => {
    const plan = aProduct('h', '335', { type: 'addon', related: 'd' })
    expect(benefits([plan], [aDomain('d', 'loja', 'com.br', withTurbo)])).toEqual([['free-domain', 0]])
  })

  it.each([
    ['another cycle', aProduct('h', '335', { cycle: 'monthly' }), aDomain('d', 'loja', 'com', withTurbo)],
    ['another extension', turbo, aDomain('d', 'loja', 'info', withTurbo)],
    ['a plan without the benefit', aProduct('h', '421'), aDomain('d', 'loja', 'com', withTurbo)],
    ['no relation to it', turbo, aDomain('d', 'loja', 'com')],
    ['a transfer', turbo, aDomain('d', 'loja', 'com', { ...withTurbo, type: 'transfer' })],
  ])('is paid for with %s', (_, product, domain) => {
    const [only] = benefits([product], [domain])
    expect(only?.[0]).toBe('')
    expect(only?.[1]).toBeGreaterThan(0)
  })

  it('is free in its first year alone: the others are paid', () => {
    const years = (domainCycle: RequestedDomain['domainCycle']) =>
      benefits([turbo], [aDomain('d', 'loja', 'com', { ...withTurbo, domainCycle })])
    expect(years('biennially')).toEqual([['free-domain', 7000]])
    expect(years('triennially')).toEqual([['free-domain', 14_000]])
  })

  it('is free by its share of the price, rounded for the buyer', () => {
    const book = aBook()
    const com = book.tlds['com']
    if (com) book.tlds['com'] = { ...com, terms: { triennially: aTerm(1000, { discountPercentage: 10 }) } }
    const domain = aDomain('d', 'loja', 'com', { ...withTurbo, domainCycle: 'triennially' })
    expect(benefits([turbo], [{ ...domain, domainCycle: 'triennially' }], book)).toEqual([
      ['cycle-discount,free-domain', 600],
    ])
    if (com) book.tlds['com'] = { ...com, terms: { triennially: aTerm(1000) } }
    expect(benefits([turbo], [domain], book)).toEqual([['free-domain', 666]])
  })

  it('leaves its ID Protect to be paid', () =>
    expect(benefits([turbo], [aDomain('d', 'loja', 'com', { ...withTurbo, hasIdProtection: true })])).toEqual(
      [['free-domain', 2000]],
    ))

  it('renews at its full price', () => {
    const request = aRequest({ products: [turbo], domains: [aDomain('d', 'loja', 'com', withTurbo)] })
    expect(priced(request).domains[0]?.renewal).toBe(7000)
  })

  it('is one for each plan, the dearer one', () =>
    expect(
      benefits(
        [aProduct('h', '5')],
        [aDomain('a', 'um', 'com.br', { related: 'h' }), aDomain('b', 'dois', 'com', { related: 'h' })],
      ),
    ).toEqual([
      ['', 4000],
      ['free-domain', 0],
    ]))

  it('is one for each of two plans', () =>
    expect(
      benefits(
        [aProduct('h', '5'), aProduct('i', '5')],
        [aDomain('a', 'um', 'com', { related: 'h' }), aDomain('b', 'dois', 'com', { related: 'i' })],
      ),
    ).toEqual([
      ['free-domain', 0],
      ['free-domain', 0],
    ]))

  it('is a .online with Start', () =>
    expect(
      benefits(
        [aProduct('h', '437')],
        [aDomain('a', 'loja', 'com', { related: 'h' }), aDomain('b', 'loja', 'online', { related: 'h' })],
      ),
    ).toEqual([
      ['', 7000],
      ['free-domain', 0],
    ]))
})

describe('the bonus domain of Turbo', () => {
  it('comes second, beside the main one', () =>
    expect(
      benefits([turbo], [aDomain('a', 'loja', 'com', withTurbo), aDomain('b', 'loja', 'online', withTurbo)]),
    ).toEqual([
      ['free-domain', 0],
      ['bonus-domain', 0],
    ]))

  it('comes even where the main domain is one already owned', () =>
    expect(
      benefits(
        [aProduct('h', '335')],
        [aDomain('b', 'loja', 'online', withTurbo), aDomain('c', 'lojinha', 'online', withTurbo)],
      ),
    ).toEqual([
      ['free-domain', 0],
      ['bonus-domain', 0],
    ]))

  it('leaves the dearer pair free, whichever way they could be chosen', () => {
    // .online could be main or bonus; as the bonus it leaves the main place to .com.
    const three = [
      aDomain('a', 'um', 'online', withTurbo),
      aDomain('b', 'dois', 'com', withTurbo),
      aDomain('c', 'tres', 'com.br', withTurbo),
    ]
    expect(benefits([turbo], three)).toEqual([
      ['bonus-domain', 0],
      ['free-domain', 0],
      ['', 4000],
    ])
    // Two .online outweigh a .online and a .com.
    const two = [
      aDomain('a', 'um', 'com', withTurbo),
      aDomain('b', 'dois', 'online', withTurbo),
      aDomain('c', 'tres', 'online', withTurbo),
    ]
    expect(benefits([turbo], two)).toEqual([
      ['', 7000],
      ['free-domain', 0],
      ['bonus-domain', 0],
    ])
  })

  it('is not kept in a cycle without a free domain', () =>
    expect(
      benefits([aProduct('h', '335', { cycle: 'monthly' })], [aDomain('b', 'loja', 'online', withTurbo)]),
    ).toEqual([['', 15_000]]))

  it('is not given by other plans', () =>
    expect(benefits([aProduct('h', '5')], [aDomain('b', 'loja', 'online', { related: 'h' })])).toEqual([
      ['', 15_000],
    ]))
})

describe('the domains that come with an enabler', () => {
  const com = aDomain('e', 'loja', 'com')

  it('are free in the free extensions, one of each', () =>
    expect(
      benefits(
        [],
        [
          com,
          aDomain('a', 'loja', 'online', { domainRelated: 'e' }),
          aDomain('b', 'loja', 'store', { domainRelated: 'e' }),
          aDomain('c', 'lojinha', 'online', { domainRelated: 'e' }),
        ],
      ),
    ).toEqual([
      ['', 7000],
      ['enabler-free-domain', 0],
      ['enabler-free-domain', 0],
      ['', 15_000],
    ]))

  it('are one of each for each enabler', () =>
    expect(
      benefits(
        [],
        [
          com,
          aDomain('f', 'outra', 'com'),
          aDomain('a', 'loja', 'online', { domainRelated: 'e' }),
          aDomain('b', 'outra', 'online', { domainRelated: 'f' }),
        ],
      ).slice(2),
    ).toEqual([
      ['enabler-free-domain', 0],
      ['enabler-free-domain', 0],
    ]))

  it('are the dearer of two', () =>
    expect(
      benefits(
        [],
        [
          com,
          aDomain('a', 'um', 'online', { domainRelated: 'e', domainCycle: 'annually' }),
          aDomain('b', 'dois', 'online', { domainRelated: 'e', domainCycle: 'triennially' }),
        ],
      ).slice(1),
      // Equal first years: by line id.
    ).toEqual([
      ['enabler-free-domain', 0],
      ['', 45_000],
    ]))

  it.each([
    ['an extension that is no enabler', aDomain('e', 'loja', 'info'), 'online'],
    ['an enabler that is transferred', aDomain('e', 'loja', 'com', { type: 'transfer' }), 'online'],
    ['an extension that is not on the free list', com, 'info'],
  ])('are paid for with %s', (_, enabler, tld) =>
    expect(benefits([], [enabler, aDomain('a', 'outra', tld, { domainRelated: 'e' })])[1]?.[0]).toBe(''),
  )

  it('are paid for when they are transferred themselves', () =>
    expect(
      benefits([], [com, aDomain('a', 'loja', 'online', { domainRelated: 'e', type: 'transfer' })])[1],
    ).toEqual(['', 15_000]))

  it('come with an enabler that is itself free with hosting', () =>
    expect(
      benefits([turbo], [{ ...com, related: 'h' }, aDomain('a', 'loja', 'online', { domainRelated: 'e' })]),
    ).toEqual([
      ['free-domain', 0],
      ['enabler-free-domain', 0],
    ]))

  it('may be free with hosting when the enabler has given its own to another', () =>
    expect(
      benefits(
        [turbo],
        [
          com,
          aDomain('a', 'um', 'online', { domainRelated: 'e' }),
          aDomain('b', 'dois', 'online', { related: 'h', domainRelated: 'e' }),
        ],
      ).slice(1),
    ).toEqual([
      ['enabler-free-domain', 0],
      ['free-domain', 0],
    ]))

  it('of equal worth go by line id, wherever they stand', () => {
    const a = aDomain('a', 'um', 'online', { domainRelated: 'e' })
    const b = aDomain('b', 'dois', 'online', { domainRelated: 'e' })
    expect(benefits([], [com, b, a]).slice(1)).toEqual([
      ['', 15_000],
      ['enabler-free-domain', 0],
    ])
    expect(benefits([], [com, a, b]).slice(1)).toEqual([
      ['enabler-free-domain', 0],
      ['', 15_000],
    ])
  })

  it('are free once: by the enabler first, and so the bonus stays for another', () =>
    expect(
      benefits(
        [turbo],
        [
          { ...com, related: 'h' },
          aDomain('a', 'um', 'online', { related: 'h', domainRelated: 'e' }),
          aDomain('b', 'dois', 'online', { related: 'h' }),
        ],
      ),
    ).toEqual([
      ['free-domain', 0],
      ['enabler-free-domain', 0],
      ['bonus-domain', 0],
    ]))

  it('fall back on their hosting when the enabler does not make them free', () =>
    expect(
      benefits(
        [turbo],
        [aDomain('e', 'loja', 'info'), aDomain('a', 'um', 'online', { related: 'h', domainRelated: 'e' })],
      )[1],
    ).toEqual(['free-domain', 0]))
})
