import type { BrandId } from './brand.ts'
import { fillMask } from './documentMask.ts'

/** How a country's numbers are dialled and written. */
export interface PhonePlan {
  /** Without the plus. */
  readonly prefix: string
  /** Digits of a national number, area code included, trunk 0 excluded. Ascending. */
  readonly lengths: readonly number[]
  /** What a national number looks like. */
  readonly pattern: RegExp
  /** Dialled before a national number inside the country, and dropped; empty where there is none. */
  readonly trunk: string
  /** One mask for each length. */
  readonly masks: readonly string[]
}

const central = { lengths: [8], trunk: '', masks: ['####-####'] } as const

/** By brand. Source: ITU national numbering plans (E.164), held loosely: what may exist passes. */
export const phonePlans = {
  br: {
    prefix: '55',
    lengths: [10, 11],
    pattern: /^[1-9][1-9](9\d{8}|[2-5]\d{7})$/,
    trunk: '0',
    masks: ['(##) ####-####', '(##) #####-####'],
  },
  cl: { prefix: '56', lengths: [9], pattern: /^[2-9]/, trunk: '', masks: ['# #### ####'] },
  co: { prefix: '57', lengths: [10], pattern: /^[36]/, trunk: '', masks: ['### ### ####'] },
  mx: { prefix: '52', lengths: [10], pattern: /^[2-9]/, trunk: '', masks: ['## #### ####'] },
  ar: {
    prefix: '54',
    lengths: [10, 11],
    pattern: /^(9?[1-3]\d{9})$/,
    trunk: '0',
    masks: ['## ####-####', '# ## ####-####'],
  },
  pe: {
    prefix: '51',
    lengths: [8, 9],
    pattern: /^(9\d{8}|[1-8]\d{7})$/,
    trunk: '0',
    masks: ['# ### ####', '### ### ###'],
  },
  ec: {
    prefix: '593',
    lengths: [8, 9],
    pattern: /^(9\d{8}|[2-7]\d{7})$/,
    trunk: '0',
    masks: ['# ### ####', '## ### ####'],
  },
  uy: { prefix: '598', lengths: [8], pattern: /^[249]/, trunk: '0', masks: ['## ### ###'] },
  py: { prefix: '595', lengths: [8, 9], pattern: /^[2-9]/, trunk: '0', masks: ['## ### ###', '### ### ###'] },
  do: { prefix: '1', lengths: [10], pattern: /^8[024]9[2-9]/, trunk: '', masks: ['###-###-####'] },
  bo: { prefix: '591', pattern: /^[2-7]/, ...central, masks: ['#### ####'], trunk: '0' },
  cr: { prefix: '506', pattern: /^[245678]/, ...central },
  sv: { prefix: '503', pattern: /^[267]/, ...central },
  pa: {
    prefix: '507',
    lengths: [7, 8],
    pattern: /^(6\d{7}|[2-9]\d{6})$/,
    trunk: '',
    masks: ['###-####', '####-####'],
  },
} as const satisfies Record<BrandId, PhonePlan>

export type PhoneResult =
  | { readonly ok: true; readonly e164: string; readonly formatted: string }
  | {
      readonly ok: false
      readonly code: 'empty' | 'bad-characters' | 'too-short' | 'too-long' | 'structure'
      /** Digits still to be typed; 0 unless `too-short`. */
      readonly missing: number
      /** Digits too many; 0 unless `too-long`. */
      readonly excess: number
    }

/**
 * A phone as typed: national, with or without trunk 0, or international after `+` or `00`; a foreign number passes when
 * its length can exist. Source: E.164 (at most 15 digits).
 */
export const validatePhone = (brand: BrandId, typed: string): PhoneResult => {
  const text = typed.replace(/[\s().\-\u2010-\u2015/]/g, '').replace(/^00/, '+')
  if (text === '' || text === '+') return refuse('empty')
  if (!/^\+?\d+$/.test(text)) return refuse('bad-characters')
  const plan: PhonePlan = phonePlans[brand]
  if (text.startsWith('+') && !text.startsWith(`+${plan.prefix}`)) return foreign(text)
  const national = nationalDigits(plan, text)
  return wrongLength(plan.lengths, national) ?? wrongShape(plan, national) ?? accept(plan, national)
}

/** For display while typing; numbers with a plus stay as typed. */
export const formatPhone = (brand: BrandId, typed: string): string => {
  const digits = typed.replace(/\D/g, '')
  if (/^\s*(\+|00)/.test(typed)) return `+${digits.replace(/^00/, '')}`
  return formatNational(phonePlans[brand], digits)
}

const formatNational = ({ masks, lengths }: PhonePlan, digits: string): string => {
  const at = lengths.findIndex((length) => digits.length <= length)
  return fillMask(masks.at(at) ?? '')(digits)
}

/** Without plus, prefix and trunk. A bare prefix counts as one only when the number would otherwise be too long. */
const nationalDigits = ({ prefix, lengths, trunk }: PhonePlan, text: string): string => {
  const longest = Math.max(...lengths)
  const bare = text.startsWith(`+${prefix}`) ? text.slice(prefix.length + 1) : text
  const local = bare.length > longest && bare.startsWith(prefix) ? bare.slice(prefix.length) : bare
  return trunk !== '' && local.startsWith(trunk) ? local.slice(trunk.length) : withoutOldMobile(prefix, local)
}

/** Mexico wrote a 1 before mobiles dialled from abroad until 2019; address books still do. */
const withoutOldMobile = (prefix: string, digits: string): string =>
  prefix === '52' && /^1\d{10}$/.test(digits) ? digits.slice(1) : digits

const foreign = (text: string): PhoneResult => {
  const { length } = text.slice(1)
  if (length < 8) return refuse('too-short', 8 - length)
  if (length > 15) return refuse('too-long', length - 15)
  return text.startsWith('+0') ? refuse('structure') : { ok: true, e164: text, formatted: text }
}

const wrongLength = (lengths: readonly number[], { length }: string): PhoneResult | null => {
  if (lengths.includes(length)) return null
  const next = lengths.find((allowed) => allowed > length)
  return next === undefined
    ? refuse('too-long', length - Math.max(...lengths))
    : refuse('too-short', next - length)
}

const wrongShape = ({ pattern }: PhonePlan, national: string): PhoneResult | null =>
  pattern.test(national) && !/^(\d)\1+$/.test(national) ? null : refuse('structure')

const accept = (plan: PhonePlan, national: string): PhoneResult => ({
  ok: true,
  e164: `+${plan.prefix}${national}`,
  formatted: formatNational(plan, national),
})

const refuse = (
  code: 'empty' | 'bad-characters' | 'too-short' | 'too-long' | 'structure',
  difference = 0,
): PhoneResult => ({
  ok: false,
  code,
  missing: code === 'too-short' ? difference : 0,
  excess: code === 'too-long' ? difference : 0,
})
