import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDomain, addGivenDomain } from './addDomain.ts'
import { addProduct, offerAddons } from './addProduct.ts'
import { applyPreview } from './applyPreview.ts'
import { calculateCart } from './calculateCart.ts'
import { buildCalculateRequest } from './calculationRequest.ts'
import type { Cart, CartItem } from './cart.ts'
import { encodeCartCookie } from './cartCookie.ts'
import { linesOf } from './cartLines.ts'
import { changeCycle } from './changeCycle.ts'
import { checkoutSteps, stepToShow } from './checkoutSteps.ts'
import { stepIds } from './stepIds.ts'
import { cookieCartOf } from './cookieCart.ts'
import { cycles, domainCycles } from './cycle.ts'
import { chooseDataCenter } from './dataCenters.ts'
import { disableDomain, enableDomain } from './disableDomain.ts'
import { setPreview } from './domainAnswer.ts'
import { setOwnDomain, setTransferCode, switchToRegister, switchToTransfer } from './domainMethod.ts'
import { setIdProtection } from './idProtection.ts'
import { setOptionAccounts, setTitanAccounts } from './lineOptions.ts'
import { mergeCalculation, removeNationalDomainsOnFailure } from './mergeCalculation.ts'
import { takeFreeProEmail } from './proEmail.ts'
import { decodeCartCookie } from './readCartCookie.ts'
import { removedAlong, removeLine } from './removeLine.ts'
import { restoreCart } from './restoreCart.ts'
import { setTemporaryDomain } from './temporaryDomain.ts'
import { toggleLine } from './toggleLine.ts'
import { aBook, start } from './testing/priceBook.ts'
import {
  aDomainOffer,
  anAddonOffer,
  anOffer,
  answered,
  answeredAsEnabler,
  cyclePrices,
  email,
  emptyCart,
  server,
  siteLock,
  trialEmail,
  turbo,
  withEnabler,
  withGift,
} from './testing/cart.ts'

type Edit = (cart: Cart) => Cart

const hosting = anOffer('5', { related: [email, trialEmail], cycles: cyclePrices('monthly', 'annually') })
const offers = [turbo, hosting, server]
const addons = [email, trialEmail, siteLock, anAddonOffer('5')]

/** A line of the cart by any number, so that edits name lines that are there, items and add-ons alike. */
const lineAt = (cart: Cart, at: number): string => {
  const lines = linesOf(cart)
  return lines[at % Math.max(1, lines.length)]?.id ?? 'nobody'
}

const at = fc.nat({ max: 40 })
const sld = fc.constantFrom('loja', 'outra', 'minha')
const tld = fc.constantFrom('com', 'com.br', 'online', 'store')
const cycle = fc.constantFrom(...cycles)

/** Edits that bring lines into a cart. */
const adding: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.constantFrom(...offers), fc.option(cycle), fc.boolean()).map(
    ([offer, asked, ccMode]): Edit =>
      (cart) =>
        addProduct(cart, { offer, cycle: asked, ccMode }),
  ),
  fc.tuple(sld, tld, fc.constantFrom('own', 'register', 'transfer'), fc.constantFrom(...domainCycles)).map(
    ([name, extension, method, asked]): Edit =>
      (cart) =>
        addDomain(cart, {
          sld: name,
          tld: extension,
          method,
          cycle: asked,
          parentId: null,
          isMultipleDomain: false,
          isFreeDomain: false,
        }),
  ),
  fc.tuple(fc.constantFrom('free', 'bonus'), at, sld, tld).map(
    ([kind, n, name, extension]): Edit =>
      (cart) =>
        addGivenDomain(cart, { kind, parentId: lineAt(cart, n), offer: aDomainOffer(name, extension) }),
  ),
  fc.tuple(at, fc.subarray(addons)).map(
    ([n, some]): Edit =>
      (cart) =>
        offerAddons(cart, { itemId: lineAt(cart, n), offers: some, ccMode: false }),
  ),
  fc.tuple(sld, tld).map(
    ([name, extension]): Edit =>
      (cart) =>
        setTemporaryDomain(cart, { sld: name, tld: extension }),
  ),
)

