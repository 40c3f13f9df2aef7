/** The cart page of somebody who comes back to the full cart. */
export const fullCartPath = '/br/carrinho'

/**
 * The full cart of the budgets as the browser keeps it ([decision 008](../docs/decisions/008-cart-cookie.md)): hosting with e-mail and SiteLock, a server with cPanel, two
 * names, a coupon.
 */
const items = [
  "('p'!'335.1'!'335'!''!''!1!3!1!()!(('421.1'!'421'!''!''!1!3!1!())!('107.1'!'107'!''!''!1!3!1!()))!null)",
  "('p'!'308.1'!'308'!''!''!1!3!1!()!(('26.1'!'26'!''!''!1!3!1!()))!'S*00e3o*0020Paulo')",
  "('d'!'d.1'!'d'!''!''!1!3!1!()!()!'register'!'minhaloja'!'com.br'!''!'000000'!'335.1')",
  "('d'!'d.2'!'d'!''!''!1!3!1!()!()!'register'!'minhaloja'!'com'!''!'000000'!null)",
]

export const fullCartCookie = { name: 'fp-cart', value: `1~(1!'br'!'BEMVINDO10'!(${items.join('!')}))` }

/** The same for a request. */
export const fullCartHeaders = { cookie: `${fullCartCookie.name}=${fullCartCookie.value}` }

const product = (id: string, relId: string, related: string | null, type: 'product' | 'addon') => ({
  relId,
  id,
  type,
  related,
  cycle: 'annually',
  quantity: 1,
  configoptions: [],
})

/** A cart of five items and a coupon, as the body of `calculate`. */
export const fullCartBody = {
  coupon: 'BEMVINDO10',
  domainHosts: [],
  domains: [
    {
      relId: 'domain',
      sld: 'minhaloja',
      tld: 'com.br',
      type: 'register',
      domainCycle: 'annually',
      hasIdProtection: false,
      related: 'turbo',
      domainRelated: null,
    },
  ],
  products: [
    product('335', 'turbo', null, 'product'),
    product('437', 'start', null, 'product'),
    product('5', 'p', null, 'product'),
    product('6', 'm', null, 'product'),
  ],
  paymentMethod: null,
  ccMode: false,
}
