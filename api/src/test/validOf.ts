import fc from 'fast-check'
import * as v from 'valibot'

/** Words that mean something to the service, beside those that only look as if. */
const vocabulary = [
  ...['br', 'cl', 'mx', '335', 'd', 'p', '446', 'com.br', 'com', 'online', 'cl', 'minhaloja', 'loja-taken'],
  ...[
    '529.982.247-25',
    '52998224725',
    'cpf',
    'rut',
    '01310100',
    '01310-100',
    'BEMVINDO10',
    'NADA',
    'p1',
    'd1',
  ],
  ...[
    'maria@exemplo.com.br',
    '11 98765-4321',
    'Maria da Silva',
    'SP',
    '1578',
    '',
    '0',
    '__proto__',
    "' or 1=1",
  ],
]

/**
 * Values that a schema of the contract accepts. Throws on a kind of schema that it does not know, so that a new one in the contract is not passed over.
 */
export function validOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const of = (name: string): unknown => Reflect.get(schema, name)
  switch (schema.type) {
    case 'object':
      return record(of('entries'))
    case 'array':
      return fc.array(validOf(asSchema(of('item'))), { maxLength: 3 }).filter((value) => v.is(schema, value))
    case 'nullable':
      return fc.oneof(fc.constant(null), validOf(asSchema(of('wrapped'))))
    case 'optional':
      return validOf(asSchema(of('wrapped')))
    case 'union':
      return fc.oneof(...list(of('options')).map((option) => validOf(asSchema(option))))
    case 'picklist':
      return fc.constantFrom(...list(of('options')))
    case 'literal':
      return fc.constant(of('literal'))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc
        .oneof(fc.integer({ min: 0, max: 5 }), fc.integer(), fc.double({ noNaN: true }))
        .filter((value) => v.is(schema, value))
    case 'string':
      return string(schema)
    case 'unknown':
      return fc.jsonValue()
    default:
      throw new TypeError(`nobody has said what a valid ${schema.type} is`)
  }
}

/** A value with one part of it, however deep, replaced or taken away. It may be valid all the same. */
export const brokenOf = (schema: v.GenericSchema): fc.Arbitrary<unknown> =>
  fc
    .tuple(validOf(schema), fc.nat(), fc.option(fc.jsonValue(), { nil: undefined }))
    .map(([value, which, part]) => {
      const parts = countParts(value)
      return replacePart(value, { left: which % parts }, part)
    })

function record(entries: unknown): fc.Arbitrary<unknown> {
  const schemas = Object.entries(Object(entries)).map(([name, entry]) => [name, asSchema(entry)] as const)
  return fc.record(Object.fromEntries(schemas.map(([name, entry]) => [name, validOf(entry)])), {
    requiredKeys: schemas.filter(([, { type }]) => type !== 'optional').map(([name]) => name),
  })
}

function string(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const accepted = (value: unknown) => v.is(schema, value)
  const actions = list(Reflect.get(schema, 'pipe') ?? [])
  const pattern = actions
    .map((action) => Reflect.get(Object(action), 'requirement'))
    .find((requirement): requirement is RegExp => requirement instanceof RegExp)
  const made = pattern === undefined ? fc.string({ maxLength: 40 }) : fc.stringMatching(pattern)
  const known = vocabulary.filter(accepted)
  const text = made.filter(accepted)
  return known.length === 0 ? text : fc.oneof(text, fc.constantFrom(...known))
}

function asSchema(value: unknown): v.GenericSchema {
  if (!isSchema(value)) throw new TypeError('no schema')
  return value
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('no list')
  return value
}

const countParts = (value: unknown): number =>
  1 + children(value).reduce((sum, [, child]) => sum + countParts(child), 0)

const children = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Counts down through the parts in their order; the one at nought is replaced. */
function replacePart(value: unknown, count: { left: number }, part: unknown): unknown {
  if (count.left === 0) {
    count.left -= 1
    return part
  }
  count.left -= 1
  if (typeof value !== 'object' || value === null) return value
  const parts = children(value).map(([name, child]) => [name, replacePart(child, count, part)] as const)
  return Array.isArray(value) ? parts.map(([, child]) => child) : Object.fromEntries(parts)
}
