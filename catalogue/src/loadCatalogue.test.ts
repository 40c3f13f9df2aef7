import { brandIds } from '@balcao/rules/brand'
import type { BrandId } from '@balcao/rules/brand'
import { brExtensions } from '@balcao/rules/brEligibility'
import { cycles, monthsOf } from '@balcao/rules/cycle'
import { currencies } from '@balcao/rules/money'
import { refundWindow } from '@balcao/rules/orderWindow'
import { validateTaxDocument } from '@balcao/rules/taxDocument'
import { describe, expect, it } from 'vitest'
import type { BrandCatalogue } from './buildCatalogue.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'
import { catalogueVersion } from './catalogueVersion.ts'
import { loadBrand } from './loadBrand.ts'
import { CatalogueError, loadCatalogue, loadCatalogues } from './loadCatalogue.ts'
import { edited, files, without } from './testing/edited.ts'

const catalogues = loadCatalogues(files)
const of = (id: BrandId): BrandCatalogue => catalogues.get(id) ?? loadCatalogue(id)
const spanish = brandIds.filter((id) => id !== 'br')

const entryOf = (brand: BrandId, id: string): CatalogueEntry => {
  const entry = of(brand).products.find((product) => product.id === id)
  if (entry === undefined) throw new Error(`${brand} has no product ${id}`)
  return entry
}

const said = (brand: BrandId, id: string): string =>
  entryOf(brand, id)
    .features.map(({ description }) => description)
    .join('; ')

describe('loading', () => {
  it('gives each of the 14 countries its catalogue', () =>
    expect([...catalogues.keys()]).toEqual([...brandIds]))

  it('gives plain JSON: what was stored is what was built', () => {
    for (const catalogue of catalogues.values()) {
      expect(JSON.parse(JSON.stringify(catalogue))).toEqual(catalogue)
    }
  })

  it('gives the same version to the same content, whatever the order of its keys', () => {
    const { version, brand, ...rest } = of('br')
    const turned = { ...rest, brand: Object.fromEntries(Object.entries(brand).toReversed()), version }
    expect(catalogueVersion({ ...turned, brand })).toBe(version)
    expect(loadCatalogues(files).get('br')?.version).toBe(version)
    expect(of('br').priceBook.version).toBe(version)
  })

  it('gives another version to the brand that changed, and to no other', () => {
    const copy = edited('prices/br.json', ['products', 'HOSTING_TURBO', 'monthly', 'register'], 59.99)
    const changed = loadCatalogues(copy)
    expect(brandIds.filter((id) => changed.get(id)?.version !== of(id).version)).toEqual(['br'])
  })

  it('refuses a broken catalogue as a whole, and says every reason', () => {
    const copy = without('prices/uy.json', edited('brands/cl.json', ['bankTransfer', 'bank'], ''))
    expect(() => loadCatalogues(copy)).toThrow(CatalogueError)
    expect(() => loadCatalogues(copy)).toThrow(/brands\/cl\.json at bankTransfer\.bank[^]*prices\/uy\.json/)
    expect(() => loadCatalogue('br', copy)).toThrow(CatalogueError)
  })

  it('gives a brand alone', () => expect(loadBrand('mx')).toEqual(of('mx').brand))

  it.each(brandIds)('promises in %s to give money back for as long as the rule has it', (id) => {
    const guarantee = of(id).brand.legal.notices.find((notice) => notice.id === 'guarantee')
    expect(guarantee?.text).toMatch(new RegExp(`\\b${refundWindow.amount} d[ií]as`))
  })

  it('turns amounts into minor units of the currency', () => {
    expect(of('br').priceBook.products['335']?.terms.monthly?.register).toBe(5499)
    expect(of('cl').priceBook.products['335']?.terms.monthly?.register).toBe(12290)
    expect(of('br').priceBook.installments.minimum).toBe(500)
  })
})

