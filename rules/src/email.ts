export type EmailResult =
  | {
      readonly ok: true
      readonly normalized: string
      /** What was probably meant (`gmail.com` for `gmial.com`); null when nothing looks amiss. Ask, never replace. */
      readonly suggestion: string | null
    }
  | {
      readonly ok: false
      readonly code: 'empty' | 'no-at' | 'no-name' | 'no-host' | 'bad-characters' | 'too-long'
    }

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const host = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/

/** An address that can receive mail, as far as its form tells: RFC 5321 without quotes and comments. The host is lower-cased. */
export const validateEmail = (typed: string): EmailResult => {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  const [name, domain] = [text.slice(0, at), text.slice(at + 1).toLowerCase()]
  if (text === '') return { ok: false, code: 'empty' }
  if (at === -1) return { ok: false, code: 'no-at' }
  if (name === '') return { ok: false, code: 'no-name' }
  if (!domain.includes('.')) return { ok: false, code: 'no-host' }
  if (name.length > 64 || text.length > 254) return { ok: false, code: 'too-long' }
  if (!local.test(name) || !host.test(domain)) return { ok: false, code: 'bad-characters' }
  const meant = likelyHost(domain)
  return { ok: true, normalized: `${name}@${domain}`, suggestion: meant === null ? null : `${name}@${meant}` }
}

/** Hosts that most people here write to. */
const hosts = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'live.com'],
  ...[
    'yahoo.com.br',
    'uol.com.br',
    'bol.com.br',
    'terra.com.br',
    'yahoo.com.mx',
    'yahoo.com.ar',
    'hotmail.es',
  ],
]

const likelyHost = (domain: string): string | null =>
  hosts.includes(domain) ? null : (hosts.find((known) => isOneSlipAway(domain, known)) ?? null)

/** One letter more, less, other, or two neighbours exchanged. */
const isOneSlipAway = (typed: string, meant: string): boolean => {
  const length = Math.min(typed.length, meant.length)
  let start = 0
  while (start < length && typed.charAt(start) === meant.charAt(start)) start += 1
  const [left, right] = [typed.slice(start), meant.slice(start)]
  const exchanged = left.charAt(1) + left.charAt(0) + left.slice(2)
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.length > 1 && exchanged === right)
  )
}
