import { crc16 } from './crc16.ts'
import { readEmvFields } from './emvFields.ts'
import { type PixCharge, type PixTarget, pixGui } from './pixCode.ts'

export type ParsedPixCode =
  | { readonly ok: true; readonly charge: PixCharge }
  | { readonly ok: false; readonly code: 'checksum' | 'malformed' | 'not-pix' | 'not-brl' }

/** Reads a Pix BR Code back. Names come as written, ASCII and cut; addresses without their scheme. */
export const parsePixCode = (text: string): ParsedPixCode => {
  const code = text.trim()
  if (!/6304[0-9A-Fa-f]{4}$/.test(code)) return { ok: false, code: 'malformed' }
  if (crc16(code.slice(0, -4)) !== code.slice(-4).toUpperCase()) return { ok: false, code: 'checksum' }
  const fields = readEmvFields(code)
  const account = readEmvFields(fields?.get('26') ?? '')
  const additional = readEmvFields(fields?.get('62') ?? '')
  const recurrence = readEmvFields(fields?.get('80') ?? '')
  if (fields === null || account === null || additional === null || recurrence === null) {
    return { ok: false, code: 'malformed' }
  }
  if (account.get('00')?.toLowerCase() !== pixGui) return { ok: false, code: 'not-pix' }
  if (fields.get('53') !== '986') return { ok: false, code: 'not-brl' }
  const target = readTarget(account)
  const amount = readAmount(fields.get('54'))
  const recurrenceUrl = recurrence.get('25') ?? null
  if (amount === undefined || (target.kind === 'recurrence' && recurrenceUrl === null)) {
    return { ok: false, code: 'malformed' }
  }
  const txid = additional.get('05') ?? '***'
  return {
    ok: true,
    charge: {
      target,
      amount,
      merchantName: fields.get('59') ?? '',
      merchantCity: fields.get('60') ?? '',
      txid: txid === '***' ? null : txid,
      description: account.get('02') ?? '',
      recurrenceUrl,
    },
  }
}

const readTarget = (account: ReadonlyMap<string, string>): PixTarget => {
  const key = account.get('01')
  if (key !== undefined) return { kind: 'static', key }
  const url = account.get('25')
  return url === undefined ? { kind: 'recurrence' } : { kind: 'dynamic', url }
}

/** Centavos; null when the payer chooses, undefined when it is no amount. */
const readAmount = (text: string | undefined): number | null | undefined => {
  if (text === undefined) return null
  const [, whole, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}
