import { expect, it } from 'vitest'
import { readEmvFields, writeEmvFields } from './emvFields.ts'

it('writes id, length and value, and leaves out what is empty', () => {
  expect(
    writeEmvFields([
      ['00', '01'],
      ['01', ''],
      ['59', 'LOJA'],
    ]),
  ).toBe('0002015904LOJA')
})

it('writes up to 99 characters and nothing at all beyond', () => {
  expect(writeEmvFields([['26', 'a'.repeat(99)]])).toBe(`2699${'a'.repeat(99)}`)
  expect(
    writeEmvFields([
      ['00', '01'],
      ['26', 'a'.repeat(100)],
    ]),
  ).toBe(null)
})

it.each([
  ['', []],
  [
    '0002015904LOJA',
    [
      ['00', '01'],
      ['59', 'LOJA'],
    ],
  ],
  ['00010', [['00', '0']]],
  ['0000', [['00', '']]],
  ['590159', null],
  ['00A', null],
  ['A0020', null],
  ['x0002', null],
  ['000', null],
  ['0002010', null],
  ['000599', null],
])('%j reads as %j', (text, fields) => {
  const read = readEmvFields(text)
  expect(read && [...read]).toEqual(fields)
})

it('keeps the first of two values with one id', () => {
  expect(readEmvFields('0001100012')?.get('00')).toBe('1')
})
