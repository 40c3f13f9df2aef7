import { calls } from '@balcao/contract/calls'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { brokenOf, validOf } from '../test/validOf.ts'
import { isExact } from './isExact.ts'

const schemas = calls.flatMap(({ name, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === null ? [] : [{ what: `${name}, ${part}`, schema }],
  ),
)

/** As it comes from the wire. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

describe.each(schemas)('$what', ({ schema }) => {
  it('is exact only where the schema gives back the same', () => {
    fc.assert(
      fc.property(fc.oneof(validOf(schema), brokenOf(schema), fc.jsonValue()), (value) => {
        const given = sent(value)
        if (!isExact(schema, given)) return
        const { success, output } = v.safeParse(schema, given)
        expect({ success, output }).toEqual({ success: true, output: given })
      }),
      { numRuns: 300 },
    )
  })

  it('is exact for whatever the schema has made', () => {
    fc.assert(
      fc.property(validOf(schema), (value) => {
        const made = v.parse(schema, sent(value))
        expect(isExact(schema, made)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

describe('what a schema would change', () => {
  const code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4))

  it.each([
    ['a member that it does not know', v.object({ a: v.number() }), { a: 1, b: 2 }],
    ['a default that is missing', v.object({ a: v.optional(v.boolean(), false) }), {}],
    ['space before', code, ' A'],
    ['a line break behind', code, 'A\n'],
    ['a byte order mark', code, '\uFEFFA'],
    ['nothing but space', code, '  '],
    ['four characters of eight units', code, '😀😀😀😀'],
    ['a number that is none', v.object({ a: v.number() }), { a: NaN }],
  ])('is not exact: %s', (_, schema, value) => {
    expect(isExact(schema, value)).toBe(false)
  })

  it.each([
    ['a word', code, 'A'],
    ['words', code, 'A B'],
    ['two characters of four units', code, '😀😀'],
    ['an optional member that is missing', v.object({ a: v.optional(v.string()) }), {}],
  ])('is exact: %s', (_, schema, value) => {
    expect(isExact(schema, value)).toBe(true)
    expect(v.parse(schema, value)).toEqual(value)
  })
})
