import { readFileSync } from 'node:fs'
import { deepMerge } from '@balcao/rules/deepMerge'
import { describe, expect, it } from 'vitest'
import type { CatalogueFiles } from './catalogueFiles.ts'
import { describeProblem } from './catalogueProblem.ts'
import { checkCatalogue } from './checkCatalogue.ts'
import { loadCatalogues } from './loadCatalogue.ts'
import { edited, files } from './testing/edited.ts'

const guide = readFileSync(new URL('../../docs/catalogue.md', import.meta.url), 'utf8')

/** A step of the worked example: what to do, with which file, at which list, and the JSON. */
const steps = [...guide.matchAll(/```json (merge|append) (\S+)(?: (\S+))?\n([^]*?)```/g)].map(
  ([, how = '', file = '', list = '', json = '']) => ({ how, file, list, json }),
)

function follow(
  catalogue: CatalogueFiles,
  { how, file, list, json }: (typeof steps)[number],
): CatalogueFiles {
  if (how === 'append') return edited(file, [list, '+'], JSON.parse(json), catalogue)
  const before: unknown = JSON.parse(catalogue[file] ?? '{}')
  return { ...catalogue, [file]: JSON.stringify(deepMerge<unknown>(before, JSON.parse(json))) }
}

describe('the guide for operators', () => {
  const followed = steps.reduce(follow, files)

  it('leads to a catalogue that lacks one thing, which it names: the prices of what Chile gave up', () => {
    expect(steps).toHaveLength(10)
    expect(checkCatalogue(followed).map(describeProblem)).toEqual([
      expect.stringMatching(/^catalogue\/prices\/cl\.json at products\.DEDICATED_WINDOWS_DIAMOND: /),
    ])
  })

  it('leads to a shop that sells what it says', () => {
    const sound = edited('prices/cl.json', ['products', 'DEDICATED_WINDOWS_DIAMOND'], undefined, followed)
    const catalogues = loadCatalogues(sound)
    const br = catalogues.get('br')
    expect(br?.priceBook.products['335']?.terms.monthly).toMatchObject({ register: 4999, renew: 5499 })
    expect(br?.products.find(({ id }) => id === '531')).toMatchObject({
      symbol: 'HOSTING_MAX',
      name: 'Plano Max',
    })
    expect(br?.priceBook.products['531']?.terms.annually).toMatchObject({
      register: 95988,
      discountPercentage: 40,
    })
    expect(br?.priceBook.coupons.MAX30).toMatchObject({
      discountPercentage: 30,
      eligibleProducts: [{ id: '531', cycles: ['annually', 'triennially'] }],
      endsAt: Date.UTC(2027, 0, 1, 3),
    })
    expect(br?.priceBook.tlds.bar?.terms.annually?.register).toBe(39999)
    expect(catalogues.get('cl')?.products.some(({ symbol }) => symbol === 'HOSTING_MAX')).toBe(false)
    expect(catalogues.get('cl')?.priceBook.products['733']).toBeUndefined()
    const sites = (brand: 'co' | 'pe') =>
      catalogues.get(brand)?.products.find(({ id }) => id === '335')?.features[0]?.description
    expect([sites('co'), sites('pe')]).toEqual(['Páginas web ilimitadas', 'Sitios ilimitados'])
  })

  it('has the number of every product', () => {
    const rows = [...guide.matchAll(/^\| `([A-Z0-9_]+)`\s*\| (\S+)\s*\| (\S+)\s*\|/gm)]
    const written = rows.map(([, symbol, br, es]) => [symbol, br, es])
    const catalogues = loadCatalogues(files)
    const idIn = (brand: 'br' | 'pe', symbol: string) =>
      catalogues.get(brand)?.products.find((product) => product.symbol === symbol)?.id ?? '-'
    const symbols = new Set(
      (['br', 'pe'] as const).flatMap((id) => catalogues.get(id)?.products.map(({ symbol }) => symbol) ?? []),
    )
    const known = [...symbols].map((symbol) => [symbol, idIn('br', symbol), idIn('pe', symbol)])
    expect(written.filter(([symbol]) => symbols.has(symbol ?? '')).toSorted()).toEqual(known.toSorted())
  })

  it('has every coupon', () => {
    for (const [brand, { priceBook }] of loadCatalogues(files)) {
      const unsaid = Object.keys(priceBook.coupons).filter((code) => !guide.includes(`\`${code}\``))
      expect([brand, unsaid]).toEqual([brand, []])
    }
  })
})
