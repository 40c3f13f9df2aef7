import type { CalculateBody } from '@balcao/contract/calculate'
import type { Customer } from '@balcao/contract/customer'

type Product = CalculateBody['products'][number]
type Domain = CalculateBody['domains'][number]

export const hosting = (change: Partial<Product> = {}): Product => ({
  relId: 'hosting',
  id: '335',
  type: 'product',
  related: null,
  cycle: 'annually',
  quantity: 1,
  configoptions: [],
  ...change,
})

export const domain = (change: Partial<Domain> = {}): Domain => ({
  relId: 'domain',
  sld: 'minhaloja',
  tld: 'com.br',
  type: 'register',
  domainCycle: 'annually',
  hasIdProtection: false,
  related: 'hosting',
  domainRelated: null,
  ...change,
})

export const cart = (change: Partial<CalculateBody> = {}): CalculateBody => ({
  coupon: null,
  domainHosts: [],
  domains: [domain()],
  products: [hosting()],
  paymentMethod: 'pix',
  ccMode: false,
  ...change,
})

export const buyer = (change: Partial<Customer> = {}): Customer => ({
  name: 'Maria da Silva',
  email: 'maria@exemplo.com.br',
  document: '529.982.247-25',
  phone: '11 98765-4321',
  address: {
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    number: '1578',
    complement: '',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
  ...change,
})

/** A shopper in Santiago. */
export const chilean = (change: Partial<Customer> = {}): Customer =>
  buyer({
    name: 'Camila Rojas',
    email: 'camila@ejemplo.cl',
    document: '76.086.428-5',
    phone: '9 6123 4567',
    address: {
      postalCode: '',
      street: 'Avenida Providencia',
      number: '1208',
      complement: '',
      district: 'Providencia',
      city: 'Santiago',
      state: 'Región Metropolitana',
    },
    ...change,
  })
