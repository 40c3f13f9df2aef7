import type { BrandId } from './brand.ts'
import { fillMask } from './documentMask.ts'

export interface PostalCodeRule {
  readonly digits: number
  readonly mask: string
}

/** Where an invoice needs one: Brazil's NFS-e the CEP, Mexico's CFDI 4.0 the código postal. Elsewhere it is not asked. Source: facts section 6. */
const rules: Partial<Record<BrandId, PostalCodeRule>> = {
  br: { digits: 8, mask: '#####-###' },
  mx: { digits: 5, mask: '#####' },
}

/** Null where none is asked for. */
export const postalCodeRule = (brand: BrandId): PostalCodeRule | null => rules[brand] ?? null

export type PostalCodeResult =
  | { readonly ok: true; readonly normalized: string; readonly formatted: string }
  | {
      readonly ok: false
      readonly code: 'empty' | 'bad-characters' | 'too-short' | 'too-long' | 'repeated-digits'
      /** Digits still to be typed; 0 unless `too-short`. */
      readonly missing: number
      /** Digits too many; 0 unless `too-long`. */
      readonly excess: number
    }

/** A postal code as typed. Where the brand asks for none, anything passes and nothing is kept. */
export const validatePostalCode = (brand: BrandId, typed: string): PostalCodeResult => {
  const rule = postalCodeRule(brand)
  if (rule === null) return { ok: true, normalized: '', formatted: '' }
  const text = typed.replace(/[\s.\-\u2010-\u2015]/g, '')
  if (text === '') return refuse('empty')
  if (!/^\d+$/.test(text)) return refuse('bad-characters')
  if (text.length < rule.digits) return refuse('too-short', rule.digits - text.length)
  if (text.length > rule.digits) return refuse('too-long', text.length - rule.digits)
  if (/^0+$/.test(text)) return refuse('repeated-digits')
  return { ok: true, normalized: text, formatted: fillMask(rule.mask)(text) }
}

/** For display while typing. */
export const formatPostalCode = (brand: BrandId, typed: string): string => {
  const rule = postalCodeRule(brand)
  return rule === null ? typed : fillMask(rule.mask)(typed.replace(/[\s.\-\u2010-\u2015]/g, ''))
}

const refuse = (
  code: 'empty' | 'bad-characters' | 'too-short' | 'too-long' | 'repeated-digits',
  difference = 0,
): PostalCodeResult => ({
  ok: false,
  code,
  missing: code === 'too-short' ? difference : 0,
  excess: code === 'too-long' ? difference : 0,
})
