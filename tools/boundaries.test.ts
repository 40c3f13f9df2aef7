import { resolve } from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { zones } from './boundaries.js'

const root = resolve(import.meta.dirname, '..')

/** The configuration that the whole repository is checked with, less what needs the types of a file on disk. */
const eslint = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] })

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: resolve(root, file) })
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

const importing = (target: string) => `import { thing } from '${target}'\nexport const other = thing\n`

/** For each zone: a file in it and imports that it must not have. */
const badImports: Record<string, readonly [file: string, ...targets: string[]]> = {
  rules: [
    'rules/src/bad.ts',
    '@balcao/catalogue/products',
    '../../contract/src/calls.ts',
    'stdnum',
    'node:fs',
    'valibot',
    'vitest',
  ],
  'rules tests': [
    'rules/src/bad.test.ts',
    '@balcao/catalogue/products',
    '../../api/src/server.ts',
    'valibot',
  ],
  catalogue: [
    'catalogue/src/bad.ts',
    '@balcao/contract/calls',
    '@balcao/api/server',
    '../../web/src/ui/Button.tsx',
  ],
  contract: [
    'contract/src/bad.ts',
    '@balcao/catalogue/products',
    '@balcao/api/server',
    '@balcao/web/ui/Button',
  ],
  http: ['http/src/bad.ts', '@balcao/contract/calls', '@balcao/rules/money', '../../api/src/server.ts'],
  api: [
    'api/src/routes/bad.ts',
    '@balcao/web/ui/Button',
    '../../../web/src/ui/Button.tsx',
    '../../../e2e/cart.ts',
  ],
  web: ['web/src/cart/Bad.tsx', '@balcao/api/server', '../../../api/src/server.ts'],
  e2e: ['e2e/bad.ts', '@balcao/rules/money', '../web/src/ui/Button.tsx', '../bench/run.ts'],
  bench: ['bench/bad.ts', '@balcao/contract/calls', '../api/src/server.ts', '../e2e/fixtures.ts'],
  'api commands': ['api/src/commands/bad.ts', '../routes/orders.ts', '@balcao/api/routes/orders'],
  'api repositories': [
    'api/src/repositories/bad.ts',
    '../gateways/rdap/rdap.ts',
    '../commands/placeOrder.ts',
    '../routes/orders.ts',
  ],
  'api gateways': [
    'api/src/gateways/rdap/bad.ts',
    '../../repositories/orders.ts',
    '../../db/schema.ts',
    '../../commands/placeOrder.ts',
    '../../routes/orders.ts',
  ],
  'web ui': ['web/src/ui/Bad.tsx', '../session/cartSession.ts', '../cart/CartPage.tsx', '@balcao/rules/cart'],
  'web i18n': [
    'web/src/i18n/bad.ts',
    '../session/cartSession.ts',
    '../cart/CartPage.tsx',
    '@balcao/rules/cartEdit',
  ],
  'web session': [
    'web/src/session/bad.ts',
    'react',
    '../ui/Button.tsx',
    '../cart/CartPage.tsx',
    '../routes/App.tsx',
  ],
  'web cart': ['web/src/cart/lines/Bad.tsx', '../../domains/DomainBox.tsx', '../../routes/App.tsx'],
  'web domains': ['web/src/domains/Bad.tsx', '../cart/CartPage.tsx', '@balcao/web/order/Confirmation'],
  'web checkout': ['web/src/checkout/Bad.tsx', '../order/Confirmation.tsx', '../cart/CartPage.tsx'],
  'web order': ['web/src/order/Bad.tsx', '../checkout/Payment.tsx', '../routes/App.tsx'],
}

