import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { BrandId } from '@balcao/rules/brand'
import { isBrandId } from '@balcao/rules/brand'
import { currencies } from '@balcao/rules/money'
import type { Currency, Minor } from '@balcao/rules/money'
import * as v from 'valibot'

/** What a quote promises: this request costs this much in this shop until then. */
export interface Quote {
  readonly id: string
  readonly brand: BrandId
  readonly currency: Currency
  readonly total: Minor
  /** Digest of the canonical request. */
  readonly request: string
  readonly priceBookVersion: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

const isCurrency = (value: unknown): value is Currency => typeof value === 'string' && value in currencies

const PayloadSchema = v.tuple([
  v.string(),
  v.custom<BrandId>((value) => typeof value === 'string' && isBrandId(value)),
  v.custom<Currency>(isCurrency),
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.string(),
  v.string(),
  v.pipe(v.number(), v.safeInteger()),
])

/** Prepared keys: making one costs more than a signature, and a price is sealed with every calculation. */
const keys = new Map<string, KeyObject>()

function mac(secret: string, payload: string): string {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8')
  keys.set(secret, key)
  return createHmac('sha256', key).update(payload).digest('base64url')
}

/** Signs with the first secret. The token is `payload.mac`, both base64url. */
export function sealQuote(quote: Quote, secrets: readonly string[]): string {
  const { id, brand, currency, total, request, priceBookVersion, expiresAt } = quote
  const fields = [id, brand, currency, total, request, priceBookVersion, expiresAt]
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url')
  return `${payload}.${mac(secrets[0] ?? '', payload)}`
}

/** Reads a token sealed with any of the secrets (the second one is on its way out); null for every other text. Says nothing of expiry. */
export function openQuote(token: string, secrets: readonly string[]): Quote | null {
  const [payload, signature, ...rest] = token.split('.')
  if (payload === undefined || signature === undefined || rest.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const sealed = secrets.some((secret) => {
    const expected = Buffer.from(mac(secret, payload), 'base64url')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return sealed ? readPayload(payload) : null
}

function readPayload(payload: string): Quote | null {
  const parsed = v.safeParse(PayloadSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!parsed.success) return null
  const [id, brand, currency, total, request, priceBookVersion, expiresAt] = parsed.output
  return { id, brand, currency, total, request, priceBookVersion, expiresAt }
}
