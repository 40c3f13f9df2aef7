import { cycles } from '@balcao/rules/cycle'
import type { BrandCoupon } from '../brandCoupons.ts'
import type { BrandParts } from '../brandParts.ts'
import { problemIn } from '../catalogueProblem.ts'
import type { CatalogueProblem } from '../catalogueProblem.ts'
import { amountProblem } from './terms.ts'

/** Coupons that could never work, or would not do what their author meant. */
export function couponProblems(parts: BrandParts): CatalogueProblem[] {
  const seen = new Set<string>()
  return parts.coupons.coupons.flatMap((coupon, index) => {
    const path = `coupons.${index}`
    const isSecond = seen.has(coupon.code)
    seen.add(coupon.code)
    return [
      ...(isSecond
        ? [fileOf(parts)('coupon-duplicate', path, `${coupon.code} is there twice`, 'Rename one of the two')]
        : []),
      ...worthProblems(parts, path, coupon),
      ...windowProblems(parts, path, coupon),
      ...coupon.products.flatMap((product, at) => eligibleProblems(parts, `${path}.products.${at}`, product)),
      ...amountProblem(parts, `${path}.value`, coupon.value, 'zero allowed', fileName(parts)),
      ...amountProblem(parts, `${path}.minimum`, coupon.minimum, 'zero allowed', fileName(parts)),
    ]
  })
}

const fileName = ({ brand }: BrandParts) => `coupons/${brand.id}.json`
const fileOf = (parts: BrandParts) => problemIn(fileName(parts))

function worthProblems(parts: BrandParts, path: string, coupon: BrandCoupon): CatalogueProblem[] {
  const { kind, percentage, value, products } = coupon
  const own = products.flatMap((product) => [
    product.percentage ?? 0,
    ...Object.values(product.percentageByCycle),
  ])
  const percentages = [percentage, ...own]
  const isWorth = kind === 'value' ? value > 0 : percentages.some((percent) => percent > 0)
  const isMixed = kind === 'value' ? percentages.some((percent) => percent > 0) : value > 0
  if (isWorth && !isMixed) return []
  return [
    fileOf(parts)(
      'coupon-worthless',
      path,
      isMixed ? `a ${kind} coupon has both an amount and a percentage` : 'it takes nothing off',
      kind === 'value' ? 'Write "value" alone' : 'Write "percentage" alone',
    ),
  ]
}

function windowProblems(
  parts: BrandParts,
  path: string,
  { startsAt, endsAt }: BrandCoupon,
): CatalogueProblem[] {
  if (startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt)) return []
  return [fileOf(parts)('coupon-window', path, 'it ends before it starts', 'Swap "startsAt" and "endsAt"')]
}

function eligibleProblems(
  parts: BrandParts,
  path: string,
  { product, cycles: only, percentageByCycle }: BrandCoupon['products'][number],
): CatalogueProblem[] {
  const entry = parts.products.sold.get(product)
  if (entry === undefined) {
    const message = `this brand sells no ${product}`
    return [fileOf(parts)('coupon-product', `${path}.product`, message, 'Name a product that it sells')]
  }
  const named = new Set([...only, ...Object.keys(percentageByCycle)])
  const hidden = cycles.filter((cycle) => named.has(cycle) && entry.cyclesToBeRemoved.includes(cycle))
  if (hidden.length === 0) return []
  return [
    fileOf(parts)(
      'coupon-cycle',
      path,
      `${product} is not sold for ${hidden.join(', ')}`,
      'Name cycles that the product offers',
    ),
  ]
}
