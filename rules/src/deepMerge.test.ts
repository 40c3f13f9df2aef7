import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepMerge } from './deepMerge.ts'

const merge = (base: unknown, over: unknown): unknown => deepMerge<unknown>(base, over)

describe('a layer upon another', () => {
  it.each([
    ['adds and replaces by key', { a: 1, b: 2 }, { b: 3, c: 4 }, { a: 1, b: 3, c: 4 }],
    ['goes into objects', { a: { b: 1, c: 2 } }, { a: { c: 3 } }, { a: { b: 1, c: 3 } }],
    [
      'matches lists of objects by id, new ones at the end',
      [
        { id: 'a', n: 1 },
        { id: 'b', n: 2 },
      ],
      [
        { id: 'c', n: 5 },
        { id: 'b', n: 3 },
      ],
      [
        { id: 'a', n: 1 },
        { id: 'b', n: 3 },
        { id: 'c', n: 5 },
      ],
    ],
    [
      'goes into matched objects',
      [{ id: 1, o: { x: 1 } }],
      [{ id: 1, o: { y: 2 } }],
      [{ id: 1, o: { x: 1, y: 2 } }],
    ],
    ['tells the id 1 from the id "1"', [{ id: 1 }], [{ id: '1' }], [{ id: 1 }, { id: '1' }]],
    ['replaces lists of other things', { tags: ['a', 'b'] }, { tags: ['c'] }, { tags: ['c'] }],
    [
      'replaces lists where one object has no id',
      [{ id: 'a' }, {}],
      [{ id: 'a', n: 1 }],
      [{ id: 'a', n: 1 }],
    ],
    ['replaces by lists where one object has no id', [{ id: 'a' }], [{ n: 1 }], [{ n: 1 }]],
    ['empties a list', { features: [{ id: 'a' }] }, { features: [] }, { features: [] }],
    ['fills an empty list', { features: [] }, { features: [{ id: 'a' }] }, { features: [{ id: 'a' }] }],
    ['replaces a value by null', { a: { b: 1 } }, { a: null }, { a: null }],
    ['replaces null', { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
    ['replaces an object by a list', { a: { b: 1 } }, { a: [1] }, { a: [1] }],
    ['replaces a list by an object', { a: [{ id: 'x' }] }, { a: { id: 'x' } }, { a: { id: 'x' } }],
    ['leaves out what is undefined', { a: 1 }, { a: undefined }, { a: 1 }],
  ])('%s', (_, base, over, expected) => {
    expect(merge(base, over)).toEqual(expected)
  })

  it('keeps the type of what it is laid upon', () => {
    const base = { name: 'P', features: [{ id: 'sites', text: '1 site' }] }
    const merged: typeof base = deepMerge(base, { features: [{ id: 'sites', text: 'um site' }] })
    expect(merged).toEqual({ name: 'P', features: [{ id: 'sites', text: 'um site' }] })
  })

  it('treats a hostile key as a key', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"x": 1}}')
    const merged = merge({ a: 1 }, hostile)
    expect(JSON.stringify(merged)).toBe('{"a":1,"__proto__":{"polluted":true},"constructor":{"x":1}}')
    expect('polluted' in {}).toBe(false)
  })
})

describe('laws', () => {
  const leaf = fc.oneof(
    fc.integer(),
    fc.string({ maxLength: 3 }),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 2 }),
  )
  /** Layers that agree on what each key is: `o` an object, `l` a list by id, `v` a value. */
  const layer = fc.letrec<{ layer: object; list: object[] }>((tie) => ({
    layer: fc.record(
      { v: leaf, o: fc.oneof({ maxDepth: 2 }, fc.constant({}), tie('layer')), l: tie('list') },
      { requiredKeys: [] },
    ),
    list: fc.uniqueArray(
      fc.record(
        { id: fc.constantFrom('a', 'b', 'c'), v: leaf, o: fc.record({ v: leaf }, { requiredKeys: [] }) },
        { requiredKeys: ['id'] },
      ),
      { minLength: 1, maxLength: 3, selector: (entry) => entry.id },
    ),
  })).layer

  it('nothing laid upon something, or under it, changes nothing', () => {
    fc.assert(
      fc.property(layer, (a) => {
        expect(merge(a, {})).toEqual(a)
        expect(merge({}, a)).toEqual(a)
        expect(merge(a, a)).toEqual(a)
      }),
    )
  })

  it('layers may be put together in any grouping, as long as they agree on what a key is', () => {
    fc.assert(
      fc.property(layer, layer, layer, (a, b, c) => {
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
      }),
    )
  })

  it('the last layer wins everywhere it speaks', () => {
    fc.assert(
      fc.property(layer, layer, (a, b) => {
        expect(merge(merge(a, b), b)).toEqual(merge(a, b))
      }),
    )
  })

  it('neither layer is changed', () => {
    const json = fc.jsonValue()
    fc.assert(
      fc.property(json, json, (a, b) => {
        const before = JSON.stringify([a, b])
        merge(a, b)
        expect(JSON.stringify([a, b])).toBe(before)
      }),
    )
  })
})
