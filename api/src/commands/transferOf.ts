import { transferDecision } from '@balcao/rules/transfer'
import type { TransferDecision } from '@balcao/rules/transfer'
import type { Deps } from '../deps.ts'
import type { LookOptions } from '../gateways/registry/domainRegistry.ts'
import type { SoldName } from './soldName.ts'

/**
 * Whether a name can be brought over, as its registry tells it. The authorisation code is not known here: the buyer types it afterwards, and
 * the losing registrar judges it.
 */
export async function transferOf(
  { registry, clock }: Pick<Deps, 'registry' | 'clock'>,
  { sld, tld }: SoldName,
  options: LookOptions,
): Promise<TransferDecision> {
  const report = await registry.look({ sld, tld: tld.tld }, options)
  return transferDecision({
    tld: tld.tld,
    registered: report.status === 'unknown' ? null : report.status === 'unavailable' && !report.premium,
    statuses: report.statuses,
    createdAt: report.createdAt,
    expiresAt: report.expiresAt,
    lastTransferAt: report.lastTransferAt,
    now: clock(),
    hasEppCode: true,
  })
}
