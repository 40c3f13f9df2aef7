import { describe, expect, it } from 'vitest'
import type { CatalogueFiles } from './catalogueFiles.ts'
import { catalogueProblemCodes, describeProblem } from './catalogueProblem.ts'
import type { CatalogueProblemCode } from './catalogueProblem.ts'
import { checkCatalogue } from './checkCatalogue.ts'
import { edited, files, without } from './testing/edited.ts'

/** A broken copy, and the problem that it must bring: code, file, a part of the path. */
type Broken = readonly [
  what: string,
  code: CatalogueProblemCode,
  file: string,
  path: string,
  copy: CatalogueFiles,
]

const hosting = 'products/base/hosting.json'
const ptHosting = 'products/pt-BR/hosting.json'
const turbo = ['products', 'HOSTING_TURBO'] as const
const term = { register: 100, renew: 100 }
const domainTerm = { register: 100, renew: 100, transfer: 100 }

const broken: readonly Broken[] = [
  ['a comma too many', 'not-json', 'prices/br.json', '', { ...files, 'prices/br.json': '{ "a": 1, }' }],
  [
    'a word for a price',
    'wrong-form',
    'prices/br.json',
    'products.HOSTING_TURBO.annually.register',
    edited('prices/br.json', [...turbo, 'annually', 'register'], 'dez'),
  ],
  [
    'a name in a mail that nobody fills in',
    'wrong-form',
    'mails/es.json',
    'paid.text',
    edited('mails/es.json', ['paid', 'text'], 'Hola, {nombre}'),
  ],
  [
    'a time zone that does not exist',
    'wrong-form',
    'brands/cl.json',
    'timeZone',
    edited('brands/cl.json', ['timeZone'], 'America/Atlantis'),
  ],
  [
    'a misspelt key',
    'wrong-form',
    'coupons/br.json',
    'coupons.0.percent',
    edited('coupons/br.json', ['coupons', 0, 'percent'], 10),
  ],
  [
    'a discount above 100',
    'wrong-form',
    'prices/cl.json',
    'discount',
    edited('prices/cl.json', [...turbo, 'annually', 'discount'], 101),
  ],
  ['no prices for a brand', 'missing-file', 'prices/uy.json', '', without('prices/uy.json')],
  ['no coupons for a brand', 'missing-file', 'coupons/pa.json', '', without('coupons/pa.json')],
  [
    'prices of a country that is no brand',
    'unknown-file',
    'prices/fr.json',
    '',
    { ...files, 'prices/fr.json': '{}' },
  ],
  [
    'a brand under the name of another',
    'wrong-brand-id',
    'brands/pe.json',
    'id',
    edited('brands/pe.json', ['id'], 'ec'),
  ],
  [
    'a name missing in one language',
    'missing-field',
    ptHosting,
    'HOSTING_TURBO.name',
    edited(ptHosting, ['HOSTING_TURBO', 'name'], undefined),
  ],
  [
    'a product without any Spanish',
    'missing-field',
    'products/base/email.json',
    'PRO_EMAIL_ULTRA.name',
    edited('products/es/email.json', ['PRO_EMAIL_ULTRA'], undefined),
  ],
  [
    'an option without a label',
    'missing-field',
    'products/pt-BR/email.json',
    'PRO_EMAIL_ULTRA.configOptions.0.label',
    edited('products/pt-BR/email.json', ['PRO_EMAIL_ULTRA', 'configOptions'], undefined),
  ],
  [
    'an add-on without a word for what it adds',
    'missing-field',
    'products/es/security.json',
    'SITELOCK_BASIC.relatedDescription',
    edited('products/es/security.json', ['SITELOCK_BASIC', 'relatedDescription'], undefined),
  ],
  [
    'an empty name',
    'wrong-form',
    ptHosting,
    'HOSTING_TURBO.name',
    edited(ptHosting, ['HOSTING_TURBO', 'name'], ''),
  ],
  [
    'a text that only Spain breaks',
    'wrong-form',
    'products/es-ES/spain.json',
    'HOSTING_PERSONAL.group',
    edited('products/es-ES/spain.json', ['HOSTING_PERSONAL', 'group'], ''),
  ],
  [
    'a flag that does not exist',
    'wrong-form',
    'products/es/reseller.json',
    'RESELLER_STARTING.variants.0.flag',
    edited('products/es/reseller.json', ['RESELLER_STARTING', 'variants', 0, 'flag'], 'reseller-nvmee'),
  ],
  [
    'a layer without a folder',
    'unknown-layer',
    'brands/ar.json',
    'layers.2',
    edited('brands/ar.json', ['layers', '+'], 'ar'),
  ],
  [
    'a folder that no brand lays',
    'unknown-layer',
    'products/ar',
    '',
    { ...files, 'products/ar/country.json': '{}' },
  ],
  [
    'a product in two files of one layer',
    'duplicate-product',
    'products/pt-BR/vps.json',
    'HOSTING_TURBO',
    edited('products/pt-BR/vps.json', ['HOSTING_TURBO'], { name: 'Turbo' }),
  ],
  [
    'an id given twice',
    'duplicate-id',
    ptHosting,
    'HOSTING_TURBO.id',
    edited(ptHosting, ['HOSTING_TURBO', 'id'], '6'),
  ],
  [
    'an add-on that does not exist',
    'unknown-related',
    hosting,
    'HOSTING_TURBO.related',
    edited(hosting, ['HOSTING_TURBO', 'related', '+'], 'BACKUP_OF_OLD'),
  ],
  [
    'a product beside itself',
    'unknown-related',
    hosting,
    'HOSTING_TURBO.related',
    edited(hosting, ['HOSTING_TURBO', 'related', '+'], 'HOSTING_TURBO'),
  ],
  [
    'an icon taken away',
    'missing-icon',
    'products',
    'HOSTING_TURBO.icon',
    without('icons/hosting-turbo.svg'),
  ],
  [
    'a cycle offered that the rules hide',
    'hidden-cycle',
    'products',
    'HOSTING_TURBO.cyclesToBeRemoved',
    edited(hosting, ['HOSTING_TURBO', 'cyclesToBeRemoved'], ['quarterly']),
  ],
  [
    'a cycle offered in credit-card mode that the rules hide',
    'hidden-cycle',
    'products',
    'HOSTING_TURBO.ccModeCyclesToBeRemoved',
    edited(hosting, ['HOSTING_TURBO', 'ccModeCyclesToBeRemoved'], []),
  ],
  [
    'no cycle left',
    'nothing-offered',
    'products',
    'HOSTING_TURBO.cyclesToBeRemoved',
    edited(
      hosting,
      ['HOSTING_TURBO', 'cyclesToBeRemoved'],
      ['monthly', 'quarterly', 'semiannually', 'annually', 'biennially', 'triennially'],
    ),
  ],
  [
    'a trial that is none by the rules',
    'trial-mismatch',
    'products',
    'PRO_EMAIL_ULTRA.trialDays',
    edited('products/base/email.json', ['PRO_EMAIL_ULTRA', 'trialDays'], 30),
  ],
  [
    'the trial e-mail without its trial',
    'trial-mismatch',
    'products',
    'PRO_EMAIL_TRIAL.trialDays',
    edited('products/base/email.json', ['PRO_EMAIL_TRIAL', 'trialDays'], null),
  ],
  [
    'a bonus domain that the rules do not give',
    'bonus-mismatch',
    'products',
    'HOSTING_PERSONAL.freeDomain',
    edited(hosting, ['HOSTING_PERSONAL', 'freeDomain', 'bonusTlds'], ['online']),
  ],
  [
    'Turbo without its bonus domain',
    'bonus-mismatch',
    'products',
    'HOSTING_TURBO.freeDomain',
    edited(hosting, ['HOSTING_TURBO', 'freeDomain', 'bonusTlds'], []),
  ],
  [
    'a product without a price',
    'no-price',
    'prices/mx.json',
    'products.HOSTING_TURBO',
    edited('prices/mx.json', turbo, undefined),
  ],
  [
    'an offered cycle without a price',
    'no-price',
    'prices/mx.json',
    'products.HOSTING_TURBO.annually',
    edited('prices/mx.json', [...turbo, 'annually'], undefined),
  ],
  [
    'an extension without its third year',
    'no-price',
    'prices/mx.json',
    'domains.0.triennially',
    edited('prices/mx.json', ['domains', 0, 'triennially'], undefined),
  ],
  [
    'a price for a hidden cycle',
    'price-not-offered',
    'prices/br.json',
    'products.HOSTING_TURBO.quarterly',
    edited('prices/br.json', [...turbo, 'quarterly'], { register: 159.9, renew: 159.9 }),
  ],
  [
    'a price for a product of another country',
    'price-not-offered',
    'prices/cl.json',
    'products.HOSTING_START',
    edited('prices/cl.json', ['products', 'HOSTING_START'], { annually: term }),
  ],
  [
    'centavos of a currency without any',
    'wrong-amount',
    'prices/cl.json',
    'products.HOSTING_TURBO.annually.renew',
    edited('prices/cl.json', [...turbo, 'annually', 'renew'], 100000.5),
  ],
  [
    'a price of nothing',
    'wrong-amount',
    'prices/br.json',
    'products.HOSTING_TURBO.annually.register',
    edited('prices/br.json', [...turbo, 'annually', 'register'], 0),
  ],
  [
    'ID Protect for nothing',
    'wrong-amount',
    'prices/br.json',
    'idProtectionYearly',
    edited('prices/br.json', ['idProtectionYearly'], 0),
  ],
  [
    'a coupon in parts of a peso',
    'wrong-amount',
    'coupons/cl.json',
    'coupons.1.value',
    edited('coupons/cl.json', ['coupons', 1, 'value'], 99.5),
  ],
  [
    'a year dearer than twelve months',
    'longer-is-dearer',
    'prices/br.json',
    'products.HOSTING_TURBO.annually',
    edited('prices/br.json', [...turbo, 'annually', 'renew'], 5638.8),
  ],
  [
    'three years of a domain dearer than three single ones',
    'longer-is-dearer',
    'prices/br.json',
    'domains.0.triennially',
    edited('prices/br.json', ['domains', 0, 'triennially', 'register'], 999),
  ],
  [
    'an account without a price',
    'option-price',
    'prices/br.json',
    'products.PRO_EMAIL_ULTRA.options.accounts',
    edited('prices/br.json', ['products', 'PRO_EMAIL_ULTRA', 'options'], {}),
  ],
  [
    'a price for an option that does not exist',
    'option-price',
    'prices/br.json',
    'products.HOSTING_TURBO.options.disk',
    edited('prices/br.json', [...turbo, 'options'], { disk: { monthly: 1, setup: 0 } }),
  ],
  [
    'a price for an extension that is not listed',
    'unknown-tld',
    'prices/br.json',
    'domains.0.tlds',
    edited('prices/br.json', ['domains', 0, 'tlds', '+'], 'example'),
  ],
  [
    'a free extension that is not sold',
    'unknown-tld',
    'brands/pa.json',
    'freeTlds',
    edited('brands/pa.json', ['freeTlds', '+'], 'com.br'),
  ],
  [
    'a free domain in an extension that is not sold',
    'unknown-tld',
    'prices/br.json',
    'domains',
    edited(hosting, ['HOSTING_START', 'freeDomain', 'tlds'], ['example']),
  ],
  [
    'an extension with two prices',
    'duplicate-tld',
    'prices/br.json',
    'domains.1.tlds',
    edited('prices/br.json', ['domains', 1, 'tlds', '+'], 'com.br'),
  ],
  [
    'an extension listed twice',
    'duplicate-tld',
    'tlds.json',
    'tlds.1',
    edited('tlds.json', ['tlds', 1], { tld: 'com', country: null, categories: ['popular'] }),
  ],
  [
    'an extension that nobody sells',
    'unsold-tld',
    'tlds.json',
    'tlds',
    edited('tlds.json', ['tlds', '+'], { tld: 'example', country: null, categories: [] }),
  ],
  [
    'a .com.uy where the registry wants a Uruguayan',
    'unsellable-tld',
    'prices/br.json',
    'domains.0.tlds',
    edited('prices/br.json', ['domains', 0, 'tlds', '+'], 'com.uy'),
  ],
  [
    'a .jus.br, which is for courts',
    'unsellable-tld',
    'prices/br.json',
    'domains',
    edited(
      'prices/br.json',
      ['domains', '+'],
      {
        tlds: ['jus.br'],
        idProtection: false,
        annually: domainTerm,
        biennially: domainTerm,
        triennially: domainTerm,
      },
      edited('tlds.json', ['tlds', '+'], { tld: 'jus.br', country: 'br', categories: [] }),
    ),
  ],
  [
    'a category without a title',
    'unknown-category',
    'tlds.json',
    'tlds.0.categories',
    edited('tlds.json', ['tlds', 0, 'categories', '+'], 'curiosities'),
  ],
  [
    'two coupons of one code',
    'coupon-duplicate',
    'coupons/br.json',
    'coupons.1',
    edited('coupons/br.json', ['coupons', 1, 'code'], 'BEMVINDO10'),
  ],
  [
    'a coupon that takes nothing off',
    'coupon-worthless',
    'coupons/br.json',
    'coupons.0',
    edited('coupons/br.json', ['coupons', 0, 'percentage'], 0),
  ],
  [
    'a coupon of an amount and a percentage',
    'coupon-worthless',
    'coupons/br.json',
    'coupons.0',
    edited('coupons/br.json', ['coupons', 0, 'value'], 5),
  ],
  [
    'a coupon that ends before it starts',
    'coupon-window',
    'coupons/br.json',
    'coupons.0',
    edited(
      'coupons/br.json',
      ['coupons', 0, 'startsAt'],
      '2026-12-02T00:00:00Z',
      edited('coupons/br.json', ['coupons', 0, 'endsAt'], '2026-12-01T00:00:00Z'),
    ),
  ],
  [
    'a coupon for a product of another country',
    'coupon-product',
    'coupons/cl.json',
    'coupons.3.products.0.product',
    edited('coupons/cl.json', ['coupons', 3, 'products', 0, 'product'], 'HOSTING_START'),
  ],
  [
    'a coupon for a cycle that is hidden',
    'coupon-cycle',
    'coupons/br.json',
    'coupons.3.products.0',
    edited('coupons/br.json', ['coupons', 3, 'products', 0, 'cycles'], ['quarterly']),
  ],
  [
    'documents that the rules do not read',
    'wrong-documents',
    'brands/cl.json',
    'taxDocuments.kinds',
    edited('brands/cl.json', ['taxDocuments', 'kinds'], ['rut', 'cpf']),
  ],
  [
    'an example phone that the checkout would refuse',
    'wrong-example',
    'brands/cl.json',
    'phone',
    edited('brands/cl.json', ['phone', 'example'], '123'),
  ],
  [
    'an example CEP that the checkout would refuse',
    'wrong-example',
    'brands/br.json',
    'postalCode.example',
    edited('brands/br.json', ['postalCode', 'example'], '1310-100'),
  ],
  [
    'installments that do not begin with one payment',
    'wrong-installments',
    'brands/mx.json',
    'installments.counts',
    edited('brands/mx.json', ['installments', 'counts'], [3, 6, 9]),
  ],
  [
    'bank transfer without an account',
    'wrong-payment',
    'brands/cl.json',
    'bankTransfer',
    edited('brands/cl.json', ['bankTransfer'], null),
  ],
  [
    'no way to pay',
    'wrong-payment',
    'brands/py.json',
    'paymentMethods',
    edited('brands/py.json', ['paymentMethods'], []),
  ],
  [
    'a card discount without cards',
    'wrong-payment',
    'brands/br.json',
    'cardDiscount',
    edited('brands/br.json', ['paymentMethods'], [{ method: 'pix', name: 'Pix', brands: [] }]),
  ],
  [
    'terms to accept that are not linked',
    'unknown-link',
    'brands/co.json',
    'legal.acceptance.linkIds',
    edited('brands/co.json', ['legal', 'acceptance', 'linkIds', '+'], 'habeas-data'),
  ],
  [
    'no data centre in Brazil',
    'no-data-center',
    'dataCenters.json',
    'dataCenters',
    edited('dataCenters.json', ['dataCenters', 0, 'status'], 'inactive'),
  ],
  [
    'two data centres of one name',
    'no-data-center',
    'dataCenters.json',
    'dataCenters.1',
    edited('dataCenters.json', ['dataCenters', 1, 'name'], 'São Paulo'),
  ],
]

