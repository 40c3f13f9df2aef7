import * as v from 'valibot'

/** Words: never empty, no stray spaces. */
export const TextSchema = v.pipe(
  v.string(),
  v.check((text) => text !== '' && text === text.trim(), 'is empty or has spaces around it'),
)

/** An amount as an operator writes it, in the brand's currency: 9.99. */
export const AmountSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000))
export const PercentageSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
/** ISO 3166 alpha-2, lower case. */
export const CountrySchema = v.pipe(v.string(), v.regex(/^[a-z]{2}$/))
/** Without a leading dot: `com.br`. */
export const TldSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(\.[a-z]+)*$/))
/** A product's symbolic name, alike in every country: `HOSTING_TURBO`. */
export const SymbolSchema = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/))
/** A product's number or letter, as addresses and cookies carry it: `335`, `p`. */
export const ProductIdSchema = v.pipe(v.string(), v.regex(/^([0-9]{1,6}|[a-z])$/))

/** One value for each of the six cycles. */
export const byCycle = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({
    monthly: schema,
    quarterly: schema,
    semiannually: schema,
    annually: schema,
    biennially: schema,
    triennially: schema,
  })
