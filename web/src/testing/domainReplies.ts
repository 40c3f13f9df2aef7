import { Readable } from 'node:stream'
import type { WireDomainOffer } from '@balcao/contract/domainOffer'
import type { Heard, Reply } from './fakeService.ts'
import { replied } from './fakeService.ts'

type Status = WireDomainOffer['status']

/** A name with one, two and three years, as the service offers it. */
export const offered = (sld: string, tld: string, with_: Partial<WireDomainOffer> = {}): WireDomainOffer => ({
  sld,
  tld,
  status: 'available',
  cycle: 'annually',
  related: [],
  prices: {
    annually: { register: 40, renew: 50, transfer: 30, discountPercentage: 0 },
    biennially: { register: 80, renew: 100, transfer: 60, discountPercentage: 0 },
    triennially: { register: 120, renew: 150, transfer: 90, discountPercentage: 0 },
  },
  discount: 0,
  priceRegister: 40,
  priceRenew: 50,
  priceTransfer: 30,
  idProtectionYearly: tld.endsWith('br') ? null : 20,
  ...with_,
})

interface Found {
  readonly status?: Status
  readonly others?: readonly WireDomainOffer[]
  readonly free?: readonly WireDomainOffer[]
  readonly bonus?: readonly WireDomainOffer[]
  readonly asked?: Partial<WireDomainOffer>
}

/** What the registries said of the name that was asked for. */
export const availability =
  ({ status = 'available', others = [], free = [], bonus = [], asked = {} }: Found = {}) =>
  ({ params }: Pick<Heard, 'params'>): Reply =>
    replied({
      available: status === 'available',
      status,
      domains: [offered(params['sld'] ?? '', params['tld'] ?? '', { status, ...asked }), ...others],
      domainsFree: free,
      domainsBonus: bonus,
    })

/** Whether a name can come over, with the service's reason and when that ends. */
export const transferability =
  (register: string, transfer: string, reason: string | null = null, until: string | null = null) =>
  ({ params }: Pick<Heard, 'params'>): Reply =>
    replied({
      available: transfer === 'available',
      domains: [offered(params['sld'] ?? '', params['tld'] ?? '', { status: 'unavailable' })],
      register_status: register,
      transfer_status: transfer,
      reason,
      until,
    })

/** Free names like the one that was asked for, one after the other. */
export const suggested = (...offers: readonly WireDomainOffer[]): Reply => ({ lines: Readable.from(offers) })
