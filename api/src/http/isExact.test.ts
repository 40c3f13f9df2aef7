import { calls } from '@balcao/contract/calls'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { brokenOf, validOf } from '../test/validOf.ts'
import { checkOf, isExact } from './isExact.ts'

const schemas = calls.flatMap(({ name, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === null ? [] : [{ what: `${name}, ${part}`, schema }],
  ),
)

/** What may be done to a part of a value, whatever is there. */
function edits(part: unknown): unknown[] {
  if (typeof part === 'string') {
    return [` ${part}`, `${part}\n`, part + 'x'.repeat(9_000), '😀'.repeat(40), '', 1, null]
  }
  if (typeof part === 'number') return [1e9, 0.5, -1, -0, Infinity, String(part), null]
  if (Array.isArray(part)) return [[...part, ...Array.from({ length: 101 }, () => part[0] ?? {})], {}, null]
  if (typeof part !== 'object' || part === null) return ['', 0, {}, undefined]
  const withoutOne = Object.keys(part).map((name) => ({ ...part, [name]: undefined }))
  const withMore: unknown[] = ['unknown', 'constructor', '__proto__'].map((name) =>
    Object.defineProperty({ ...part }, name, { value: 1, enumerable: true }),
  )
  return [...withoutOne, ...withMore, [], null]
}

/** The value with each part of it, however deep, edited in each way, one at a time. */
function edited(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return edits(value)
  const inside = Object.entries(value).flatMap(([name, part]) =>
    edited(part).map((other) =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other },
    ),
  )
  return [...edits(value), ...inside]
}

function staysWhatItIs(schema: v.GenericSchema, value: unknown): void {
  if (!isExact(schema, value)) return
  const { success, output } = v.safeParse(schema, value)
  expect({ success, output }).toEqual({ success: true, output: value })
}

describe.each(schemas)('$what', ({ schema }) => {
  it('is exact only where the schema gives back the same', () => {
    fc.assert(
      fc.property(fc.oneof(validOf(schema), brokenOf(schema), fc.jsonValue()), (value) => {
        staysWhatItIs(schema, value)
      }),
      { numRuns: 200 },
    )
  })

  it('is exact for what the schema has made; an edit of it is so only where it stays the same', () => {
    fc.assert(
      fc.property(validOf(schema), (value) => {
        const made = v.parse(schema, value)
        expect(isExact(schema, made)).toBe(true)
        for (const other of edited(made)) staysWhatItIs(schema, other)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a schema whose JSON Schema does not say all', () => {
  it.each([
    ['trims what a pattern let through', v.pipe(v.string(), v.regex(/^x$/), v.trim())],
    ['makes something else of it', v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), v.number())],
    ['looks at the trimmed text with another schema', v.pipe(v.string(), v.trim(), v.picklist(['a', 'b']))],
    ['has a format', v.pipe(v.string(), v.base64())],
    ['puts a default in place of null', v.object({ a: v.nullable(v.string(), 'x') })],
    ['takes more members than it names', v.looseObject({ a: v.optional(v.string(), 'x') })],
    ['has names that it does not know', v.record(v.string(), v.number())],
    [
      'could be two things',
      v.union([v.object({ a: v.string() }), v.object({ a: v.string(), b: v.string() })]),
    ],
  ])('is refused: it %s', (_, schema) => {
    expect(() => checkOf(schema)).toThrow(Error)
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
