import { fingerprintCookie } from '@balcao/contract/featureEnabled'
import { deviceOf } from '@balcao/rules/device'
import type { FlagVisitor } from '@balcao/rules/flagExperiments'
import type { FastifyRequest } from 'fastify'

const fingerprint = new RegExp(`(?:^|;\\s*)${fingerprintCookie}=([\\w-]{8,64})(?:;|$)`)

/** Whom a flag is decided for, by what comes along with each request. A cookie of another shape is as good as none. */
export const flagVisitorOf = ({ headers }: Pick<FastifyRequest, 'headers'>): FlagVisitor => ({
  fingerprint: fingerprint.exec(headers.cookie ?? '')?.[1] ?? '',
  device: deviceOf(headers['user-agent'] ?? ''),
})
