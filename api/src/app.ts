import { calls } from '@balcao/contract/calls'
import { endConnections } from '@balcao/http/endConnections'
import cors from '@fastify/cors'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { answerTogether } from './http/answerTogether.ts'
import { eventStreams } from './http/eventStreams.ts'
import { readForwardedFor } from './http/forwardedFor.ts'
import { playedBySandbox } from './gateways/openGateways.ts'
import { handleErrors, onFrameworkError } from './http/handleErrors.ts'
import { checkOf } from './http/isExact.ts'
import { limitCalls } from './http/limits.ts'
import { logRequests } from './http/logRequests.ts'
import { onClientError } from './http/onClientError.ts'
import { protectAnswers } from './http/protectAnswers.ts'
import { refuseOtherMethods } from './http/refuseOtherMethods.ts'
import { requestIds } from './http/requestIds.ts'
import { shedLoad } from './http/shedLoad.ts'
import { serveCalculate } from './routes/calculate.ts'
import { serveCheckIp } from './routes/checkIp.ts'
import { serveDocs } from './routes/docs.ts'
import { serveDomainAvailability } from './routes/domainAvailability.ts'
import { serveDomainSuggestions } from './routes/domainSuggestions.ts'
import { serveDomainTransferability } from './routes/domainTransferability.ts'
import { serveFeatureEnabled } from './routes/featureEnabled.ts'
import { serveFeatureFlags } from './routes/featureFlags.ts'
import { serveFindPostalCode } from './routes/findPostalCode.ts'
import { serveGetOrder } from './routes/getOrder.ts'
import { serveGetProduct } from './routes/getProduct.ts'
import { serveHealth } from './routes/health.ts'
import { serveIdentify } from './routes/identify.ts'
import { serveListDataCenters } from './routes/listDataCenters.ts'
import { serveListPaymentMethods } from './routes/listPaymentMethods.ts'
import { serveListTlds } from './routes/listTlds.ts'
import { servePlaceOrder } from './routes/placeOrder.ts'
import { serveProviderWebhook } from './routes/providerWebhook.ts'
import { serveCheckProvider } from './routes/checkProvider.ts'
import { serveGetProductForDomains } from './routes/getProductForDomains.ts'
import { servePrepareBotCheck } from './routes/prepareBotCheck.ts'
import { serveSearchAccounts } from './routes/searchAccounts.ts'
import { serveValidateDocument } from './routes/validateDocument.ts'
import { serveWatchOrder } from './routes/watchOrder.ts'

/** How often Node looks for requests that take too long to arrive; its own choice is half a minute. */
const lookForSlowMs = 1_000

export interface App {
  readonly server: FastifyInstance
  /** Turns readiness off; requests are still served. */
  readonly drain: () => void
}

/**
 * The service over given dependencies, not yet listening: tests call it with `inject`. Fastify has no log of its own: it would make a
 * logger and listeners for each request, and what is said of a request is said by us.
 */
export async function buildApp(deps: Deps): Promise<App> {
  let draining = false
  const server: FastifyInstance = fastify({
    genReqId: requestIds(deps.env),
    trustProxy: deps.env.TRUSTED_PROXIES,
    bodyLimit: deps.env.BODY_LIMIT,
    requestTimeout: deps.env.REQUEST_MS,
    // Node takes the shorter of the two limits for the head alone, so that a head that may take longer would give a body as long.
    http: {
      headersTimeout: deps.env.REQUEST_MS,
      connectionsCheckingInterval: Math.min(lookForSlowMs, deps.env.REQUEST_MS),
    },
    keepAliveTimeout: 30_000,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: onFrameworkError(deps.log),
    clientErrorHandler: onClientError,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  server.removeContentTypeParser('text/plain')

  endConnections(server, deps.env.STOP_MS)
  readForwardedFor(server)
  logRequests(server, deps.log)
  handleErrors(server, deps.log)
  protectAnswers(server)
  answerTogether(server)
  if (deps.env.CORS_ORIGINS.length > 0) {
    await server.register(cors, {
      origin: deps.env.CORS_ORIGINS,
      allowedHeaders: ['brand', 'content-type', 'idempotency-key'],
      exposedHeaders: ['retry-after', 'x-request-id'],
    })
  }
  if (deps.env.RATE_LIMIT === 'on') await limitCalls(server, deps)
  else deps.log.warn('RATE_LIMIT is off: anybody may ask as often as they like')
  const sandbox = playedBySandbox(deps.env)
  if (deps.env.NODE_ENV === 'production' && sandbox.length > 0) {
    deps.log.warn(
      { sandbox },
      'these are played by the sandbox: nobody is asked, no money moves and no mail leaves',
    )
  }
  if (deps.env.BOT_CHECK === 'off') deps.log.warn('BOT_CHECK is off: programs may ask about people')

  if (deps.env.PRESSURE_MS > 0) await shedLoad(server, deps.env.PRESSURE_MS)

  for (const { params, query, body } of calls) {
    for (const schema of [params, query, body]) if (schema !== null) checkOf(schema)
  }
  const serveOnly = refuseOtherMethods(server)
  serveHealth(server, deps, () => draining)
  serveCalls(server, deps)
  await serveDocs(server)
  serveOnly()
  await server.ready()
  return {
    server,
    drain: () => {
      draining = true
      // A connection whose last answer is under way would be kept open, and the server with it.
      server.server.keepAliveTimeout = 1
    },
  }
}

function serveCalls(server: FastifyInstance, deps: Deps): void {
  const streams = eventStreams(server, deps.env.STREAMS)
  serveCheckIp(server, deps)
  serveListTlds(server, deps)
  serveFeatureEnabled(server, deps)
  serveGetProduct(server, deps)
  serveListDataCenters(server, deps)
  serveDomainAvailability(server, deps)
  serveDomainSuggestions(server, deps)
  serveDomainTransferability(server, deps)
  serveCalculate(server, deps)
  serveCheckProvider(server, deps)
  serveGetProductForDomains(server, deps)
  servePrepareBotCheck(server, deps)
  serveSearchAccounts(server, deps)
  serveValidateDocument(server, deps)
  serveFeatureFlags(server, deps, streams)
  serveIdentify(server)
  serveFindPostalCode(server, deps)
  serveListPaymentMethods(server, deps)
  servePlaceOrder(server, deps)
  serveGetOrder(server, deps)
  serveWatchOrder(server, deps, streams)
  serveProviderWebhook(server, deps)
}
