import type { RegistryTable } from './registryTable.ts'

const rdap = (url: string) => ({ protocol: 'rdap', url, queriesPerSecond: null }) as const
const whois = (host: string) => ({ protocol: 'whois', host, port: 43, queriesPerSecond: 1 }) as const
const radix = rdap('https://rdap.radix.host/rdap/')
const verisign = (tld: string) => rdap(`https://rdap.verisign.com/${tld}/v1/`)

/**
 * The registries of what the shop sells: ISAVAIL for Brazil, RDAP where IANA's bootstrap file (RFC 9224) has it, WHOIS for the rest. To be
 * read again before a launch; `REGISTRIES_FILE` replaces this table. Source: facts section 1.
 */
export const liveRegistries: RegistryTable = {
  br: { protocol: 'isavail', host: 'avail.registro.br', port: 43, queriesPerSecond: 5 },
  ar: rdap('https://rdap.nic.ar/'),
  cr: rdap('https://rdap.nic.cr/'),
  ec: rdap('https://rdap.registry.ec/'),
  com: verisign('com'),
  net: verisign('net'),
  org: rdap('https://rdap.publicinterestregistry.org/rdap/'),
  online: radix,
  store: radix,
  site: radix,
  cl: whois('whois.nic.cl'),
  mx: whois('whois.mx'),
  co: whois('whois.nic.co'),
  pe: whois('kero.yachay.pe'),
  uy: whois('whois.nic.org.uy'),
  do: whois('whois.nic.do'),
  bo: whois('whois.nic.bo'),
}
