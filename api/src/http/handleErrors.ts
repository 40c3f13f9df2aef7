import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { ApiError, TooOftenError, errorBodyOf } from './apiError.ts'
import { requestIdHeader } from './requestIds.ts'

/** Fastify's own refusals in the contract's words. Whatever is not here is ours and stays inside: `internal-error`. */
const codeOf: Readonly<Record<string, ApiError['code']>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_HANDLER_TIMEOUT: 'service-unavailable',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_ERR_ASYNC_CONSTRAINT: 'not-found',
  FST_UNDER_PRESSURE: 'service-unavailable',
}

/** Every failure leaves as the one error body of the contract; what broke inside goes to the log alone. */
export function handleErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: Error, request, reply) => sendFailure(log, error, request, reply))
  app.setNotFoundHandler((request, reply) => send(new ApiError('not-found'), request, reply))
}

/** The same for an address that the router itself cannot read. */
export const onFrameworkError =
  (log: Logger) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    sendFailure(log, error, request, reply)
  }

function sendFailure(log: Logger, cause: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toApiError(cause)
  if (answer.statusCode >= 500) {
    log.error({ requestId: request.id, err: cause, code: answer.code }, 'request failed')
  }
  return send(answer, request, reply)
}

function send(answer: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (answer.code === 'service-unavailable') void reply.header('retry-after', '2')
  if (answer instanceof TooOftenError) void reply.header('retry-after', String(answer.retryAfterSeconds))
  // Named here too: an address that the router cannot read never comes by the hooks.
  void reply.header(requestIdHeader, request.id)
  return reply.code(answer.statusCode).send(errorBodyOf(answer, request.id))
}

function toApiError(error: Error & { code?: unknown; statusCode?: unknown }): ApiError {
  if (error instanceof ApiError) return error
  const code = typeof error.code === 'string' ? codeOf[error.code] : undefined
  if (code !== undefined) return new ApiError(code)
  // secure-json-parse refuses `__proto__` with a bare SyntaxError of status 400; a body whose sender left has the socket's error.
  if (error.statusCode === 400 && (error instanceof SyntaxError || error.code === 'ECONNRESET')) {
    return new ApiError('malformed-body')
  }
  return new ApiError('internal-error')
}