/** Imports that must stay possible, so that a zone that forbids everything does not pass for a good one. */
const goodImports: readonly [file: string, ...targets: string[]][] = [
  ['rules/src/good.ts', './money.ts', 'stdnum/lib/cpf.mjs'],
  ['rules/src/good.test.ts', './money.ts', 'vitest', 'fast-check'],
  ['catalogue/src/good.ts', '@balcao/rules/money', 'valibot'],
  ['contract/src/good.ts', '@balcao/rules/money', 'valibot'],
  ['http/src/good.ts', 'fastify', 'node:net'],
  ['web/src/server/good.ts', '@balcao/http/endConnections'],
  [
    'api/src/routes/good.ts',
    '../commands/placeOrder.ts',
    '../repositories/orders.ts',
    '@balcao/contract/placeOrder',
  ],
  [
    'api/src/commands/good.ts',
    '../gateways/pix.ts',
    '../repositories/orders.ts',
    '@balcao/rules/calculateCart',
  ],
  [
    'web/src/routes/Good.tsx',
    '../cart/CartPage.tsx',
    '../order/Confirmation.tsx',
    '@balcao/contract/placeOrder',
  ],
  ['web/src/session/useGood.ts', 'react'],
  ['web/src/cart/Good.tsx', '../ui/Button.tsx', '../session/cartSession.ts', './domains/Lines.tsx', 'react'],
]

describe('import directions', () => {
  it('has a bad file for every zone', () => {
    expect(Object.keys(badImports).toSorted()).toEqual(zones.map(({ name }) => name).toSorted())
  })

  it.each(
    zones.flatMap(({ name, message }) => {
      const [file = '', ...targets] = badImports[name] ?? []
      return targets.map((target) => ({ file, target, message }))
    }),
  )('$file may not import $target', async ({ file, target, message }) => {
    expect(await complaints(file, importing(target))).toContain(`balcao/boundaries: ${message}`)
  })

  it.each(goodImports.flatMap(([file, ...targets]) => targets.map((target) => ({ file, target }))))(
    '$file may import $target',
    async ({ file, target }) => {
      expect(await complaints(file, importing(target))).toEqual([])
    },
  )

  it.each([
    ['a re-export', "export * from '@balcao/api/server'"],
    ['a named re-export', "export { a } from '@balcao/api/server'"],
    ['a lazy import', "export const later = () => import('@balcao/api/server')"],
    ['an import of a type', "import type { A } from '@balcao/api/server'\nexport type B = A"],
    ['an import within a type', "export type B = import('@balcao/api/server').A"],
    ['a longer way round', "export * from '../../../web/../api/src/server.ts'"],
  ])('%s is seen too', async (_, code) => {
    expect(await complaints('web/src/cart/bad.ts', code)).toContain(
      'balcao/boundaries: web and api meet over HTTP alone.',
    )
  })
})

describe('purity of rules', () => {
  it.each([
    ['the clock', 'export const now = Date.now()', 'no-restricted-properties'],
    ['the clock as an object', 'export const now = new Date()', 'no-restricted-syntax'],
    ['the clock as text', 'export const now = Date()', 'no-restricted-syntax'],
    ['a timer', 'setTimeout(() => {}, 1)', 'no-restricted-globals'],
    ['randomness', 'export const dice = Math.random()', 'no-restricted-properties'],
    ['random bytes', 'export const id = crypto.randomUUID()', 'no-restricted-globals'],
    ['the network', "export const answer = fetch('/')", 'no-restricted-globals'],
    ['the environment', 'export const port = process.env.PORT', 'no-restricted-globals'],
    ['waiting', 'export const wait = async (a: unknown) => { await a }', 'no-restricted-syntax'],
    ['a promise', 'export const soon = Promise.resolve(1)', 'no-restricted-globals'],
  ])('%s is refused', async (_, code, rule) => {
    const found = await complaints('rules/src/bad.ts', code)
    expect(found.map((complaint) => complaint.split(':')[0])).toContain(rule)
  })

  it('a date made from an argument is fine', async () => {
    expect(
      await complaints('rules/src/good.ts', 'export const day = (ms: number) => new Date(ms).getUTCDate()'),
    ).toEqual([])
  })
})
