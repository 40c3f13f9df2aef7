import * as v from 'valibot'

/** Every error code of every call with its HTTP status. The screen words them; the service never sends a sentence for people. */
export const errorStatus = {
  'malformed-body': 400,
  'invalid-request': 422,
  'unknown-brand': 400,
  'not-found': 404,
  'unknown-product': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'price-changed': 409,
  'quote-expired': 409,
  'domain-not-confirmed': 409,
  'coupon-exhausted': 409,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'not-calculable': 422,
  'quote-invalid': 422,
  'idempotency-key-missing': 422,
  'idempotency-key-reused': 422,
  'payment-method-not-offered': 422,
  'bot-check-failed': 403,
  'ip-blocked': 403,
  'signature-invalid': 401,
  'rate-limited': 429,
  'internal-error': 500,
  'gateway-failed': 502,
  'service-unavailable': 503,
} as const

export type ErrorCode = keyof typeof errorStatus

const errorCodes = Object.keys(errorStatus).filter((code): code is ErrorCode => code in errorStatus)

/** One thing that is wrong with one field; `field` is its path in the body, query or path (`customer.document`). */
export const ProblemSchema = v.object({ code: v.string(), field: v.string() })

export type Problem = v.InferOutput<typeof ProblemSchema>

/** The one error body. `price` is there when the code is `price-changed` or `quote-expired`: both totals, in the brand's currency. */
export const ErrorBodySchema = v.object({
  error: v.object({
    code: v.picklist(errorCodes),
    problems: v.array(ProblemSchema),
    requestId: v.string(),
    price: v.nullable(v.object({ shown: v.number(), current: v.number() })),
  }),
})

export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>
