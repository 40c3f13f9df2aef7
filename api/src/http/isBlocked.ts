import type { Env } from '../env.ts'
import { isInRanges, parseRange } from './addressRanges.ts'
import type { AddressRange } from './addressRanges.ts'

const parsed = new WeakMap<readonly string[], AddressRange[]>()

/** Whether an address is on the operator's list. */
export function isBlocked(
  { BLOCKED_ADDRESSES: list }: Pick<Env, 'BLOCKED_ADDRESSES'>,
  address: string,
): boolean {
  const ranges = parsed.get(list) ?? list.map(parseRange).filter((range) => range !== null)
  parsed.set(list, ranges)
  return isInRanges(address, ranges)
}
