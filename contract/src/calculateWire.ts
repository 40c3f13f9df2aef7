import type { CalculateRequest, PricedCart } from '@balcao/rules/calculation'
import { toDecimal } from '@balcao/rules/money'
import type { Currency, Minor } from '@balcao/rules/money'
import type { Coupon, ProductId } from '@balcao/rules/priceBook'
import { minorOf } from './amount.ts'
import type { CalculateAnswer, CalculateBody } from './calculate.ts'

/**
 * The edge where money changes its shape: integer minor units inside, decimal numbers on the wire. Nothing else converts amounts
 * of a calculation. Throws RangeError on an amount that its currency cannot hold, which only a broken peer sends.
 */
export const calculateRequestOf = (body: CalculateBody): CalculateRequest => body

export interface AnswerParts {
  readonly cart: PricedCart
  readonly currency: Currency
  /** The coupon asked for, when the price book knows it. */
  readonly coupon: Coupon | null
  readonly nameOf: (id: ProductId) => string
  readonly quote: { readonly token: string; readonly expiresAt: number }
}

export function calculateAnswerOf({ cart, currency, coupon, nameOf, quote }: AnswerParts): CalculateAnswer {
  const amount = (minor: Minor) => toDecimal(minor, currency)
  const line = (priced: PricedCart['products'][number] | PricedCart['domains'][number]) => ({
    relId: priced.relId,
    related: priced.related,
    price: amount(priced.price),
    discount: amount(priced.discount),
    total: amount(priced.total),
    renewal: amount(priced.renewal),
    adjustments: priced.adjustments.map(({ code, before, after }) => ({
      code,
      before: amount(before),
      after: amount(after),
    })),
  })

  return {
    products: cart.products.map((product) => ({
      ...line(product),
      id: product.id,
      name: nameOf(product.id),
      cycles: product.cycle,
      quantity: product.quantity,
    })),
    domains: cart.domains.map((domain) => ({
      ...line(domain),
      sld: domain.sld,
      tld: domain.tld,
      type: domain.type,
      domainCycle: domain.domainCycle,
      idProtectionPrice: amount(domain.idProtectionPrice),
    })),
    coupon: cart.coupon?.code ?? null,
    couponIsValid: cart.coupon?.isValid ?? false,
    couponIsApplicable: cart.coupon?.isApplicable ?? false,
    couponReason: cart.coupon?.reason ?? null,
    couponValue: amount(cart.coupon?.value ?? 0),
    discountPercentage: cart.coupon?.discountPercentage ?? 0,
    couponInfoEligibleProducts: (coupon?.eligibleProducts ?? []).map((eligible) => ({
      id: eligible.id,
      cycles: [...eligible.cycles],
      discountPercentage: eligible.discountPercentage,
      cyclesDiscount: { ...eligible.cyclesDiscount },
    })),
    discount: amount(cart.discount),
    price: amount(cart.price),
    total: amount(cart.total),
    availableInstallments: cart.availableInstallments.map(({ count, first, rest }) => ({
      count,
      first: amount(first),
      rest: amount(rest),
    })),
    cardOffer: cart.cardOffer && {
      percentage: cart.cardOffer.percentage,
      total: amount(cart.cardOffer.total),
    },
    quote: {
      token: quote.token,
      total: amount(cart.total),
      expiresAt: new Date(quote.expiresAt).toISOString(),
    },
  }
}

/** The same answer on the browser's side. */
export function pricedCartOf(answer: CalculateAnswer, currency: Currency): PricedCart {
  const minor = (decimal: number) => minorOf(decimal, currency)
  const line = (priced: CalculateAnswer['products'][number] | CalculateAnswer['domains'][number]) => ({
    relId: priced.relId,
    related: priced.related,
    price: minor(priced.price),
    discount: minor(priced.discount),
    total: minor(priced.total),
    renewal: minor(priced.renewal),
    adjustments: priced.adjustments.map(({ code, before, after }) => ({
      code,
      before: minor(before),
      after: minor(after),
    })),
  })

  return {
    products: answer.products.map((product) => ({
      ...line(product),
      id: product.id,
      cycle: product.cycles,
      quantity: product.quantity,
    })),
    domains: answer.domains.map((domain) => ({
      ...line(domain),
      sld: domain.sld,
      tld: domain.tld,
      type: domain.type,
      domainCycle: domain.domainCycle,
      idProtectionPrice: minor(domain.idProtectionPrice),
    })),
    coupon: couponOf(answer, minor),
    price: minor(answer.price),
    discount: minor(answer.discount),
    total: minor(answer.total),
    availableInstallments: answer.availableInstallments.map(({ count, first, rest }) => ({
      count,
      first: minor(first),
      rest: minor(rest),
    })),
    cardOffer: answer.cardOffer && {
      percentage: answer.cardOffer.percentage,
      total: minor(answer.cardOffer.total),
    },
  }
}

function couponOf(answer: CalculateAnswer, minor: (decimal: number) => Minor): PricedCart['coupon'] {
  if (answer.coupon === null || answer.couponReason === null) return null
  return {
    code: answer.coupon,
    reason: answer.couponReason,
    isValid: answer.couponIsValid,
    isApplicable: answer.couponIsApplicable,
    discountPercentage: answer.discountPercentage,
    value: minor(answer.couponValue),
  }
}
