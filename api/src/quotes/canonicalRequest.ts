import { hash } from 'node:crypto'
import type { CalculateRequest } from '@balcao/rules/calculation'

/** A request as one text: the same for equal requests, whatever the order of their keys on the wire. Lines keep their order. */
export const canonicalRequest = (request: CalculateRequest): string =>
  JSON.stringify([
    request.coupon,
    request.paymentMethod,
    request.ccMode,
    request.domainHosts.map(({ domain, host }) => [domain, host]),
    request.domains.map((line) => [
      line.relId,
      line.sld,
      line.tld,
      line.type,
      line.domainCycle,
      line.hasIdProtection,
      line.related,
      line.domainRelated,
    ]),
    request.products.map((line) => [
      line.relId,
      line.id,
      line.type,
      line.related,
      line.cycle,
      line.quantity,
      line.configoptions.map(({ id, quantity }) => [id, quantity]),
    ]),
  ])

export const digestOf = (text: string): string => hash('sha256', text, 'base64url')
