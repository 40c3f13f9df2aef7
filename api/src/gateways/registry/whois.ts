import { connect } from 'node:net'
import { GatewayError } from '../gatewayError.ts'
import { freeName, fullName } from './domainRegistry.ts'
import type { DomainName, NameReport, RegistryGateway } from './domainRegistry.ts'

export interface WhoisServer {
  readonly host: string
  readonly port: number
}

const largestAnswer = 64 * 1024

/** How registries say that nothing is there; each in the words of at least one. What matches neither list is no answer. */
const free =
  /^\W*(no match|not found|no entries found|no data found|domain not found|no object found|nothing found|object does not exist|the queried object does not exist|el dominio no (existe|se encuentra registrado)|[^\s:]+:? (is available|no entries found)|status: *(free|available))/im

/** `Domain name: loja.cl`, `Domain: loja.uy`, `Nombre de dominio: ...` */
const named = /^\W*(?:domain(?: name)?|nombre de dominio|dominio)\W*:\s*(\S+)/im

/** WHOIS (RFC 3912), for registries without RDAP: free text, so only what is plainly said counts. */
export const whois = (server: WhoisServer): RegistryGateway => ({
  look: async (name, signal) => readWhois(await ask(server, fullName(name), signal), name),
})

/** Exported for its tests. Throws GatewayError for a text that says neither "registered" nor "free". */
export function readWhois(text: string, name: DomainName): NameReport {
  const registered = named.exec(text)?.[1]?.toLowerCase().replace(/\.$/, '')
  if (registered === fullName(name)) {
    return {
      status: 'unavailable',
      premium: false,
      statuses: [...text.matchAll(/^\W*(?:domain )?status\W*:\s*([A-Za-z ]+)/gim)].map(
        ([, status]) => status?.trim() ?? '',
      ),
      createdAt: dateAfter(text, /creat(?:ion|ed)|registered|fecha de (?:creaci[oó]n|registro)/),
      expiresAt: dateAfter(text, /expir\w*|registry expiry|renewal|fecha de (?:expiraci[oó]n|vencimiento)/),
      lastTransferAt: dateAfter(text, /last transfer\w*/),
    }
  }
  if (free.test(text)) return freeName
  throw new GatewayError('whois', 'answered nothing clear')
}

function dateAfter(text: string, label: RegExp): number | null {
  const line = new RegExp(
    `^\\W*(?:${label.source})[^:\\n]*:\\s*(\\d{4}-\\d{2}-\\d{2})(?:[T ](\\d{2}:\\d{2}:\\d{2}))?`,
    'im',
  ).exec(text)
  const instant = line === null ? Number.NaN : Date.parse(`${line[1]}T${line[2] ?? '00:00:00'}Z`)
  return Number.isNaN(instant) ? null : instant
}

function ask({ host, port }: WhoisServer, question: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new GatewayError('whois', 'could not be asked', { cause }))
    const socket = connect({ host, port, signal }, () => socket.write(`${question}\r\n`))
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
      if (text.length > largestAnswer) socket.destroy(new Error('too long'))
    })
    socket.on('error', fail)
    socket.on('end', () => resolve(text))
  })
}
