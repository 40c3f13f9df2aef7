import * as v from 'valibot'
import { GatewayError } from '../gatewayError.ts'
import { readText } from '../readText.ts'
import { freeName, fullName, premiumName } from './domainRegistry.ts'
import type { DomainName, NameReport, RegistryGateway } from './domainRegistry.ts'

const TextListSchema = v.fallback(v.array(v.string()), [])

/** The part of an RDAP domain that we read. Source: RFC 9083 sections 4.5, 4.6 and 5.3. */
const DomainSchema = v.object({
  objectClassName: v.literal('domain'),
  ldhName: v.string(),
  status: v.optional(TextListSchema, []),
  events: v.optional(
    v.fallback(v.array(v.object({ eventAction: v.string(), eventDate: v.string() })), []),
    [],
  ),
})

const NoticesSchema = v.object({
  notices: v.array(
    v.object({ title: v.optional(v.string(), ''), description: v.optional(TextListSchema, []) }),
  ),
})

/**
 * Asks one RDAP server. 200 with the very name is taken, 404 from that server is free, everything else is no answer. Redirects are not
 * followed: a 404 counts only from the server that the configuration names.
 */
export function rdap(baseUrl: string): RegistryGateway {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  return {
    look: async (name, signal) => {
      const response = await fetch(`${base}domain/${fullName(name)}`, {
        headers: { accept: 'application/rdap+json' },
        redirect: 'error',
        signal,
      })
      const text = await readText('rdap', response)
      if (response.status === 404) return isPremium(text) ? premiumName : freeName
      if (response.status !== 200) throw new GatewayError('rdap', `answered ${response.status}`)
      return readDomain(text, name)
    },
  }
}

function readDomain(text: string, name: DomainName): NameReport {
  const parsed = v.safeParse(DomainSchema, parseJson(text))
  if (!parsed.success || parsed.output.ldhName.toLowerCase().replace(/\.$/, '') !== fullName(name)) {
    throw new GatewayError('rdap', 'answered something else')
  }
  const { status, events } = parsed.output
  const when = (action: string) => {
    const event = events.findLast(({ eventAction }) => eventAction === action)
    const instant = event === undefined ? Number.NaN : Date.parse(event.eventDate)
    return Number.isNaN(instant) ? null : instant
  }
  return {
    status: 'unavailable',
    premium: false,
    statuses: status,
    createdAt: when('registration'),
    expiresAt: when('expiration'),
    lastTransferAt: when('transfer'),
  }
}

/** RDAP has no field for it; registries that sell names at a price of their own say so in a notice. */
function isPremium(text: string): boolean {
  const parsed = v.safeParse(NoticesSchema, parseJson(text))
  return (
    parsed.success &&
    parsed.output.notices.some(({ title, description }) =>
      /premium|reserved/i.test([title, ...description].join(' ')),
    )
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
