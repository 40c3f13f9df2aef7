import * as v from 'valibot'

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))

/**
 * Who buys, as typed. Lengths alone are held here; what a name, document, phone or postal code may be is for
 * `rules` to say, with a reason for each field.
 */
export const CustomerSchema = v.object({
  name: text(120),
  email: text(254),
  document: text(32),
  phone: text(32),
  address: v.object({
    postalCode: text(16),
    street: text(160),
    number: text(16),
    complement: text(80),
    district: text(80),
    city: text(80),
    state: text(40),
  }),
})

export type Customer = v.InferOutput<typeof CustomerSchema>
