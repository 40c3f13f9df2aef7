import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError, errorBodyOf } from './apiError.ts'
import { requestIdHeader } from './requestIds.ts'

/** A request so slow or so broken that Node never gave it to Fastify: the same error body, written by hand. */
export function onClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const answer = new ApiError(answerOf(error.code))
  const requestId = randomUUID()
  const body = JSON.stringify(errorBodyOf(answer, requestId))
  socket.end(
    [
      `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `${requestIdHeader}: ${requestId}`,
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

function answerOf(code: string | undefined): ApiError['code'] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout'
  if (code === 'HPE_HEADER_OVERFLOW') return 'body-too-large'
  return 'malformed-body'
}
