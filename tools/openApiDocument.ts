import { CalculateAnswerSchema, CalculateBodySchema, QuoteSchema } from '@balcao/contract/calculate'
import type { Call } from '@balcao/contract/call'
import { calls } from '@balcao/contract/calls'
import { CustomerSchema } from '@balcao/contract/customer'
import { DomainOfferSchema } from '@balcao/contract/domainOffer'
import { ErrorBodySchema, errorStatus } from '@balcao/contract/errorBody'
import type { ErrorCode } from '@balcao/contract/errorBody'
import { ProductSchema, RelatedProductSchema } from '@balcao/contract/getProduct'
import { OrderSchema, PaymentInstructionsSchema } from '@balcao/contract/order'
import { idempotencyHeader } from '@balcao/contract/placeOrder'
import { BrandIdSchema } from '@balcao/contract/scalars'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** Schemas with a name of their own in the document; everything else stands where it is used. */
const named = {
  BrandId: BrandIdSchema,
  CalculateAnswer: CalculateAnswerSchema,
  CalculateBody: CalculateBodySchema,
  Customer: CustomerSchema,
  DomainOffer: DomainOfferSchema,
  ErrorBody: ErrorBodySchema,
  Order: OrderSchema,
  PaymentInstructions: PaymentInstructionsSchema,
  Product: ProductSchema,
  Quote: QuoteSchema,
  RelatedProduct: RelatedProductSchema,
} satisfies Record<string, GenericSchema>

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type JsonObject = { readonly [key: string]: Json }

/** Errors that no call lists because each can have them, and those of each call that has a body. */
const everyCall: readonly ErrorCode[] = ['request-timeout', 'internal-error', 'service-unavailable']
const everyBody: readonly ErrorCode[] = ['unsupported-media-type']

/** The contract as an OpenAPI 3.1 document: a pure function of `contract/`, so that a committed copy can be compared. */
export function openApiDocument(): JsonObject {
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Balcão billing service',
      version: '1.0.0',
      description:
        "Prices carts, answers for domain names and takes orders. Amounts are decimal numbers in the brand's currency.",
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(named).map(([name, schema]) => [name, bodyOf(name, schema)]),
      ),
      responses: Object.fromEntries(
        calls.flatMap(failuresOf).map((failure) => [failure.name, failureResponse(failure)]),
      ),
      parameters: {
        brand: {
          name: 'brand',
          in: 'header',
          required: true,
          description: 'The shop that the call is for.',
          schema: { $ref: '#/components/schemas/BrandId' },
        },
        idempotencyKey: {
          name: idempotencyHeader,
          in: 'header',
          required: true,
          description: 'Chosen by the caller, once for what it means to do; sent again with a repetition.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      },
    },
  }
}

function operation(call: Call): JsonObject {
  return {
    operationId: call.name,
    summary: call.summary,
    description: `Source: ${call.source}. ${call.idempotent ? 'May be sent again.' : 'Not to be sent again.'}`,
    parameters: [
      ...headersOf(call),
      ...parametersOf('path', call.params),
      ...parametersOf('query', call.query),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
      },
    }),
    responses: {
      [call.status]: success(call),
      ...Object.fromEntries(
        failuresOf(call).map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
    },
  }
}

const headersOf = (call: Call): Json[] => [
  ...(call.errors.includes('unknown-brand') ? [{ $ref: '#/components/parameters/brand' }] : []),
  ...(call.errors.includes('idempotency-key-missing')
    ? [{ $ref: '#/components/parameters/idempotencyKey' }]
    : []),
]

function parametersOf(place: 'path' | 'query', schema: GenericSchema): Json[] {
  const { properties, required } = jsonSchema(schema, 'input')
  const needed = Array.isArray(required) ? required : []
  return Object.entries(isObject(properties) ? properties : {}).map(([name, property]) => ({
    name,
    in: place,
    required: needed.includes(name),
    schema: property,
  }))
}

/**
 * A stream's events carry the response's schema as their `data`, lines are together the response's array; OpenAPI 3.1 has no word for
 * either, hence the extensions.
 */
function success({ contentType, response, summary }: Call): JsonObject {
  const schema = jsonSchema(response, 'output')
  const contents = {
    'application/json': { schema },
    'application/x-ndjson': { schema: { type: 'string' }, 'x-lines': schema },
    'text/event-stream': { schema: { type: 'string' }, 'x-event-data': schema },
  }
  return { description: summary, content: { [contentType]: contents[contentType] } }
}

interface Failure {
  readonly status: number
  readonly codes: readonly ErrorCode[]
  /** Of the response that the calls with the same codes share. */
  readonly name: string
}

/** One response for each status, naming the codes that come with it. */
function failuresOf(call: Call): Failure[] {
  const listed = [...call.errors, ...everyCall, ...(call.body === null ? [] : everyBody)]
  const codes = [...new Set(listed)].toSorted()
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].toSorted((one, other) => one - other)
  return statuses.map((status) => {
    const ofStatus = codes.filter((code) => errorStatus[code] === status)
    return { status, codes: ofStatus, name: ofStatus.join('.') }
  })
}

const failureResponse = ({ codes }: Failure): JsonObject => ({
  description: codes.join(', '),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/ErrorBody' },
          { properties: { error: { properties: { code: { enum: codes } } } } },
        ],
      },
    },
  },
})

const jsonSchema = (schema: GenericSchema, typeMode: 'input' | 'output'): JsonObject =>
  convert(schema, typeMode, named)

/** A named schema's own body: the others by reference, itself written out. */
function bodyOf(name: string, schema: GenericSchema): JsonObject {
  const others = Object.fromEntries(Object.entries(named).filter(([other]) => other !== name))
  return convert(schema, 'input', others)
}

/** Trimming is the service's kindness, no duty of the caller; and every number that JSON can write is finite. */
function convert(
  schema: GenericSchema,
  typeMode: 'input' | 'output',
  definitions: Record<string, GenericSchema>,
): JsonObject {
  const converted = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    definitions,
    ignoreActions: ['trim', 'finite'],
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  })
  const { $schema: _dialect, $defs: _definitions, ...rest } = toJson(converted)
  return rest
}

/** What JSON makes of a value: absent members are gone, so that what is compared is what is written. */
function toJson(value: object): JsonObject {
  const json: unknown = JSON.parse(JSON.stringify(value))
  if (!isObject(json)) throw new Error('a schema is an object')
  return json
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
