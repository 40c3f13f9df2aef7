/** The 14 shops, one per country, by the prefix of their addresses (`/br/carrinho`). Source: ARCHITECTURE section 2. */
export const brandIds = [
  'br',
  'cl',
  'co',
  'mx',
  'ar',
  'pe',
  'ec',
  'uy',
  'py',
  'do',
  'bo',
  'cr',
  'sv',
  'pa',
] as const

export type BrandId = (typeof brandIds)[number]

export const isBrandId = (value: string): value is BrandId => brandIds.some((id) => id === value)