/** Edits that change what is there. None may bring a line in or take one out. */
const changing: fc.Arbitrary<Edit> = fc.oneof(
  at.map(
    (n): Edit =>
      (cart) =>
        toggleLine(cart, { lineId: lineAt(cart, n) }),
  ),
  fc.tuple(at, cycle, fc.boolean()).map(
    ([n, chosen, withAddons]): Edit =>
      (cart) =>
        changeCycle(cart, { lineId: lineAt(cart, n), cycle: chosen, withAddons }),
  ),
  fc.tuple(at, fc.integer()).map(
    ([n, accounts]): Edit =>
      (cart) =>
        setOptionAccounts(cart, { lineId: lineAt(cart, n), optionId: 'accounts', accounts }),
  ),
  fc.nat({ max: 30 }).map(
    (accounts): Edit =>
      (cart) =>
        setTitanAccounts(cart, { accounts }),
  ),
  at.map(
    (n): Edit =>
      (cart) =>
        switchToRegister(cart, { lineId: lineAt(cart, n) }),
  ),
  at.map(
    (n): Edit =>
      (cart) =>
        switchToTransfer(cart, { lineId: lineAt(cart, n) }),
  ),
  at.map(
    (n): Edit =>
      (cart) =>
        setTransferCode(cart, { lineId: lineAt(cart, n), code: 'EPP' }),
  ),
  fc.tuple(at, sld, tld).map(
    ([n, name, extension]): Edit =>
      (cart) =>
        setOwnDomain(cart, { lineId: lineAt(cart, n), sld: name, tld: extension }),
  ),
  fc.tuple(at, sld, tld, fc.constantFrom(true, false, null)).map(
    ([n, name, extension, available]): Edit =>
      (cart) =>
        answered(cart, lineAt(cart, n), name, extension, available),
  ),
  fc.tuple(at, sld, fc.constantFrom('com', 'com.br')).map(
    ([n, name, extension]): Edit =>
      (cart) =>
        answeredAsEnabler(cart, lineAt(cart, n), name, extension),
  ),
  fc.tuple(at, sld, tld).map(
    ([n, name, extension]): Edit =>
      (cart) =>
        setPreview(cart, {
          lineId: lineAt(cart, n),
          preview: {
            ...aDomainOffer(name, extension),
            cycle: 'annually',
            name: `${name}.${extension}`,
            suggestions: [],
            freeDomains: [],
            bonusDomains: [],
          },
        }),
  ),
  at.map(
    (n): Edit =>
      (cart) =>
        applyPreview(cart, { lineId: lineAt(cart, n), addons: [], ccMode: false }),
  ),
  at.map(
    (n): Edit =>
      (cart) =>
        disableDomain(cart, { lineId: lineAt(cart, n) }),
  ),
  at.map(
    (n): Edit =>
      (cart) =>
        enableDomain(cart, { lineId: lineAt(cart, n) }),
  ),
  fc.tuple(at, fc.boolean()).map(
    ([n, on]): Edit =>
      (cart) =>
        setIdProtection(cart, { lineId: lineAt(cart, n), on }),
  ),
  at.map(
    (n): Edit =>
      (cart) =>
        chooseDataCenter(cart, { lineId: lineAt(cart, n), name: 'br' }),
  ),
  fc.constant<Edit>(takeFreeProEmail),
)

const removing: fc.Arbitrary<Edit> = at.map(
  (n): Edit =>
    (cart) =>
      removeLine(cart, { lineId: lineAt(cart, n) }),
)

