import * as z from 'zod'

const RelId = z.string().regex(/^[a-zA-Z0-9_.:-]{1,64}$/)
const cycles = ['monthly', 'quarterly', 'semiannually', 'annually', 'biennially', 'triennially']
const methods = ['credit_card', 'pix', 'boleto', 'paypal', 'bank_transfer', 'online_bank_transfer']
const units = (min: number, max: number) => z.number().int().min(min).max(max)

const Product = z.object({
  relId: RelId,
  id: z.string().regex(/^[a-z0-9_-]{1,32}$/),
  type: z.enum(['product', 'addon']),
  related: RelId.nullable(),
  cycle: z.enum(cycles),
  quantity: units(1, 1000),
  configoptions: z.array(z.object({ id: z.string().min(1).max(64), quantity: units(0, 100_000) })).max(20),
})

const Domain = z.object({
  relId: RelId,
  sld: z.string().min(1).max(253),
  tld: z.string().regex(/^[a-z0-9.-]{2,63}$/),
  type: z.enum(['register', 'transfer']),
  domainCycle: z.enum(['annually', 'biennially', 'triennially']),
  hasIdProtection: z.boolean(),
  related: RelId.nullable(),
  domainRelated: RelId.nullable(),
})

/** The body of `calculate` as somebody would write it who begins with Fastify and zod: what the bare server checks. */
export const CalculateBody = z.object({
  coupon: z.string().trim().min(1).max(64).nullable(),
  domainHosts: z.array(z.object({ domain: z.string().max(253), host: RelId })).max(50),
  domains: z.array(Domain).max(50),
  products: z.array(Product).max(50),
  paymentMethod: z
    .enum([...methods, 'bancolombia', 'manual_cash'])
    .nullable()
    .default(null),
  ccMode: z.boolean().default(false),
})
