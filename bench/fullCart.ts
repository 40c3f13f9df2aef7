/** A cart of five items and a coupon in the Brazilian shop, as an address and as the body of `calculate`. */
export const fullCartPath =
  '/br/carrinho?pid=335,437,5,6&billingCycle=annually&sld=minhaloja&tld=com.br&coupon=BEMVINDO10'

const product = (id: string, relId: string, related: string | null, type: 'product' | 'addon') => ({
  relId,
  id,
  type,
  related,
  cycle: 'annually',
  quantity: 1,
  configoptions: [],
})

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
