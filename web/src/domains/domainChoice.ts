import { addDomain } from '@balcao/rules/addDomain'
import { applyPreview } from '@balcao/rules/applyPreview'
import type { Cart, DomainOffer } from '@balcao/rules/cart'
import { defaultCycle } from '@balcao/rules/cycle'
import { setAvailability, setPreview, setTransferability } from '@balcao/rules/domainAnswer'
import { attachDomains } from '@balcao/rules/domainHost'
import { setOwnDomain, setTransferCode, switchToTransfer } from '@balcao/rules/domainMethod'
import { domainNameOf } from '@balcao/rules/nameParts'
import { removeLine } from '@balcao/rules/removeLine'
import type { NameAvailability, NameTransferability } from '../session/askRegistry.ts'

/** What the visitor decided on: a name to register, one they have, or one to bring over. */
export type DomainChoice =
  | {
      readonly method: 'register'
      readonly offer: DomainOffer
      /** The names that come with it; null of a suggestion, which nobody has asked about itself. */
      readonly gifts: Pick<NameAvailability, 'freeDomains' | 'bonusDomains'> | null
    }
  | { readonly method: 'own'; readonly sld: string; readonly tld: string }
  | { readonly method: 'transfer'; readonly answer: NameTransferability; readonly code: string }

/** What is known to come with a name that nobody has asked about. */
const noGifts = { freeDomains: [], bonusDomains: [] }

export const chosenName = (choice: DomainChoice) => {
  if (choice.method === 'own') return { sld: choice.sld, tld: choice.tld }
  const { sld, tld } = choice.method === 'register' ? choice.offer : choice.answer
  return { sld, tld }
}

/** The cart with the chosen name as a line of its own, as the registry answered a moment ago. A name to be chosen later has come. */
export function addChoice(cart: Cart, choice: DomainChoice, parentId: string | null): Cart {
  const name = chosenName(choice)
  const added = addDomain(withoutPlaceholder(cart), {
    ...name,
    method: choice.method,
    cycle: null,
    parentId,
    isMultipleDomain: false,
    isFreeDomain: false,
  })
  const line = added.items.find((item) => item.type === 'domain' && item.name === domainNameOf(name))
  return line === undefined ? added : answered(added, choice, line.id)
}

function withoutPlaceholder(cart: Cart): Cart {
  const placeholder = cart.items.find(
    (item) => item.type === 'domain' && item.isTemporaryDomain && item.name === '',
  )
  return placeholder === undefined ? cart : removeLine(cart, { lineId: placeholder.id })
}

/** The cart with the chosen name in the place of a line's own; years, ID Protect and add-ons stay as far as the name has them. */
export function replaceChoice(cart: Cart, choice: DomainChoice, lineId: string, ccMode: boolean): Cart {
  const name = chosenName(choice)
  if (choice.method === 'register') return attachDomains(withPreviewed(cart, choice, { lineId, ccMode }))
  const own = attachDomains(setOwnDomain(cart, { lineId, ...name }))
  return choice.method === 'own' ? own : answered(switchToTransfer(own, { lineId }), choice, lineId)
}

function withPreviewed(
  cart: Cart,
  { offer, gifts }: Extract<DomainChoice, { method: 'register' }>,
  { lineId, ccMode }: { readonly lineId: string; readonly ccMode: boolean },
): Cart {
  const line = cart.items.find(({ id }) => id === lineId)
  const cycle = defaultCycle(
    line?.cycle ?? null,
    offer.cycles.map((price) => price.cycle),
  )
  const preview = { ...offer, ...(gifts ?? noGifts), name: domainNameOf(offer), cycle, suggestions: [] }
  return applyPreview(setPreview(cart, { lineId, preview }), { lineId, addons: [], ccMode })
}

function answered(cart: Cart, choice: DomainChoice, lineId: string): Cart {
  switch (choice.method) {
    case 'own':
      return cart
    case 'register': {
      const { offer } = choice
      const { sld, tld, available } = offer
      const gifts = choice.gifts ?? noGifts
      return setAvailability(cart, { lineId, sld, tld, available, offer, suggestions: [], ...gifts })
    }
    case 'transfer':
      return setTransferCode(setTransferability(cart, { ...choice.answer, lineId }), {
        lineId,
        code: choice.code,
      })
  }
}
