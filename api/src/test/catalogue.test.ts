import { getProduct } from '@balcao/contract/getProduct'
import { listTlds } from '@balcao/contract/listTlds'
import type { BrandCatalogue } from '@balcao/catalogue/buildCatalogue'
import { brandIds } from '@balcao/rules/brand'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { seedAtStart } from '../commands/seedAtStart.ts'
import { planSeed, seed } from '../commands/seedCatalogues.ts'
import { buildTestApp } from './buildTestApp.ts'
import type { TestApp } from './buildTestApp.ts'
import { cart } from './builders.ts'
import { databases } from './databases.ts'
import { keepLog } from './keepLog.ts'
import { keepCatalogues } from '../snapshots/catalogueSnapshots.ts'

/** The Turbo plan's yearly price moved by so many centavos. */
const moved =
  (by: number) =>
  (catalogue: BrandCatalogue): BrandCatalogue => {
    const turbo = catalogue.priceBook.products['335']
    const annually = turbo?.terms.annually
    if (turbo === undefined || annually === undefined) throw new Error('no plan to change')
    const terms = { ...turbo.terms, annually: { ...annually, register: annually.register + by } }
    const products = { ...catalogue.priceBook.products, '335': { ...turbo, terms } }
    return { ...catalogue, priceBook: { ...catalogue.priceBook, products } }
  }

describe.each(databases)('a catalogue on $name', ({ open }) => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp({ connection: await open() })
  })
  afterAll(() => shop.close())

  it('is taken up by a running service, whole', async () => {
    const before = await shop.price(cart())
    await shop.changeCatalogue(moved(10_000))
    const after = await shop.price(cart())
    expect(after.price).toBe(before.price + 100)
  })

  it('answers products with everything that a cart shows of them', async () => {
    const { body } = await shop.ask(getProduct, '/api/v3/checkout/product/335')
    expect(body).toMatchObject({
      product: {
        description: 'O plano mais rápido, para lojas e projetos que não podem esperar.',
        descriptionPartOne: 'Sites ilimitados, certificado SSL',
        descriptionCDNFreePart: ' e CDN grátis',
        itemFeatures: ['Sites ilimitados', 'Domínio grátis no primeiro ano', 'Máximo desempenho'],
        relatedShowName: true,
        relatedShowRenewPrice: true,
        relatedShowFreeDomainBox: true,
        freeLabel: 'Grátis',
      },
    })
    const vps = await shop.ask(getProduct, '/api/v3/checkout/product/446')
    expect(vps.body).toMatchObject({
      product: {
        configoptions: [{ label: 'Só o sistema (Linux)' }, { label: 'Com cPanel/WHM' }, { label: 'Com n8n' }],
      },
    })
  })

  it('lists extensions with the titles of their categories, in the language of the brand', async () => {
    const { body } = await shop.ask(listTlds, listTlds.path, { brand: 'cl' })
    expect(body.categories).toContainEqual({ id: 'shops', title: 'Tiendas' })
    const titled = new Set(body.categories.map(({ id }) => id))
    expect(body.tlds.filter(({ categories }) => !categories.every((id) => titled.has(id)))).toEqual([])
  })

  it('is refused when it is broken, and the one before stays in force', async () => {
    const before = await shop.price(cart())
    await shop.changeCatalogue(moved(0.5))
    expect((await shop.price(cart())).total).toBe(before.total)
  })

  it('is refused when an older version stored it without what this one needs, and says how to mend it', async () => {
    const { log, lines } = keepLog()
    await seed(shop.deps.connection, await planSeed(shop.deps.connection))
    const catalogues = await keepCatalogues({ ...shop.deps, log, pollMs: 60_000 })
    const { mails: _mails, ...older } = catalogues.of('br').catalogue
    const body = JSON.stringify({ ...older, version: 'older' })
    await shop.deps.connection.orm.execute(
      sql`insert into catalogues (brand, version, body) values ('br', 'older', ${body}::jsonb)`,
    )
    await shop.deps.connection.orm.execute(
      sql`update current_catalogues set version = 'older' where brand = 'br'`,
    )
    await catalogues.refresh()
    expect(catalogues.of('br').catalogue.version).not.toBe('older')
    expect(lines().join('')).toContain('an older version stored it without mails: run `npm run seed`')
    await catalogues.stop()
  })

  it('is said to be older than the files at a start that does not bring them in, and is not when it is as they are', async () => {
    const { connection } = shop.deps
    const saidBy = async (when: 'on' | 'off') => {
      const { log, lines } = keepLog()
      await seedAtStart({ SEED_ON_START: when }, connection, log)
      return lines()
    }
    const [told, ...more] = await saidBy('off')
    expect(more).toEqual([])
    expect(told).toContain('"level":40')
    expect(told).toContain('"brands":1')
    expect(told).toContain('`npm run seed` brings them in')
    expect(await saidBy('on')).toEqual([])
    expect(await saidBy('off')).toEqual([])
    await connection.orm.execute(sql`delete from current_catalogues`)
    expect((await saidBy('off')).join()).toMatch(/"level":50.*no catalogue is in the database.*npm run seed/)
    await saidBy('on')
    await shop.changeCatalogue(moved(1))
  })

  it('comes back to what the files say by seeding, and a second time there is nothing to do', async () => {
    const planned = await planSeed(shop.deps.connection)
    expect(planned.map(({ catalogue }) => catalogue.brand.id)).toEqual(['br'])
    await seed(shop.deps.connection, planned)
    expect(await planSeed(shop.deps.connection)).toEqual([])
  })
})

describe.each([
  ['off', '60 GB SSD'],
  ['on', '60 GB NVMe'],
])('reseller plans while the flag reseller-nvme is %s', (state, disk) => {
  it(`are described with ${disk}`, async () => {
    const shop = await buildTestApp({ env: { FLAGS: `reseller-nvme=${state}` } })
    const { body } = await shop.ask(getProduct, '/api/v3/checkout/product/385')
    expect(body).toMatchObject({
      product: {
        itemFeatures: ['5 contas cPanel', disk],
        features: [{ id: 'accounts' }, { id: 'disk', description: disk }, { id: 'brand' }],
      },
    })
    await shop.close()
  })
})

it('that is missing closes its own shop and is named by readiness; without any the service is not ready', async () => {
  const shop = await buildTestApp()
  const { connection } = shop.deps
  const readyz = async () => {
    const catalogues = await keepCatalogues({ ...shop.deps, pollMs: 60_000 })
    const { server } = await buildApp({ ...shop.deps, catalogues })
    const answer = await server.inject('/readyz')
    const tlds = await server.inject({ url: listTlds.path, headers: { brand: 'mx' } })
    await server.close()
    await catalogues.stop()
    return [answer.statusCode, answer.json<unknown>(), tlds.statusCode]
  }
  await connection.orm.execute(sql`delete from current_catalogues where brand = 'mx'`)
  expect(await readyz()).toEqual([200, { ready: true, withoutCatalogue: ['mx'] }, 503])
  await connection.orm.execute(sql`delete from current_catalogues`)
  expect(await readyz()).toEqual([503, { ready: false, withoutCatalogue: [...brandIds] }, 503])
  await shop.close()
})
