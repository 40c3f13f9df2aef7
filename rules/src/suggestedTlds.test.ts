import { describe, expect, it } from 'vitest'
import { suggestedTlds } from './suggestedTlds.ts'

const listed = ['com.br', 'app.br', 'adv.br', 'com', 'net', 'online', 'art.br']
const usual = ['com.br', 'com', 'online', 'sold-elsewhere']

describe('extensions to suggest', () => {
  it('begin with what people ask for most, then follow the list', () =>
    expect(suggestedTlds({ listed, usual, brFirst: false, asked: [] })).toEqual([
      'com.br',
      'com',
      'online',
      'app.br',
      'adv.br',
      'net',
      'art.br',
    ]))

  it('begin with those of .br that anybody there may register, under the flag', () =>
    expect(suggestedTlds({ listed, usual, brFirst: true, asked: [] }).slice(0, 4)).toEqual([
      'com.br',
      'app.br',
      'art.br',
      'com',
    ]))

  it('leave out what was asked about, and are twenty at most', () => {
    expect(suggestedTlds({ listed, usual, brFirst: false, asked: ['com.br', 'net'] })).not.toContain('net')
    const many = Array.from({ length: 30 }, (_, index) => `t${index}`)
    expect(suggestedTlds({ listed: many, usual: [], brFirst: false, asked: [] })).toHaveLength(20)
  })
})
