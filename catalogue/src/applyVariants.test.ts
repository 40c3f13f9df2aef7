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

  it.each([
    ['br', /^Domínio grátis/, '2 domínios grátis no primeiro ano: o principal e um .online'],
    ['mx', /^Dominio gratis/, '2 dominios gratis el primer año: el principal y un .online'],
  ] as const)('let Turbo promise a second name only while it gives one, in %s', (brand, one, two) => {
    const turbo = loadCatalogue(brand, files).products.find(({ id }) => id === '335')
    if (turbo === undefined) throw new Error('no Turbo')
    const promised = (entry: typeof turbo) =>
      entry.features.find(({ id }) => id === 'domain')?.description ?? ''
    expect(promised(turbo)).toMatch(one)
    expect(JSON.stringify({ ...turbo, variants: [] })).not.toMatch(/dois domínios|dos dominios|2 dom/)
    const bonus = applyVariants(turbo, (flag) => flag === 'turbo-domain-bonus')
    expect(promised(bonus)).toBe(two)
    expect(bonus.itemFeatures[1]).toMatch(/^2 dom/)
  })
})
