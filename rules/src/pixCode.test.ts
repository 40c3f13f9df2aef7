import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc16 } from './crc16.ts'
import { parsePixCode } from './parsePixCode.ts'
import { type PixCharge, pixCode, pixText } from './pixCode.ts'

const fulano: PixCharge = {
  target: { kind: 'static', key: '123e4567-e12b-12d1-a456-426655440000' },
  amount: null,
  merchantName: 'Fulano de Tal',
  merchantCity: 'BRASILIA',
  txid: null,
  description: '',
  recurrenceUrl: null,
}
const dynamic = { kind: 'dynamic', url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441' } as const
const recurrenceUrl = 'pix.example.com/rec/2353c790eefb11eaadc10242ac120002'

const written = (charge: PixCharge): string => {
  const result = pixCode(charge)
  if (!result.ok) throw new Error(`${result.problem.field}: ${result.problem.code}`)
  return result.code
}

describe("the central bank's own examples", () => {
  it.each<[string, PixCharge, string]>([
    [
      'a key',
      fulano,
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    ],
    [
      'an address',
      { ...fulano, target: dynamic },
      '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4',
    ],
    [
      'a recurrence alone',
      { ...fulano, target: { kind: 'recurrence' }, recurrenceUrl },
      '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac1200026304F2DA',
    ],
    [
      'a key with a recurrence',
      { ...fulano, amount: 10050, recurrenceUrl },
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406100.505802BR5913Fulano de Tal6008BRASILIA62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac12000263042875',
    ],
    [
      'an address with a recurrence',
      { ...fulano, target: dynamic, recurrenceUrl },
      '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac1200026304FB42',
    ],
  ])('%s', (_, charge, code) => {
    expect(written(charge)).toBe(code)
    expect(parsePixCode(code)).toEqual({ ok: true, charge })
  })
})

it('writes the order of the facts byte for byte', () => {
  const order = {
    ...fulano,
    amount: 4990,
    merchantName: 'LOJA EXEMPLO',
    merchantCity: 'SAO PAULO',
    txid: 'PEDIDO0001',
  }
  expect(written(order)).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000520400005303986540549.905802BR5912LOJA EXEMPLO6009SAO PAULO62140510PEDIDO000163047E8D',
  )
})

describe('a code', () => {
  it('folds and cuts what a bank would refuse', () => {
    const code = written({
      ...fulano,
      merchantName: 'Balcão Hospedagem e Domínios Ltda.',
      merchantCity: 'São José dos Campos',
      description: 'Pedido nº 5 – Início',
    })
    expect(parsePixCode(code)).toMatchObject({
      charge: {
        merchantName: 'Balcao Hospedagem e Domin',
        merchantCity: 'Sao Jose dos Ca',
        description: 'Pedido n  5   Inicio',
      },
    })
  })

  it.each([
    [1, '54040.01'],
    [10, '54040.10'],
    [100, '54041.00'],
    [123456, '54071234.56'],
    [999_999_999_999, '54139999999999.99'],
  ])('writes %i centavos as %s', (amount, field) => {
    expect(written({ ...fulano, amount })).toContain(`5303986${field}5802BR`)
  })

  it.each<[string, Partial<PixCharge>, string]>([
    ['a recurrence template', { recurrenceUrl: 'r'.repeat(77) }, '80990014'],
    ['an identifier', { txid: 'a'.repeat(25) }, '62290525aaaa'],
  ])('may fill %s to the last character', (_, change, part) => {
    expect(written({ ...fulano, ...change })).toContain(part)
  })

  it.each(['https://pix.example.com/http://b', 'http://pix.example.com/http://b'])(
    'keeps what follows in %s',
    (url) => {
      expect(written({ ...fulano, target: { kind: 'dynamic', url } })).toContain(
        '2524pix.example.com/http://b',
      )
    },
  )

  it('drops the scheme of an address', () => {
    expect(written({ ...fulano, target: { kind: 'dynamic', url: 'https://pix.example.com/a' } })).toContain(
      '2517pix.example.com/a',
    )
  })

  it.each<[string, Partial<PixCharge>]>([
    ['key: empty', { target: { kind: 'static', key: '' } }],
    ['key: bad-characters', { target: { kind: 'static', key: 'a b' } }],
    ['key: too-long', { target: { kind: 'static', key: 'k'.repeat(78) } }],
    ['url: empty', { target: { kind: 'dynamic', url: 'https://' } }],
    ['url: bad-characters', { target: { kind: 'dynamic', url: 'pix.example.com/ã' } }],
    ['url: too-long', { target: { kind: 'dynamic', url: 'p'.repeat(78) } }],
    ['recurrenceUrl: empty', { target: { kind: 'recurrence' } }],
    ['recurrenceUrl: bad-characters', { recurrenceUrl: 'a b' }],
    ['recurrenceUrl: too-long', { recurrenceUrl: 'r'.repeat(78) }],
    ['recurrenceUrl: too-long', { recurrenceUrl: 'r'.repeat(100) }],
    ['amount: not-positive', { amount: 0 }],
    ['amount: not-positive', { amount: -1 }],
    ['amount: not-positive', { amount: 10.5 }],
    ['amount: too-long', { amount: 1_000_000_000_000 }],
    ['merchantName: empty', { merchantName: ' ' }],
    ['merchantCity: empty', { merchantCity: '\u0301' }],
    ['txid: empty', { txid: '' }],
    ['txid: bad-characters', { txid: 'pedido-1' }],
    ['txid: too-long', { txid: 'a'.repeat(26) }],
    ['description: too-long', { description: 'd'.repeat(60) }],
    ['description: too-long', { description: 'd'.repeat(100) }],
  ])('refuses %s', (expected, change) => {
    expect(() => written({ ...fulano, ...change })).toThrow(expected)
  })

  it('may fill its template to the last character', () => {
    expect(written({ ...fulano, target: { kind: 'static', key: 'k'.repeat(77) } })).toContain('26990014')
  })
})

