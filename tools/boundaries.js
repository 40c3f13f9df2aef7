/** Who may import whom (ARCHITECTURE section 1). `tools/boundaries.test.ts` feeds each zone a bad file and expects its error. */
import { resolve } from 'node:path'
import { importBoundary } from './importBoundary.js'

/** @import { Zone } from './importBoundary.js' */

/** Parts of the purchase: they meet in the routes and through `rules`, never in each other. */
const parts = ['cart', 'domains', 'checkout', 'order'].map((part) => `web/src/${part}/`)

/** Folders that look at the product from outside; nothing inside knows them. */
const outside = ['e2e/', 'bench/', 'tools/']

/** @type {Zone[]} */
export const zones = [
  {
    name: 'rules',
    inside: ['rules/src/'],
    tests: 'never',
    allows: ['rules/src/', 'stdnum/lib/'],
    message: 'rules import nothing but each other and stdnum by deep import.',
  },
  {
    name: 'rules tests',
    inside: ['rules/src/'],
    tests: 'only',
    allows: ['rules/src/', 'stdnum/lib/', 'vitest', 'fast-check', 'node:'],
    message: 'tests of rules need rules, vitest and fast-check alone.',
  },
  {
    name: 'catalogue',
    inside: ['catalogue/'],
    forbids: ['contract/', 'http/', 'api/', 'web/', ...outside],
    message: 'catalogue imports rules alone.',
  },
  {
    name: 'contract',
    inside: ['contract/'],
    forbids: ['catalogue/', 'http/', 'api/', 'web/', ...outside],
    message: 'contract imports rules and its schema library alone.',
  },
  {
    name: 'http',
    inside: ['http/'],
    forbids: ['rules/', 'catalogue/', 'contract/', 'api/', 'web/', ...outside],
    message: 'http serves requests of any kind and knows none of ours.',
  },
  {
    name: 'api',
    inside: ['api/'],
    forbids: ['web/', ...outside],
    message: 'api and web meet over HTTP alone.',
  },
  {
    name: 'web',
    inside: ['web/'],
    forbids: ['api/', ...outside],
    message: 'web and api meet over HTTP alone.',
  },
  {
    name: 'e2e',
    inside: ['e2e/'],
    forbids: ['rules/', 'catalogue/', 'contract/', 'http/', 'api/', 'web/', 'bench/', 'tools/'],
    message: 'e2e speaks HTTP alone.',
  },
  {
    name: 'bench',
    inside: ['bench/'],
    forbids: ['rules/', 'catalogue/', 'contract/', 'http/', 'api/', 'web/', 'e2e/', 'tools/'],
    message: 'bench speaks HTTP alone.',
  },
  {
    name: 'api commands',
    inside: ['api/src/commands/'],
    forbids: ['api/src/routes/'],
    message: 'routes -> commands, never back.',
  },
  {
    name: 'api repositories',
    inside: ['api/src/repositories/'],
    forbids: ['api/src/routes/', 'api/src/commands/', 'api/src/gateways/'],
    message: 'a repository knows SQL and neither routes, commands nor gateways.',
  },
  {
    name: 'api gateways',
    inside: ['api/src/gateways/'],
    forbids: ['api/src/routes/', 'api/src/commands/', 'api/src/repositories/', 'api/src/db/'],
    message: 'a gateway knows one other system and neither routes, commands nor our database.',
  },
  {
    name: 'web ui',
    inside: ['web/src/ui/'],
    forbids: ['web/src/', 'rules/src/cart', 'catalogue/', 'contract/'],
    except: ['web/src/ui/', 'web/src/i18n/', 'web/src/testing/'],
    message: 'ui knows no cart.',
  },
  {
    name: 'web i18n',
    inside: ['web/src/i18n/'],
    forbids: ['web/src/', 'rules/src/cart', 'contract/'],
    except: ['web/src/i18n/', 'web/src/ui/', 'web/src/testing/'],
    message: 'i18n knows no cart.',
  },
  {
    name: 'web session',
    inside: ['web/src/session/'],
    // What hands the session to React stands beside it.
    leaves: ['web/src/session/ShopContext.tsx', 'web/src/session/use'],
    tests: 'never',
    forbids: ['react', 'react-dom', 'web/src/ui/', 'web/src/routes/', ...parts],
    message: 'the session runs without React and knows no screen.',
  },
  ...parts.map((part) => ({
    name: part.replace('/src/', ' ').replace('/', ''),
    inside: [part],
    forbids: [...parts.filter((other) => other !== part), 'web/src/routes/'],
    message: 'the parts of the purchase meet in the routes and through rules.',
  })),
]

/** The clock, randomness, the network and waiting come in as arguments: rules, and nothing else, must be pure. */
const purity = {
  name: 'purity of rules',
  files: ['rules/src/**/*.ts'],
  ignores: ['rules/src/**/*.test.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...['fetch', 'process', 'globalThis', 'window', 'document', 'navigator', 'crypto', 'performance'],
      ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'console', 'Promise'],
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: 'the clock comes in as an argument.' },
      { object: 'Math', property: 'random', message: 'randomness comes in as an argument.' },
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']",
        message: 'the clock comes in as an argument.',
      },
      {
        selector: 'AwaitExpression, ForOfStatement[await=true], :function[async=true]',
        message: 'rules never await.',
      },
    ],
  },
}

export const boundaryRules = [
  {
    name: 'import boundaries',
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { balcao: { rules: { boundaries: importBoundary } } },
    rules: { 'balcao/boundaries': ['error', { root: resolve(import.meta.dirname, '..'), zones }] },
  },
  purity,
]
