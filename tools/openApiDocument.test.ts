import { calls } from '@balcao/contract/calls'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from './openApiDocument.ts'

/** A copy without readonly, as a reader of the file has it. */
const document = JSON.parse(JSON.stringify(openApiDocument()))

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(document)
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('has every call of the contract at its path and method', () => {
    const operations = calls.map(({ path, method }) => document.paths[path][method.toLowerCase()].operationId)
    expect(operations).toEqual(calls.map(({ name }) => name))
  })

  it('names every parameter that stands in a path', () => {
    for (const { path, method } of calls) {
      const named = document.paths[path][method.toLowerCase()].parameters
        .filter((parameter: { in?: string }) => parameter.in === 'path')
        .map((parameter: { name: string }) => parameter.name)
      expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    }
  })

  it('leads every reference somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path]) => path ?? '',
    )
    for (const path of new Set(references)) {
      const target = path.split('/').reduce((node, key) => node?.[key], document)
      expect(target, path).toBeDefined()
    }
  })

  it('asks for the brand wherever an unknown brand is refused, and for the key where an order is placed', () => {
    const { parameters, responses } = document.paths['/api/v3/checkout/orders'].post
    expect(parameters).toEqual([
      { $ref: '#/components/parameters/brand' },
      { $ref: '#/components/parameters/idempotencyKey' },
    ])
    expect(responses['409']).toEqual({
      $ref: '#/components/responses/coupon-exhausted.domain-not-confirmed.price-changed.quote-expired',
    })
  })
})
