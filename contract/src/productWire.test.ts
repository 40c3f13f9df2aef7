import { describe, expect, it } from 'vitest'
import type { WireRelatedProduct } from './getProduct.ts'
import { productOfferOf } from './productWire.ts'

const backup: WireRelatedProduct = {
  id: '235',
  name: 'CodeGuard',
  type: 'addon',
  role: 'codeguard',
  groupName: 'Backup',
  description: 'A copy.',
  descriptionPartOne: '',
  descriptionCDNFreePart: '',
  descriptionPartTwo: '',
  icon: { src: '/icons/codeguard.svg', alt: '' },
  features: [],
  itemFeatures: [],
  relatedDescription: 'A copy of your site.',
  relatedShowName: true,
  relatedShowRenewPrice: true,
  relatedShowFreeDomainBox: false,
  freeLabel: 'Free',
  pricing: { monthly: 9.9, annually: 99 },
  renewalPricing: { annually: 118.8 },
  cyclesDiscount: { annually: { discountPercentage: 10, discountPercentageCycle: 16, total: 89.1 } },
  configoptions: [
    {
      id: 'sites',
      sub_id: '1',
      type: 'quantity',
      label: 'Sites',
      monthly: 1.5,
      monthly_setup_fee: 0,
      min_value: 1,
      max_value: 5,
    },
  ],
  freedomainTlds: [],
  freedomainCycles: [],
  bonusDomainTlds: [],
  ccModeCyclesToBeRemoved: [],
  trialDays: null,
}

describe('a product answer as the cart takes it', () => {
  it('keeps its words, those of its options, and amounts in minor units', () => {
    const [offer] = productOfferOf({ ...backup, related: [backup] }, 'BRL').related
    expect(offer).toMatchObject({
      description: 'A copy.',
      relatedDescription: 'A copy of your site.',
      options: [{ id: 'sites', label: 'Sites', accountPrice: 150, minValue: 1, maxValue: 5 }],
    })
  })

  it('offers a cycle only where it has both of its prices', () => {
    expect(productOfferOf({ ...backup, related: [] }, 'BRL').cycles).toEqual([
      { cycle: 'annually', register: 9_900, renew: 11_880, transfer: null, discountPercentage: 10 },
    ])
  })
})