/** Any cart that edits can lead to. */
const carts: fc.Arbitrary<Cart> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: adding },
      { weight: 3, arbitrary: changing },
      { weight: 1, arbitrary: removing },
    ),
    {
      maxLength: 25,
    },
  )
  .map((edits) => edits.reduce((cart, edit) => edit(cart), emptyCart()))

const isFree = (item: CartItem): boolean => item.type === 'domain' && item.isFreeDomain

/** Two names that bring others and what came with them, then whatever an edit can do to them. */
const cartsWithGifts: fc.Arbitrary<Cart> = fc
  .array(fc.oneof({ weight: 4, arbitrary: changing }, { weight: 1, arbitrary: removing }), { maxLength: 8 })
  .map((edits) => {
    const enablers = withEnabler(withEnabler(emptyCart(), 'loja.com'), 'outra.com.br')
    const gifts = ['loja.online', 'minha.online', 'loja.store'].reduce(
      (cart, name) => withGift(cart, 'd.1', name),
      enablers,
    )
    return edits.reduce((cart, edit) => edit(cart), withGift(gifts, 'd.2', 'outra.online'))
  })

const idsOf = (cart: Cart): readonly string[] => linesOf(cart).map(({ id }) => id)

const holds = (...args: Parameters<typeof fc.property<[Cart, Edit]>>) => fc.assert(fc.property(...args))

describe('whatever is done to a cart', () => {
  it('its line ids stay unique', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(new Set(idsOf(cart)).size).toBe(idsOf(cart).length)
      }),
    )
  })

  it('a domain never belongs to a line that is gone', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        for (const item of cart.items) {
          if (item.type === 'domain' && item.parentId !== null) expect(idsOf(cart)).toContain(item.parentId)
        }
      }),
    )
  })

  it('a change invents no line and loses none', () => {
    holds(carts, changing, (cart, edit) => {
      expect(idsOf(edit(cart))).toEqual(idsOf(cart))
    })
  })

  it('an addition loses no line', () => {
    holds(carts, adding, (cart, edit) => {
      expect(idsOf(edit(cart))).toEqual(expect.arrayContaining([...idsOf(cart)]))
    })
  })

  it('a removal takes the item that it names and those told to go along, no others, and adds none', () => {
    fc.assert(
      fc.property(carts, at, (cart, n) => {
        const lineId = lineAt(cart, n)
        const gone = [lineId, ...removedAlong(cart, lineId).map(({ id }) => id)]
        const left = removeLine(cart, { lineId })
        expect(left.items.map(({ id }) => id)).toEqual(
          cart.items.map(({ id }) => id).filter((id) => !gone.includes(id)),
        )
        expect(idsOf(cart)).toEqual(expect.arrayContaining([...idsOf(left)]))
      }),
    )
  })

  it('a toggle done twice gives the cart back', () => {
    fc.assert(
      fc.property(carts, at, (cart, n) => {
        const lineId = lineAt(cart, n)
        expect(toggleLine(toggleLine(cart, { lineId }), { lineId })).toEqual(cart)
      }),
    )
  })

  it('no edit touches the cart that it was given', () => {
    holds(carts, fc.oneof(adding, changing, removing), (cart, edit) => {
      const before = JSON.stringify(cart)
      edit(cart)
      expect(JSON.stringify(cart)).toBe(before)
    })
  })

  it('a failed calculation abroad leaves no name under .br', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const left = removeNationalDomainsOnFailure(cart, 'cl')
        expect(left.items.some((item) => item.type === 'domain' && item.tld.endsWith('br'))).toBe(false)
        expect(idsOf(cart)).toEqual(expect.arrayContaining([...idsOf(left)]))
      }),
    )
  })
})