describe('the products', () => {
  it('of Brazil have the ids of the specification', () => {
    const byRole = Map.groupBy(of('br').products, ({ role }) => role)
    const ids = (role: CatalogueEntry['role']) => byRole.get(role)?.map(({ id }) => Number(id) || id)
    expect(ids('domain')).toEqual(['d'])
    expect(ids('id-protect')).toEqual(['p'])
    expect(ids('hosting')).toEqual([437, 5, 6, 47, 335])
    expect(ids('sitebuilder-ai')).toEqual([503])
    expect(ids('sitelock')).toEqual([107, 108, 109, 110])
    expect(ids('codeguard')).toEqual([235, 238, 241, 244])
    expect(ids('site-builder')).toEqual([278, 284, 272])
    expect(ids('vps')).toEqual([
      ...[308, 302, 305, 346],
      ...[446, 449, 452, 455, 458],
      ...[488, 491, 494, 497, 500],
      ...[506, 509, 512, 515, 518, 521, 524, 527],
    ])
    expect(ids('dedicated-linux')).toEqual([461, 464, 467, 470, 473, 311, 314, 317])
    expect(ids('dedicated-windows')).toEqual([320, 323, 326])
    expect(ids('reseller')).toEqual([385, 388, 391, 394])
    expect(ids('proemail')).toEqual([430, 421, 424, 443])
    expect(ids('cpanel')).toEqual([26, 29, 32, 35])
    expect(ids('n8n')).toEqual([23])
  })

  it('of the Spanish catalogue are the same families, with the ids that the rules know', () => {
    for (const id of spanish) {
      expect(of(id).products).toHaveLength(of('br').products.length)
      expect(entryOf(id, '242').symbol).toBe('PRO_EMAIL_TRIAL')
      expect(entryOf(id, '244').symbol).toBe('PRO_EMAIL_TITAN_ESSENTIAL')
      expect(entryOf(id, '421').symbol).toBe('PRO_EMAIL_ESSENTIAL')
      expect(entryOf(id, '335').symbol).toBe('HOSTING_TURBO')
      expect(entryOf(id, '5').symbol).toBe('HOSTING_PERSONAL')
      expect(entryOf(id, '157').symbol).toBe('HOSTING_EMPRENDEDOR')
    }
  })

  it.each([
    ['437', /3 contas de e-mail.*\.online/],
    ['5', /1 site/],
    ['6', /Sites ilimitados/],
    ['335', /Sites ilimitados.*Domínio grátis/],
    ['385', /5 contas cPanel; 60 GB/],
    ['388', /15 contas cPanel; 100 GB/],
    ['391', /30 contas cPanel; 150 GB/],
    ['394', /50 contas cPanel; 200 GB/],
    ['108', /100 páginas/],
    ['109', /500 páginas/],
    ['110', /2\.500 páginas/],
    ['238', /5 GB.*10 sites/],
    ['241', /10 GB.*25 sites/],
    ['244', /25 GB.*100 sites/],
    ['446', /2 vCPU; 4 GB de RAM; 100 GB NVMe; Até 5 contas cPanel/],
    ['449', /4 vCPU; 8 GB de RAM; 200 GB NVMe; Até 5 contas cPanel/],
    ['452', /4 vCPU; 12 GB de RAM; 300 GB NVMe; Até 15 contas cPanel/],
    ['455', /6 vCPU; 16 GB de RAM; 400 GB NVMe; Até 15 contas cPanel/],
    ['458', /8 vCPU; 32 GB de RAM; 500 GB NVMe; Até 30 contas cPanel/],
    ['461', /30 contas cPanel/],
    ['464', /50 contas cPanel/],
    ['467', /50 contas cPanel/],
    ['470', /100 contas cPanel/],
    ['473', /100 contas cPanel/],
    ['421', /10 GB por conta/],
    ['424', /50 GB por conta/],
    ['443', /100 GB por conta/],
  ])('%s is what the specification says: %s', (id, words) => expect(said('br', id)).toMatch(words))

  it('are worded for each country: its own words, then Spanish', () => {
    expect(entryOf('cl', 'd').features.map(({ description }) => description)).toContain(
      'Dominios .cl inscritos en NIC Chile a tu nombre',
    )
    expect(entryOf('mx', '613').name).toBe('Creador de Sitios Tienda en Línea')
    expect(entryOf('co', '613').name).toBe('Creador de Sitios Tienda Virtual')
    expect(entryOf('pe', '613').name).toBe('Creador de Sitios Tienda Online')
    expect(entryOf('ec', '613')).toEqual(entryOf('pe', '613'))
  })

  it('are offered only in cycles with a price', () => {
    for (const { products, priceBook } of catalogues.values()) {
      for (const { id, role, cyclesToBeRemoved } of products) {
        if (role === 'domain') continue
        const offered = cycles.filter((cycle) => !cyclesToBeRemoved.includes(cycle))
        expect(Object.keys(priceBook.products[id]?.terms ?? {})).toEqual(offered)
      }
    }
  })
})

