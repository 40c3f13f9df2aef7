import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'

const shops = [
  {
    language: 'pt',
    path: '/br/carrinho?pid=503&billingCycle=annually',
    host: 'minhaloja',
    banner: 'SuperGator AI: dois domínios grátis no primeiro ano',
    free: 'Grátis no primeiro ano',
    bonus: 'Domínio bônus do plano',
    lost: 'No período escolhido, o SuperGator AI não dá este domínio.',
    month: /^1 mês/,
  },
  {
    language: 'es',
    path: '/mx/carrinho?pid=614&billingCycle=annually',
    host: 'mitienda',
    banner: 'SuperGator AI: dos dominios gratis el primer año',
    free: 'Gratis el primer año',
    bonus: 'Dominio de regalo del plan',
    lost: 'En el período elegido, SuperGator AI no incluye este dominio.',
    month: /^1 mes/,
  },
] as const

for (const { language, path, host, banner, free, bonus, lost, month } of shops)
  test(`in ${language} a plan's second name is offered, free while the cycle gives it, and told when it does not`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`${path}&sld=${host}&tld=info`)
    await expect(page.getByRole('complementary', { name: banner })).toBeVisible()
    const before = (await cart.total.textContent()) ?? ''
    await domain
      .card(`${host}.info`)
      .getByRole('switch', { name: new RegExp(`^${host}\\.online`) })
      .check()
    const second = domain.card(`${host}.online`)
    await expect(second.getByText(free)).toBeVisible()
    await expect(cart.summary.getByText(bonus)).toBeVisible()
    await cart.settled()
    await expect(cart.total).toHaveText(before)
    await expectSound(page)

    await cart.cycle('SuperGator AI', month).check()
    await expect(second.getByText(lost)).toBeVisible()
    await expect(second.getByRole('combobox')).toHaveCount(0)
    await expect(
      domain.card(`${host}.info`).getByRole('switch', { name: new RegExp(`^${host}`) }),
    ).toHaveCount(0)
    await cart.settled()
    await expect(cart.summary.getByText(bonus)).toHaveCount(0)
    await expect(cart.summary.getByText(`${host}.online`)).toHaveCount(0)
    await expectSound(page)
  })

for (const { language, path, host } of shops)
  test(`in ${language} a plan that lost its first name asks for one again, though its second is there`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`${path}&sld=${host}&tld=info`)
    await domain
      .card(`${host}.info`)
      .getByRole('switch', { name: new RegExp(`^${host}\\.online`) })
      .check()
    await expect(domain.card(`${host}.online`)).toBeVisible()
    await expect(domain.box).toHaveCount(0)
    const dialog = await cart.askToRemove(`${host}.info`)
    await dialog.getByRole('button', { name: cart.say.remove, exact: true }).click()
    await expect(domain.box).toBeVisible()
    await expect(domain.card(`${host}.online`)).toBeVisible()
    await cart.settled()
    await expectSound(page)

    await domain.search(`outra-${host}.com`)
    await domain.offer(`outra-${host}.com`).click()
    await expect(domain.card(`outra-${host}.com`)).toBeVisible()
    await expect(domain.box).toHaveCount(0)
  })

for (const { language, path, host, elsewhere, second, free } of [
  {
    language: 'pt',
    path: '/br/carrinho?pid=503&billingCycle=annually',
    host: 'minhaloja',
    elsewhere: 'com.ar',
    second: 'minhalojabrasil.online',
    free: 'Grátis no primeiro ano',
  },
  {
    language: 'es',
    path: '/mx/carrinho?pid=614&billingCycle=annually',
    host: 'mitienda',
    elsewhere: 'com.br',
    second: 'mitiendaoficial.online',
    free: 'Gratis el primer año',
  },
] as const) {
  test(`in ${language} the second name comes with a name of the visitor's own too`, async ({ page }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(path)
    await cart.useOwnDomain(`${host}.${elsewhere}`)
    await domain
      .card(`${host}.${elsewhere}`)
      .getByRole('switch', { name: new RegExp(`^${host}\\.online`) })
      .check()
    await expect(domain.card(`${host}.online`).getByText(free)).toBeVisible()
    await cart.settled()
    await expectSound(page)
  })

  test(`in ${language} beside a first name that is a .online itself the second is another`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`${path}&sld=${host}&tld=online`)
    await domain
      .card(`${host}.online`)
      .getByRole('switch', { name: new RegExp(`^${second}`) })
      .check()
    await expect(domain.card(second).getByText(free)).toBeVisible()
    await cart.settled()
    await expectSound(page)
  })
}