describe('a code that came from elsewhere', () => {
  const withChecksum = (body: string) => `${body}6304${crc16(`${body}6304`)}`

  it.each([
    ['nothing', '', 'malformed'],
    ['no checksum', written(fulano).slice(0, -8), 'malformed'],
    ['a wrong checksum', `${written(fulano).slice(0, -1)}E`, 'checksum'],
    ['a length that does not add up', withChecksum('00020126990014br.gov.bcb.pix'), 'malformed'],
    ['letters for a length', withChecksum('00AB01'), 'malformed'],
    ['another network', withChecksum('00020126150011com.example5303986'), 'not-pix'],
    ['another currency', written(fulano).replace('5303986', '5303840').slice(0, -4), 'not-brl'],
    ['an amount with a comma', withChecksum('00020126230014br.gov.bcb.pix0101k530398654041,00'), 'malformed'],
    ['nobody to pay', withChecksum('00020126180014br.gov.bcb.pix5303986'), 'malformed'],
    ['an account that does not add up', withChecksum('00020126061234995303986'), 'malformed'],
    ['an account without network', withChecksum('00020126050101k5303986'), 'not-pix'],
    [
      'further data that does not add up',
      withChecksum('00020126230014br.gov.bcb.pix0101k53039866204059a'),
      'malformed',
    ],
    [
      'a recurrence that does not add up',
      withChecksum('00020126230014br.gov.bcb.pix0101k53039868004259a'),
      'malformed',
    ],
    ['something behind its checksum', `${written(fulano)}x`, 'malformed'],
  ])('with %s', (_, text, code) => {
    const whole = code === 'not-brl' ? text + crc16(text) : text
    expect(parsePixCode(whole)).toEqual({ ok: false, code })
  })

  it('is read though names and identifier are missing, cents of one digit included', () => {
    expect(parsePixCode(withChecksum('00020126230014br.gov.bcb.pix0101k530398654041.505802BR'))).toEqual({
      ok: true,
      charge: {
        ...fulano,
        target: { kind: 'static', key: 'k' },
        amount: 150,
        merchantName: '',
        merchantCity: '',
      },
    })
    expect(parsePixCode(withChecksum('00020126230014br.gov.bcb.pix0101k530398654031.5'))).toMatchObject({
      charge: { amount: 150 },
    })
  })

  it('is read with blanks around it, a lower-case checksum and whole reais', () => {
    const whole = withChecksum('00020126230014BR.GOV.BCB.PIX0101k53039865402505802BR')
    expect(parsePixCode(` ${whole.slice(0, -4)}${whole.slice(-4).toLowerCase()} `)).toMatchObject({
      ok: true,
      charge: { amount: 5000, target: { kind: 'static', key: 'k' } },
    })
  })
})

describe('laws', () => {
  const ascii = (maxLength: number) =>
    fc
      .string({ unit: fc.constantFrom(...'ABCabc019 .&-'), minLength: 1, maxLength })
      .map((text) => pixText(text).replace(/ +/g, ' '))
      .filter((text) => text !== '')
  const charge = fc.record<PixCharge>({
    target: fc.oneof(
      fc.record({ kind: fc.constant('static' as const), key: fc.stringMatching(/^[a-z0-9@.+-]{1,30}$/) }),
      fc.record({ kind: fc.constant('dynamic' as const), url: fc.stringMatching(/^[a-z0-9./-]{1,70}$/) }),
    ),
    amount: fc.option(fc.integer({ min: 1, max: 999_999_999_999 })),
    merchantName: ascii(25),
    merchantCity: ascii(15),
    txid: fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,25}$/)),
    description: fc.constant(''),
    recurrenceUrl: fc.option(fc.stringMatching(/^[a-z0-9./-]{1,70}$/)),
  })

  it('what is written reads back as what was meant', () => {
    fc.assert(
      fc.property(charge, (given) => {
        expect(parsePixCode(written(given))).toEqual({ ok: true, charge: given })
      }),
    )
  })

  it('one character changed is noticed', () => {
    fc.assert(
      fc.property(charge, fc.nat(), fc.constantFrom(...'0Aa9z'), (given, place, other) => {
        const code = written(given)
        const at = place % code.length
        fc.pre(code.charAt(at).toUpperCase() !== other.toUpperCase())
        expect(parsePixCode(code.slice(0, at) + other + code.slice(at + 1)).ok).toBe(false)
      }),
    )
  })
})

it('has the checksum of the published vector', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
})
