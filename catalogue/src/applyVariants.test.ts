import { describe, expect, it } from 'vitest'
import { applyVariants } from './applyVariants.ts'
import { loadCatalogue } from './loadCatalogue.ts'
import { files } from './testing/edited.ts'

describe('variants of a product', () => {
  const reseller = loadCatalogue('br', files).products.find(({ id }) => id === '385')
  if (reseller === undefined) throw new Error('no reseller plan')
  const words = (entry: typeof reseller) => entry.features.map(({ description }) => description)

  it('are left alone while their flag is off', () => {
    expect(applyVariants(reseller, () => false)).toBe(reseller)
    expect(words(reseller)).toEqual(['5 contas cPanel', '60 GB SSD', 'Painel com a sua marca'])
  })

  it('change what they name and nothing else while it is on', () => {
    const nvme = applyVariants(reseller, (flag) => flag === 'reseller-nvme')
    expect(words(nvme)).toEqual(['5 contas cPanel', '60 GB NVMe', 'Painel com a sua marca'])
    expect(nvme.itemFeatures).toEqual(['5 contas cPanel', '60 GB NVMe'])
    expect(nvme.name).toBe(reseller.name)
  })
})
