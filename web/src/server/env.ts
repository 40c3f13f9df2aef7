import { isIP } from 'node:net'
import { isBrandId } from '@balcao/rules/brand'
import type { BrandId } from '@balcao/rules/brand'
import * as v from 'valibot'

const port = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'a port number, 1 to 65535'),
      v.transform(Number),
      v.minValue(1, 'a port number, 1 to 65535'),
      v.maxValue(65_535, 'a port number, 1 to 65535'),
    ),
    fallback,
  )

const url = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.url('an address such as http://127.0.0.1:3001'),
      v.transform((text) => text.replace(/\/+$/, '')),
    ),
    fallback,
  )

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `10.0.0.7`, `10.0.0.0/8`, `2001:db8::/32` */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const ranges = v.pipe(
  v.optional(v.string(), ''),
  v.transform(listOf),
  v.check((list) => list.every(isRange), 'addresses or CIDR ranges, separated by commas'),
)

/** `loja.exemplo.com.br=br`; null for anything else. */
function hostBrandIn(pair: string): readonly [string, BrandId] | null {
  const [host = '', brand = '', ...rest] = pair.split('=').map((part) => part.trim())
  return host !== '' && isBrandId(brand) && rest.length === 0 ? [host.toLowerCase(), brand] : null
}

const hostBrands = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => listOf(text).map(hostBrandIn)),
  v.check(
    (pairs) => pairs.every((pair) => pair !== null),
    'hosts with a brand, such as loja.exemplo.com.br=br, separated by commas',
  ),
  v.transform((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== null))),
)

/** Everything the storefront reads from its environment; `docs/operating.md` has the table. */
const EnvSchema = v.object({
  PORT: port('3000'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'an address to listen on, such as 0.0.0.0')), '0.0.0.0'),
  BILLING_URL: v.optional(v.string()),
  API_PORT: port('3001'),
  STOP_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'a whole number of milliseconds'), v.transform(Number)),
    '10000',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'one of fatal, error, warn, info, debug, silent',
    ),
    'info',
  ),
  OFFERS_MAX_AGE_MS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,8}$/, 'a whole number of milliseconds, or 0'), v.transform(Number)),
    '5000',
  ),
  TRUST_PROXY: ranges,
  HOST_BRANDS: hostBrands,
  BOT_CHECK: v.optional(v.picklist(['altcha', 'recaptcha', 'off'], 'altcha, recaptcha or off'), 'altcha'),
  RECAPTCHA_SCRIPT_URL: v.optional(
    v.pipe(v.string(), v.url('an address such as https://www.google.com/recaptcha/api.js')),
    'https://www.google.com/recaptcha/api.js',
  ),
})

export interface Env {
  readonly port: number
  readonly host: string
  readonly billingUrl: string
  readonly logLevel: string
  /** How long what has begun may take to its end after SIGTERM. */
  readonly stopMs: number
  /** For how long a product is shown as it was last answered. */
  readonly offersMaxAgeMs: number
  /** Addresses or CIDR ranges of the proxies in front, whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[]
  /** `loja.exemplo.com.br=br,tienda.ejemplo.cl=cl`: hosts whose addresses carry no brand prefix. */
  readonly hostBrands: Readonly<Record<string, BrandId>>
  /** Where the service's bot check loads its script from; null while nothing but this shop is asked. */
  readonly recaptchaScript: string | null
}

/** One line for each malformed variable: its name and the cure. */
export type EnvResult =
  { readonly ok: true; readonly env: Env } | { readonly ok: false; readonly problems: readonly string[] }

export function readEnv(source: Readonly<Record<string, string | undefined>>): EnvResult {
  // As in the service: an empty value counts as absent.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(EnvSchema, given)
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.issues.map(
        (issue) => `${v.getDotPath(issue) ?? 'environment'} must be ${issue.message}.`,
      ),
    }
  }
  const billing = v.safeParse(url(`http://127.0.0.1:${parsed.output.API_PORT}`), parsed.output.BILLING_URL)
  if (!billing.success)
    return { ok: false, problems: ['BILLING_URL must be an address such as http://127.0.0.1:3001.'] }
  const { PORT, HOST, LOG_LEVEL, STOP_MS, OFFERS_MAX_AGE_MS, TRUST_PROXY, HOST_BRANDS } = parsed.output
  const { BOT_CHECK, RECAPTCHA_SCRIPT_URL } = parsed.output
  return {
    ok: true,
    env: {
      port: PORT,
      host: HOST,
      billingUrl: billing.output,
      logLevel: LOG_LEVEL,
      stopMs: STOP_MS,
      offersMaxAgeMs: OFFERS_MAX_AGE_MS,
      trustProxy: TRUST_PROXY,
      hostBrands: HOST_BRANDS,
      recaptchaScript: BOT_CHECK === 'recaptcha' ? RECAPTCHA_SCRIPT_URL : null,
    },
  }
}
