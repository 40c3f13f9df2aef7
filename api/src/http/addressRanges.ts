import ipaddr from 'ipaddr.js'

export type AddressRange = readonly [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number]

/** `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`; null for anything else. */
export function parseRange(text: string): AddressRange | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (!ipaddr.isValid(text)) return null
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Whether an address lies in one of the ranges. An IPv4 address inside an IPv6 one (`::ffff:1.2.3.4`) counts as IPv4. */
export function isInRanges(address: string, ranges: readonly AddressRange[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const asked = ipaddr.process(address)
  return ranges.some(([range, bits]) => asked.kind() === range.kind() && asked.match(range, bits))
}