describe('whatever cart is kept', () => {
  const jarOf = (cart: Cart) => {
    const jar = new Map(encodeCartCookie(cart, 'VOLTA10').cookies.map(({ name, value }) => [name, value]))
    return (name: string) => jar.get(name) ?? null
  }

  it('the cookie gives it back', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { cart: kept, dropped } = decodeCartCookie(jarOf(cart), 'br')
        expect(dropped).toEqual([])
        expect(kept).toMatchObject({ brand: 'br', coupon: 'VOLTA10' })
        expect(kept?.items.map(({ name: _, group: __, addons: ___, ...rest }) => rest)).toEqual(
          cookieCartOf(cart, null).items.map(({ name: _, group: __, addons: ___, ...rest }) => rest),
        )
      }),
    )
  })

  it('restored with its products it is kept the same again', () => {
    const all = new Map(
      [...offers, ...addons.map((addon) => ({ ...addon, related: [] }))].map((offer) => [offer.id, offer]),
    )
    fc.assert(
      fc.property(carts, (cart) => {
        const kept = cookieCartOf(cart, null)
        const { cart: restored, missing } = restoreCart(kept, all, false)
        expect(missing).toEqual([])
        const choices = (of: Cart) =>
          linesOf(of)
            .filter(({ type, selected }) => type !== 'addon' || selected)
            .map(({ id, selected, quantity }) => [id, selected, quantity])
        expect(choices(restored)).toEqual(choices(cart))
        expect(new Set(idsOf(restored)).size).toBe(idsOf(restored).length)
      }),
    )
  })
})

describe('whatever cart is calculated', () => {
  const terms = { coupon: null, paymentMethod: null, ccMode: false } as const

  it('holds only confirmed names and selected lines, related to lines of the same request', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const built = buildCalculateRequest(cart, terms)
        const out = new Set(built.excluded.map(({ lineId }) => lineId))
        if (!built.ok) return
        const { products, domains } = built.request
        const lines = new Map(linesOf(cart).map((line) => [line.id, line]))
        for (const { relId } of [...products, ...domains]) {
          expect(lines.get(relId)?.selected).toBe(true)
          expect(out.has(relId)).toBe(false)
        }
        for (const { relId } of domains) expect(lines.get(relId)).toMatchObject({ available: true })
        const result = calculateCart(aBook(), built.request, start)
        const wrong = result.ok ? [] : result.problems.map(({ code }) => code)
        expect(
          wrong.filter((code) =>
            ['unknown-related', 'duplicate-line', 'empty', 'no-id-protection'].includes(code),
          ),
        ).toEqual([])
        if (result.ok) expect(idsOf(mergeCalculation(cart, result.cart))).toEqual(idsOf(cart))
      }),
    )
  })

  it('charges no first year of a name that came free', () => {
    fc.assert(
      fc.property(cartsWithGifts, (cart) => {
        const built = buildCalculateRequest(cart, terms)
        if (!built.ok) return
        const domains = built.request.domains.map((domain) => ({ ...domain, related: null }))
        const names = calculateCart(aBook(), { ...built.request, products: [], domains }, start)
        if (!names.ok) return
        const gifts = new Set(cart.items.flatMap((item) => (isFree(item) ? [item.id] : [])))
        for (const { relId, adjustments } of names.cart.domains) {
          if (gifts.has(relId)) expect(adjustments.map(({ code }) => code)).toEqual(['enabler-free-domain'])
        }
      }),
    )
  })

  it('leads to a step that may be entered', () => {
    fc.assert(
      fc.property(
        carts,
        fc.constantFrom(...stepIds),
        fc.record({
          demands: fc.record({ document: fc.constantFrom(null, 'missing', 'invalid', 'given') }),
          isExpandedFlow: fc.boolean(),
          customer: fc.constantFrom('missing', 'invalid', 'valid'),
          quote: fc.constantFrom('none', 'valid', 'expired'),
          order: fc.constantFrom('none', 'placed'),
        }),
        (cart, requested, state) => {
          const steps = checkoutSteps({ ...state, cart })
          const { id } = stepToShow(requested, steps)
          expect(steps.find((step) => step.id === id)?.status).not.toBe('blocked')
        },
      ),
    )
  })
})
