import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'

// Chromium reports every 4xx answer and every one that does not come.
test.use({ expectedComplaints: /Failed to load resource/ })

const shops = {
  pt: {
    path: '/br/carrinho',
    host: 'minhaloja',
    national: 'com.br',
    document: '529.982.247-25',
    available: 'Disponível',
    unsold: /A extensão \.abc não está disponível/,
    limited: 'Foram muitas consultas seguidas. Espere um minuto e tente de novo.',
    noOthers: 'Não conseguimos buscar outras opções agora.',
    unpriced: 'está livre, mas não podemos vendê-lo agora',
    noExtension: /Domínio inválido: escreva também a extensão/,
    other: 'Escolher outro nome',
    others: 'Outras opções',
    checking: 'Consultando o registro…',
    robot: 'Não conseguimos confirmar que você não é um robô.',
    retry: 'Tentar de novo',
    panels: [
      ['locked.com', 'está bloqueado para transferência'],
      ['free.com', 'ainda não está registrado'],
      ['young.com', /foi registrado há menos de 60 dias\. Volte a partir de \d+ de [a-zç]+ de \d{4}\./],
      ['moved.com', /mudou de empresa há menos de 60 dias\. Volte a partir de /],
      ['expiring.com', 'vence em menos de 30 dias'],
      ['pending.com', 'Já há uma transferência deste domínio em andamento'],
      ['redemption.com', 'O domínio venceu'],
      ['failing.com', 'O registro não respondeu'],
      ['taken.com.br', 'Domínios .br só são transferidos por um pedido na Área do Cliente'],
    ],
  },
  es: {
    path: '/mx/carrinho',
    host: 'mitienda',
    national: 'com.mx',
    document: 'GODE561231GR8',
    available: 'Disponible',
    unsold: /La extensión \.abc no está disponible/,
    limited: 'Hubo muchas consultas seguidas. Espera un minuto e inténtalo de nuevo.',
    noOthers: 'No pudimos buscar otras opciones ahora.',
    unpriced: 'está libre, pero ahora no podemos venderlo',
    noExtension: /Dominio inválido: escribe también la extensión/,
    other: 'Elegir otro nombre',
    others: 'Otras opciones',
    checking: 'Consultando el registro…',
    robot: 'No pudimos confirmar que no eres un robot.',
    retry: 'Intentar de nuevo',
    panels: [
      ['locked.com', 'está bloqueado para transferencia'],
      ['free.com', 'todavía no está registrado'],
      ['young.com', /se registró hace menos de 60 días\. Vuelve a partir del \d+ de [a-z]+ de \d{4}\./],
      ['moved.com', /cambió de empresa hace menos de 60 días\. Vuelve a partir del /],
      ['expiring.com', 'vence en menos de 30 días'],
      ['pending.com', 'Ya hay una transferencia de este dominio en curso'],
      ['redemption.com', 'El dominio venció'],
      ['failing.com', 'El registro no respondió'],
    ],
  },
} as const

/** An answer of the service in its one form for errors. */
const refusal = (status: number, code: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ error: { code, problems: [], requestId: 'story', price: null } }),
})

const searches = /\/domains\/availability\//
/** Outcomes whose panel differs in its sentence alone. */
const sameAsYoung = /^(moved|expiring|pending|redemption)/

/** Of the two questions of a search the one for other names. */
const searchesOfOthers = /\/domains\/availability\/.*\/suggestions$/
const searchesOfName = /\/domains\/availability\/[^/]+\/[^/]+\?/

