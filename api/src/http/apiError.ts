import { errorStatus } from '@balcao/contract/errorBody'
import type { ErrorBody, ErrorCode, Problem } from '@balcao/contract/errorBody'

/** An answer that is one of the contract's errors. Thrown by routes and commands, written by the error handler. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly problems: readonly Problem[]
  readonly price: ErrorBody['error']['price']

  constructor(code: ErrorCode, problems: readonly Problem[] = [], price: ErrorBody['error']['price'] = null) {
    super(code)
    this.code = code
    this.problems = problems
    this.price = price
  }

  get statusCode(): number {
    return errorStatus[this.code]
  }
}

/** `rate-limited`, with the time until it may be tried again. */
export class TooOftenError extends ApiError {
  readonly retryAfterSeconds: number

  constructor(resetMs: number) {
    super('rate-limited')
    this.retryAfterSeconds = Math.ceil(resetMs / 1_000)
  }
}

export const errorBodyOf = (error: ApiError, requestId: string): ErrorBody => ({
  error: { code: error.code, problems: [...error.problems], requestId, price: error.price },
})
