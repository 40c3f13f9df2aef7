import { parseAddress } from '../address.ts'
import type { AddressParameters } from '../address.ts'
import { addDomain, addGivenDomain } from '../addDomain.ts'
import type { DomainToAdd } from '../addDomain.ts'
import { addProduct } from '../addProduct.ts'
import type { BrandId } from '../brand.ts'
import type { AddonItem, Cart, CyclePrice, DomainItem, DomainOffer, ProductItem } from '../cart.ts'
import { linesOf } from '../cartLines.ts'
import { setAvailability, setTransferability } from '../domainAnswer.ts'
import type { Cycle } from '../cycle.ts'
import type { AddonOffer, OptionOffer, ProductOffer } from '../productOffer.ts'

/** Carts for the tests: a small shop with hosting, e-mail, a server and names. */

export const cyclePrices = (...cycles: readonly Cycle[]): readonly CyclePrice[] =>
  cycles.map((cycle) => ({ cycle, register: 1000, renew: 1200, transfer: null, discountPercentage: 0 }))

export const anAddonOffer = (id: string, with_: Partial<AddonOffer> = {}): AddonOffer => ({
  id,
  name: `Product ${id}`,
  role: 'hosting',
  kind: 'product',
  group: 'Hosting',
  description: '',
  relatedDescription: '',
  cycles: cyclePrices('monthly', 'annually', 'triennially'),
  options: [],
  freeDomainCycles: [],
  freeDomainTlds: [],
  bonusDomainTlds: [],
  ccModeCyclesToBeRemoved: [],
  ...with_,
})

export const anOffer = (id: string, with_: Partial<ProductOffer> = {}): ProductOffer => ({
  ...anAddonOffer(id, with_),
  related: with_.related ?? [],
})

export const accountsOption: OptionOffer = {
  id: 'accounts',
  subId: '1',
  type: 'accounts',
  label: 'Accounts',
  accountPrice: 900,
  minValue: 1,
  maxValue: 20,
}

export const email = anAddonOffer('421', {
  role: 'proemail',
  kind: 'addon',
  cycles: cyclePrices('monthly', 'annually'),
  options: [accountsOption],
})

export const trialEmail = anAddonOffer('430', {
  role: 'proemail',
  kind: 'addon',
  cycles: cyclePrices('monthly', 'annually'),
})

export const siteLock = anAddonOffer('107', {
  role: 'sitelock',
  kind: 'addon',
  cycles: cyclePrices('monthly', 'annually', 'biennially'),
})

export const turbo = anOffer('335', {
  related: [email, siteLock],
  freeDomainCycles: ['annually', 'triennially'],
  freeDomainTlds: ['com', 'com.br'],
  bonusDomainTlds: ['online'],
  ccModeCyclesToBeRemoved: ['monthly', 'quarterly'],
})

export const osOption = (id: string): OptionOffer => ({
  id,
  subId: id,
  type: 'os',
  label: id,
  accountPrice: 0,
  minValue: 0,
  maxValue: 1,
})

export const server = anOffer('446', {
  role: 'vps',
  options: [
    osOption('simple'),
    osOption('cpanel'),
    {
      id: 'disk',
      subId: '50',
      type: 'quantity',
      label: 'Extra',
      accountPrice: 300,
      minValue: 0,
      maxValue: 4,
    },
  ],
})

export const emptyCart = (brand: BrandId = 'br'): Cart => ({ brand, items: [] })

/** A cart with these products, each annually. */
export const cartWith = (...offers: readonly ProductOffer[]): Cart =>
  offers.reduce((cart, offer) => addProduct(cart, { offer, cycle: null, ccMode: false }), emptyCart())