describe('prices', () => {
  it('are lower a month for a longer term, at first and at renewal', () => {
    for (const { priceBook } of catalogues.values()) {
      for (const { terms, role } of Object.values(priceBook.products)) {
        const sold = cycles.flatMap((cycle) => {
          const term = terms[cycle]
          return term === undefined ? [] : [{ ...term, months: monthsOf[cycle] }]
        })
        const first = sold.map((term) => (term.register * (100 - term.discountPercentage)) / term.months)
        const renewal = sold.map((term) => term.renew / term.months)
        if (role === 'id-protect') continue
        expect(first).toEqual(first.toSorted((a, b) => b - a))
        expect(new Set(renewal).size).toBe(renewal.length)
        expect(renewal).toEqual(renewal.toSorted((a, b) => b - a))
      }
    }
  })

  it('are in the currency of the country', () => {
    const written = spanish.map((id) => `${id} ${of(id).priceBook.currency}`)
    expect(written.join(', ')).toBe(
      'cl CLP, co COP, mx MXN, ar ARS, pe USD, ec USD, uy UYU, py PYG, do DOP, bo BOB, cr CRC, sv USD, pa USD',
    )
    expect(of('br').priceBook.currency).toBe('BRL')
    for (const { priceBook } of catalogues.values()) expect(currencies[priceBook.currency]).toBeDefined()
  })
})

describe('extensions', () => {
  it('of Brazil are all those that a person or a company may register, in Brazil alone', () => {
    const open = [...brExtensions.either, ...brExtensions.individual, ...brExtensions.company]
    const sold = Object.keys(of('br').priceBook.tlds).filter((tld) => tld.endsWith('.br'))
    expect(sold.toSorted()).toEqual(open.map((name) => `${name}.br`).toSorted())
    for (const id of spanish) {
      expect(Object.keys(of(id).priceBook.tlds).filter((tld) => tld.endsWith('.br'))).toEqual([])
    }
  })

  it('are sold for 1, 2 and 3 years, with a renewal price; .br is transferred on request alone', () => {
    for (const { priceBook } of catalogues.values()) {
      for (const { tld, terms } of Object.values(priceBook.tlds)) {
        expect(Object.keys(terms)).toEqual(['annually', 'biennially', 'triennially'])
        expect(terms.annually?.transfer === null).toBe(tld.endsWith('.br'))
      }
    }
  })

  it('of every country are sold at home, and shown first there', () => {
    for (const { brand, tldList, priceBook } of catalogues.values()) {
      expect(tldList.slice(0, brand.nationalTlds.length).map(({ tld }) => tld)).toEqual(brand.nationalTlds)
      for (const tld of brand.nationalTlds) expect(priceBook.tlds[tld]?.national).toBe(true)
    }
  })

  it('have ID Protect where the registry allows it', () => {
    expect(of('br').priceBook.tlds.com?.idProtectionYearly).toBe(3999)
    expect(of('br').priceBook.tlds['com.br']?.idProtectionYearly).toBeNull()
  })

  it('are in categories with a title in the language of the country', () => {
    for (const { tldList, tldCategories } of catalogues.values()) {
      const titled = new Set(tldCategories.map(({ id }) => id))
      expect(tldList.every(({ categories }) => categories.length > 0)).toBe(true)
      expect(tldList.flatMap(({ categories }) => categories).filter((id) => !titled.has(id))).toEqual([])
    }
    expect(of('cl').tldCategories.some(({ id }) => id === 'cities')).toBe(false)
  })
})

describe('brands', () => {
  it('name a company whose tax id would pass its own checkout', () => {
    for (const { brand } of catalogues.values()) {
      expect(validateTaxDocument(brand.id, brand.legal.taxId.value)).toMatchObject({
        ok: true,
        warning: null,
      })
    }
  })

  it('say how to withdraw where the law gives the right, and link what the law wants linked', () => {
    const days = (id: BrandId) => of(id).brand.legal.withdrawal?.days
    expect([days('br'), days('cl'), days('co'), days('ar')]).toEqual([7, 10, 5, 10])
    const links = (id: BrandId) => of(id).brand.legal.links.map((link) => link.id)
    expect(links('br')).toContain('withdraw')
    expect(links('ar')).toEqual(expect.arrayContaining(['withdraw', 'cancel']))
    expect(links('pe')).toContain('complaints-book')
  })

  it('have the help video in Brazil alone, and the 3% for cards as well', () => {
    expect([...catalogues.values()].filter(({ brand }) => brand.helpVideoUrl !== null)).toEqual([of('br')])
    expect([...catalogues.values()].filter(({ brand }) => brand.cardDiscount !== 0)).toEqual([of('br')])
    expect(of('br').priceBook.cardDiscount).toEqual({ percentage: 3, enabled: false })
  })

  it('name the country of each data centre in their language', () => {
    const countries = (id: BrandId) => of(id).dataCenters.map(({ countryName }) => countryName)
    expect(countries('br')).toContain('Estados Unidos')
    expect(countries('ar')).toContain('Brasil')
  })

  it('say how far each data centre is from there', () => {
    const latency = (id: BrandId) => of(id).dataCenters.find(({ name }) => name === 'São Paulo')?.latency
    expect(latency('br')).toMatch(/Brasil/)
    expect(latency('ar')).not.toBe(latency('mx'))
  })
})
