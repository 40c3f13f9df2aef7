import { describe, expect, it } from 'vitest'
import { identificationNeeds } from './identificationNeeds.ts'

describe('what an order asks of its buyer', () => {
  it.each([
    ['hosting alone', 'cl', [], { registrant: false, nationalDomain: false }],
    ['a generic name', 'cl', ['com'], { registrant: true, nationalDomain: false }],
    ["a name of the shop's country", 'cl', ['com', 'cl'], { registrant: true, nationalDomain: true }],
    ["a name of another country's", 'cl', ['com.br'], { registrant: true, nationalDomain: false }],
    ['a country that asks no document', 'pe', ['pe'], { registrant: true, nationalDomain: false }],
  ] as const)('%s', (_, brand, tlds, expected) => {
    expect(
      identificationNeeds(
        brand,
        tlds.map((tld) => ({ tld })),
      ),
    ).toEqual({ brand, ...expected })
  })
})
