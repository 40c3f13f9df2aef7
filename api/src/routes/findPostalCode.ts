import { findPostalCode } from '@balcao/contract/findPostalCode'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { GatewayError } from '../gateways/gatewayError.ts'
import { ApiError } from '../http/apiError.ts'
import { serveCall } from '../http/serveCall.ts'

export function serveFindPostalCode(app: FastifyInstance, { postalCodes, env }: Deps): void {
  serveCall(app, findPostalCode, 'lookup', async ({ params: { postalCode } }) => {
    try {
      const address = await postalCodes.find(postalCode, AbortSignal.timeout(env.POSTAL_CODES_MS))
      if (address !== null) return address
    } catch (error) {
      throw error instanceof GatewayError ? new ApiError('gateway-failed') : error
    }
    throw new ApiError('not-found', [{ code: 'unknown', field: 'postalCode' }])
  })
}
