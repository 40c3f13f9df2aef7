import { crc16 } from './crc16.ts'
import { writeEmvFields } from './emvFields.ts'
import type { Minor } from './money.ts'

/** Whom a code pays: a static one names a key, a dynamic one the address of its charge, a recurrence alone nobody yet. */
export type PixTarget =
  | { readonly kind: 'static'; readonly key: string }
  | { readonly kind: 'dynamic'; readonly url: string }
  | { readonly kind: 'recurrence' }

/** What a Pix BR Code says. */
export interface PixCharge {
  readonly target: PixTarget
  /** Centavos; null lets the payer choose. */
  readonly amount: Minor | null
  /** Shown to the payer; folded to ASCII and cut to 25 characters. */
  readonly merchantName: string
  /** Folded to ASCII and cut to 15 characters. */
  readonly merchantCity: string
  /** Letters and digits, at most 25; null writes `***`, "none given". */
  readonly txid: string | null
  /** A note of a static code; empty for none. */
  readonly description: string
  /** Pix Automático: address of the recurrence that the payer consents to with this payment; null for a single payment. */
  readonly recurrenceUrl: string | null
}

export interface PixProblem {
  readonly code: 'empty' | 'bad-characters' | 'too-long' | 'not-positive'
  readonly field:
    'key' | 'url' | 'amount' | 'merchantName' | 'merchantCity' | 'txid' | 'description' | 'recurrenceUrl'
}

export type PixCodeResult =
  { readonly ok: true; readonly code: string } | { readonly ok: false; readonly problem: PixProblem }

export const pixGui = 'br.gov.bcb.pix'
const maxAmount = 9_999_999_999_99

/** The text of a Pix QR code ("copia e cola"). Source: BCB, Manual do BR Code; facts section 4. */
export const pixCode = (charge: PixCharge): PixCodeResult => {
  const problem = findProblem(charge)
  if (problem) return { ok: false, problem }
  const account = writeEmvFields(accountFields(charge))
  const recurrence =
    charge.recurrenceUrl === null ? '' : writeEmvFields(recurrenceFields(charge.recurrenceUrl))
  if (account === null || account.length > 99) {
    return tooLong(charge.target.kind === 'dynamic' ? 'url' : 'description')
  }
  if (recurrence === null || recurrence.length > 99) return tooLong('recurrenceUrl')
  const body = writeEmvFields(codeFields(charge, account, recurrence)) ?? ''
  return { ok: true, code: `${body}6304${crc16(`${body}6304`)}` }
}

const accountFields = ({ target, description }: PixCharge) =>
  [
    ['00', pixGui],
    ['01', target.kind === 'static' ? target.key : ''],
    ['02', target.kind === 'static' ? pixText(description) : ''],
    ['25', target.kind === 'dynamic' ? withoutScheme(target.url) : ''],
  ] as const

const recurrenceFields = (url: string) =>
  [
    ['00', pixGui],
    ['25', withoutScheme(url)],
  ] as const

const codeFields = (charge: PixCharge, account: string, recurrence: string) =>
  [
    ['00', '01'],
    ['01', charge.target.kind === 'dynamic' ? '12' : ''],
    ['26', account],
    ['52', '0000'],
    ['53', '986'],
    ['54', charge.amount === null ? '' : decimal(charge.amount)],
    ['58', 'BR'],
    ['59', pixText(charge.merchantName).slice(0, 25).trim()],
    ['60', pixText(charge.merchantCity).slice(0, 15).trim()],
    ['62', `05${String((charge.txid ?? '***').length).padStart(2, '0')}${charge.txid ?? '***'}`],
    ['80', recurrence],
  ] as const

const decimal = (amount: Minor): string => {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Printable ASCII alone: banks count lengths in bytes, so an accent would break the code. */
export const pixText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, ' ')
    .trim()

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '')

const findProblem = (charge: PixCharge): PixProblem | null =>
  targetProblem(charge.target) ??
  recurrenceProblem(charge) ??
  amountProblem(charge.amount) ??
  nameProblem('merchantName', charge.merchantName) ??
  nameProblem('merchantCity', charge.merchantCity) ??
  txidProblem(charge.txid)

const targetProblem = (target: PixTarget): PixProblem | null => {
  if (target.kind === 'recurrence') return null
  if (target.kind === 'dynamic') return urlProblem('url', target.url)
  if (target.key === '') return { code: 'empty', field: 'key' }
  if (!/^[\x21-\x7e]+$/.test(target.key)) return { code: 'bad-characters', field: 'key' }
  return target.key.length > 77 ? { code: 'too-long', field: 'key' } : null
}

/** A code for consent alone must say to what. */
const recurrenceProblem = ({ target, recurrenceUrl }: PixCharge): PixProblem | null => {
  if (recurrenceUrl === null)
    return target.kind === 'recurrence' ? { code: 'empty', field: 'recurrenceUrl' } : null
  return urlProblem('recurrenceUrl', recurrenceUrl)
}

const urlProblem = (field: 'url' | 'recurrenceUrl', url: string): PixProblem | null => {
  if (withoutScheme(url) === '') return { code: 'empty', field }
  return /^[\x21-\x7e]+$/.test(url) ? null : { code: 'bad-characters', field }
}

const amountProblem = (amount: Minor | null): PixProblem | null => {
  if (amount === null) return null
  if (!Number.isSafeInteger(amount) || amount <= 0) return { code: 'not-positive', field: 'amount' }
  return amount > maxAmount ? { code: 'too-long', field: 'amount' } : null
}

const nameProblem = (field: 'merchantName' | 'merchantCity', name: string): PixProblem | null =>
  pixText(name) === '' ? { code: 'empty', field } : null

const txidProblem = (txid: string | null): PixProblem | null => {
  if (txid === null) return null
  if (txid === '') return { code: 'empty', field: 'txid' }
  if (!/^[A-Za-z0-9]+$/.test(txid)) return { code: 'bad-characters', field: 'txid' }
  return txid.length > 25 ? { code: 'too-long', field: 'txid' } : null
}

const tooLong = (field: PixProblem['field']): PixCodeResult => ({
  ok: false,
  problem: { code: 'too-long', field },
})