export const aDomainOffer = (sld: string, tld: string, with_: Partial<DomainOffer> = {}): DomainOffer => ({
  sld,
  tld,
  cycles: [
    { cycle: 'annually', register: 4000, renew: 4000, transfer: 3500, discountPercentage: 0 },
    { cycle: 'biennially', register: 8000, renew: 8000, transfer: null, discountPercentage: 0 },
    { cycle: 'triennially', register: 12000, renew: 12000, transfer: null, discountPercentage: 0 },
  ],
  related: [],
  available: true,
  idProtectionYearly: tld.endsWith('br') ? null : 2000,
  ...with_,
})

/** The cart with a name that nobody has been asked about. */
export const withName = (cart: Cart, name: string, with_: Partial<DomainToAdd> = {}): Cart => {
  const dot = name.indexOf('.')
  return addDomain(cart, {
    sld: name.slice(0, dot),
    tld: name.slice(dot + 1),
    method: 'register',
    cycle: null,
    parentId: null,
    isMultipleDomain: false,
    isFreeDomain: false,
    ...with_,
  })
}

/** The cart with a name that the registry has confirmed. */
export function withFreeName(cart: Cart, name: string, with_: Partial<DomainToAdd> = {}): Cart {
  const added = withName(cart, name, with_)
  const { id, sld, tld } = domainIn(added, name)
  return answered(added, id, sld, tld, true)
}

export const answered = (
  cart: Cart,
  lineId: string,
  sld: string,
  tld: string,
  available: boolean | null,
): Cart =>
  setAvailability(cart, {
    lineId,
    sld,
    tld,
    available,
    offer: aDomainOffer(sld, tld),
    suggestions: [],
    freeDomains: [],
    bonusDomains: [],
  })

/** The cart with a line that may come over from elsewhere. */
export const answeredAsTransfer = (cart: Cart, lineId: string, sld: string, tld: string): Cart =>
  setTransferability(cart, {
    lineId,
    sld,
    tld,
    registerStatus: 'regthroughothers',
    transferStatus: 'available',
    reason: null,
    until: null,
    offer: aDomainOffer(sld, tld),
  })

const freeTlds = ['online', 'store']

/** The cart with a confirmed name in an extension that brings others for free, as the service tells of them. */
export function withEnabler(cart: Cart, name: string): Cart {
  const named = withFreeName(cart, name)
  const { id, sld, tld } = domainIn(named, name)
  return answeredAsEnabler(named, id, sld, tld)
}

export const answeredAsEnabler = (cart: Cart, lineId: string, sld: string, tld: string): Cart =>
  setAvailability(cart, {
    lineId,
    sld,
    tld,
    available: true,
    offer: aDomainOffer(sld, tld),
    suggestions: [],
    freeDomains: freeTlds.map((free) => aDomainOffer(sld, free)),
    bonusDomains: [],
  })

/** The cart with a name that comes free with another line. */
export const withGift = (cart: Cart, parentId: string, name: string): Cart => {
  const [sld = '', tld = ''] = name.split('.')
  return addGivenDomain(cart, { kind: 'free', parentId, offer: aDomainOffer(sld, tld) })
}

const found = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`${what} is not in the cart`)
  return value
}

export const productIn = (cart: Cart, productId: string): ProductItem =>
  found(
    cart.items.find((item): item is ProductItem => item.type === 'product' && item.productId === productId),
    productId,
  )

export const domainIn = (cart: Cart, name: string): DomainItem =>
  found(
    cart.items.find((item): item is DomainItem => item.type === 'domain' && item.name === name),
    name,
  )

export const addonIn = (cart: Cart, productId: string): AddonItem =>
  found(
    linesOf(cart).find((line): line is AddonItem => line.type === 'addon' && line.productId === productId),
    productId,
  )

export const names = (cart: Cart): readonly string[] =>
  cart.items.map((item) => (item.type === 'domain' ? item.name : item.productId))

/** The parameters of an address as typed after the question mark. */
export const addressOf = (query: string): AddressParameters =>
  parseAddress(query === '' ? [] : query.split('&').map(pairOf)).parameters

export function pairOf(text: string): readonly [string, string] {
  const at = text.indexOf('=')
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
