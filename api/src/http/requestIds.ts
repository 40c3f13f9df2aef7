import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Env } from '../env.ts'
import { isInRanges, parseRange } from './addressRanges.ts'

export const requestIdHeader = 'x-request-id'

/**
 * Names each request: as a trusted proxy named it, so that its log and ours speak of the same one, or else anew. Nobody else can choose
 * what stands in our log, and no name can be more than a name.
 */
export function requestIds({
  TRUSTED_PROXIES,
}: Pick<Env, 'TRUSTED_PROXIES'>): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const trusted = TRUSTED_PROXIES.map(parseRange).filter((range) => range !== null)
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader]
    if (typeof given !== 'string' || !/^[A-Za-z0-9._-]{8,64}$/.test(given)) return randomUUID()
    return isInRanges(socket.remoteAddress ?? '', trusted) ? given : randomUUID()
  }
}
