/** What is wrong with the catalogue, for the person who edits it. */
export interface CatalogueProblem {
  readonly code: CatalogueProblemCode
  /** Path in the repository: `catalogue/prices/br.json`. */
  readonly file: string
  /** Where in the file: `products.HOSTING_TURBO.annually`; empty for the file itself. */
  readonly path: string
  readonly message: string
  readonly cure: string
}

export const catalogueProblemCodes = [
  'not-json',
  'wrong-form',
  'missing-file',
  'unknown-file',
  'missing-field',
  'wrong-brand-id',
  'unknown-layer',
  'duplicate-product',
  'duplicate-id',
  'unknown-related',
  'missing-icon',
  'hidden-cycle',
  'nothing-offered',
  'trial-mismatch',
  'bonus-mismatch',
  'no-price',
  'price-not-offered',
  'wrong-amount',
  'longer-is-dearer',
  'option-price',
  'unknown-tld',
  'duplicate-tld',
  'unsold-tld',
  'unsellable-tld',
  'unknown-category',
  'coupon-duplicate',
  'coupon-worthless',
  'coupon-window',
  'coupon-product',
  'coupon-cycle',
  'wrong-documents',
  'wrong-example',
  'wrong-installments',
  'wrong-payment',
  'unknown-link',
  'no-data-center',
] as const

export type CatalogueProblemCode = (typeof catalogueProblemCodes)[number]

/** One line: file, place, what is wrong, what to do. */
export const describeProblem = ({ file, path, message, cure }: CatalogueProblem): string =>
  `${file}${path === '' ? '' : ` at ${path}`}: ${message}. ${cure}.`

/** `file` is a path in `catalogue/`. */
export const problemIn =
  (file: string) =>
  (code: CatalogueProblemCode, path: string, message: string, cure: string): CatalogueProblem => ({
    code,
    file: `catalogue/${file}`,
    path,
    message,
    cure,
  })