describe('the checker', () => {
  it('finds nothing wrong with the catalogue as it stands', () =>
    expect(checkCatalogue(files).map(describeProblem)).toEqual([]))

  it.each(broken)('finds %s', (_what, code, file, path, copy) => {
    const problems = checkCatalogue(copy)
    const found = problems.find(
      (problem) =>
        problem.code === code && problem.file.startsWith(`catalogue/${file}`) && problem.path.includes(path),
    )
    expect(found, problems.map(describeProblem).join('\n')).toBeDefined()
    expect(found?.message).not.toBe('')
    expect(found?.cure).not.toBe('')
  })

  it('has a broken copy for every kind of problem', () => {
    const proven = new Set(broken.map(([, code]) => code))
    expect(catalogueProblemCodes.filter((code) => !proven.has(code))).toEqual([])
  })

  it('tells a shared mistake once, not once a brand', () => {
    const problems = checkCatalogue(edited(hosting, ['HOSTING_TURBO', 'related', '+'], 'NOTHING'))
    expect(problems.filter(({ file }) => file === 'catalogue/products/base/hosting.json')).toHaveLength(1)
    expect(problems).toHaveLength(1)
  })

  it('words a problem as one line: file, place, what is wrong, what to do', () => {
    const [problem] = checkCatalogue(edited('prices/mx.json', [...turbo, 'annually'], undefined))
    expect(problem && describeProblem(problem)).toBe(
      'catalogue/prices/mx.json at products.HOSTING_TURBO.annually: the cycle is offered and has no price. ' +
        'Add the price, or name the cycle in cyclesToBeRemoved.',
    )
  })
})