for (const language of ['pt', 'es'] as const) {
  const shop = shops[language]
  const plan = `${shop.path}?pid=335&billingCycle=annually`
  const open = async (page: Page) => {
    const domain = new DomainBox(page, language)
    await new CartPage(page, language).open(plan)
    return domain
  }

  test(`in ${language} a search is sound with its extensions in sight and while it waits`, async ({
    page,
  }) => {
    const domain = await open(page)
    await domain.tld.click()
    await expect(page.getByRole('option', { name: '.store', exact: true })).toBeAttached()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await domain.search(`${shop.host}.abc`)
    await expect(domain.name).toHaveAccessibleDescription(shop.unsold)
    await expectSound(page)

    const released = Promise.withResolvers<undefined>()
    await page.route(searches, async (route) => {
      await released.promise
      await route.continue().catch(() => undefined)
    })
    await domain.search(`${shop.host}.com`)
    await expect(domain.box.locator('[aria-busy=true]').first()).toBeVisible()
    await expectSound(page)
    released.resolve(undefined)
  })

  test(`in ${language} a search is sound when it has found and when it could not ask`, async ({ page }) => {
    const domain = await open(page)
    await domain.search(`${shop.host}.store`)
    await expect(domain.offer(`${shop.host}.store`)).toBeVisible()
    await expect(domain.box.getByText(shop.available, { exact: true })).toBeVisible()
    await expect(domain.box.locator('[aria-busy=true]')).toHaveCount(0)
    await expectSound(page)

    await page.route(searchesOfOthers, (route) => route.abort())
    await domain.search(`${shop.host}.net`)
    await expect(domain.box.getByText(shop.noOthers)).toBeVisible()
    await expect(domain.offer(`${shop.host}.net`)).toBeVisible()
    await expectSound(page)

    await page.route(searches, (route) => route.fulfill(refusal(429, 'rate-limited')))
    await domain.search(`${shop.host}.org`)
    await expect(domain.box.getByText(shop.limited)).toBeVisible()
    await expectSound(page)

    await page.unrouteAll()
    await page.route(searchesOfName, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), domains: [] } })
    })
    await domain.search(`${shop.host}.info`)
    await expect(domain.box.getByText(shop.unpriced)).toBeVisible()
    await expectSound(page)
  })

  test(`in ${language} a name of one's own wants its extension`, async ({ page }) => {
    const cart = new CartPage(page, language)
    await open(page)
    await cart.useOwnDomain(shop.host)
    await expect(page.getByLabel(cart.say.ownDomainField)).toHaveAccessibleDescription(shop.noExtension)
    await expectSound(page)
  })

  test(`in ${language} each outcome of a transfer has its panel, before it is in the cart`, async ({
    page,
  }) => {
    const domain = await open(page)
    for (const [name, words] of shop.panels) {
      await domain.checkTransfer(`${shop.host}-${name}`)
      await expect(domain.box.getByText(words)).toBeVisible()
      await expect(domain.box.getByRole('button', { name: domain.say.addTransfer })).toHaveCount(0)
      if (!sameAsYoung.test(name)) await expectSound(page)
    }
  })

  test(`in ${language} each outcome of a transfer has its panel in the cart`, async ({ page }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    for (const [name, words] of shop.panels.filter(([outcome]) => !sameAsYoung.test(outcome))) {
      await cart.open(`${plan}&transfer=1&domain=${shop.host}-${name}`)
      await expect(domain.card(`${shop.host}-${name}`).getByText(words)).toBeVisible()
      await expectSound(page)
    }
  })

  test(`in ${language} a name that was taken meanwhile gives way to one of those beside it`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`${plan}&sld=${shop.host}-sold-taken&tld=com`)
    const card = domain.card(`${shop.host}-sold-taken.com`)
    await card.getByRole('button', { name: shop.other }).click()
    await expect(card.getByRole('heading', { name: shop.others })).toBeVisible()
    await expectSound(page)
    const offer = card.getByRole('button', { name: new RegExp(`^${domain.say.use} .*\\.`) }).first()
    const name = ((await offer.getAttribute('aria-label')) ?? '').replace(`${domain.say.use} `, '')
    await offer.click()
    await expect(domain.card(name)).toBeVisible()
    await expect(cart.summary).toContainText(name)
  })

  test(`in ${language} an owner is waited for, told apart from a robot, and asked about again`, async ({
    page,
  }) => {
    const domain = new DomainBox(page, language)
    await new CartPage(page, language).open(`${plan}&sld=${shop.host}&tld=${shop.national}`)
    const card = domain.card(`${shop.host}.${shop.national}`)
    const released = Promise.withResolvers<undefined>()
    await page.route('**/api/v3/bot-check', async (route) => {
      await released.promise
      await route.abort()
    })
    await domain.giveOwner(shop.document)
    await expect(card.getByText(shop.checking)).toBeVisible()
    await expectSound(page)
    released.resolve(undefined)
    await expect(card.getByText(shop.robot)).toBeVisible()
    await expectSound(page)

    await page.unroute('**/api/v3/bot-check')
    await page.route('**/api/v3/documents/**', (route) => route.fulfill(refusal(429, 'rate-limited')))
    await card.getByRole('button', { name: shop.retry }).click()
    await expect(card.getByText(shop.limited)).toBeVisible()
    await expectSound(page)

    await page.unroute('**/api/v3/documents/**')
    await card.getByRole('button', { name: shop.retry }).click()
    await expect(card.getByText(domain.say.valid).last()).toBeVisible()
    await expectSound(page)
  })
}

test('extensions for persons and for companies say whose they are, and each judges the one owner', async ({
  page,
  context,
  baseURL,
}) => {
  const names = [
    { sld: 'maria-souza', tld: 'adv.br', cycle: 1 },
    { sld: 'padaria-souza', tld: 'ind.br', cycle: 1 },
  ]
  const value = encodeURIComponent(JSON.stringify(names))
  await context.addCookies([{ name: 'fp-domains', value, url: baseURL ?? '' }])
  const domain = new DomainBox(page)
  await new CartPage(page).open('/br/carrinho?pid=d')
  await domain.giveOwner('529.982.247-25')
  await expect(
    domain.card('padaria-souza.ind.br').getByText('só para empresas: informe um CNPJ'),
  ).toBeVisible()
  await expect(domain.card('maria-souza.adv.br').getByText(domain.say.valid).last()).toBeVisible()
  await expectSound(page)
  await domain.giveOwner('11.222.333/0001-81')
  await expect(
    domain.card('maria-souza.adv.br').getByText('só para pessoas físicas: informe um CPF'),
  ).toBeVisible()
  await expect(domain.card('padaria-souza.ind.br').getByText('só para empresas')).toHaveCount(0)
  await expectSound(page)
})
