import { describe, expect, it } from 'vitest'
import { validatePersonName } from './personName.ts'

const verdict = (...args: Parameters<typeof validatePersonName>): string => {
  const result = validatePersonName(...args)
  return result.ok ? result.normalized : result.code
}

describe('a name', () => {
  it.each([
    ['Ana Souza', 'person', 'Ana Souza'],
    ['  ana   de  souza ', 'person', 'ana de souza'],
    ["Bernardo O'Higgins", 'person', "Bernardo O'Higgins"],
    ['María-José Nuñez', 'person', 'María-José Nuñez'],
    ['Dr. João P.', 'person', 'Dr. João P.'],
    ['Ma Li', 'person', 'Ma Li'],
    ['Joa\u0303o Souza', 'person', 'João Souza'],
    ['', 'person', 'empty'],
    ['   ', 'company', 'empty'],
    ['A', 'either', 'too-short'],
    ['- -', 'person', 'too-short'],
    ['Ana', 'person', 'surname-missing'],
    ['Ana .', 'person', 'surname-missing'],
    ['Ana', 'either', 'Ana'],
    ['Ana Souza 3', 'person', 'bad-characters'],
    ['ana@exemplo.com', 'person', 'bad-characters'],
    ['<b>Ana</b> Souza', 'person', 'bad-characters'],
    ['3M do Brasil Ltda.', 'company', '3M do Brasil Ltda.'],
    ['Souza & Filhos S/A (matriz)', 'company', 'Souza & Filhos S/A (matriz)'],
    ['Padaria', 'company', 'Padaria'],
    ['99', 'company', '99'],
    ['<Loja', 'company', 'bad-characters'],
    ['Ana A', 'person', 'Ana A'],
    ['Loja <script>', 'company', 'bad-characters'],
    [`Ana ${'a'.repeat(116)}`, 'person', `Ana ${'a'.repeat(116)}`],
    [`Ana ${'a'.repeat(117)}`, 'person', 'too-long'],
  ] as const)('%j of a %s: %s', (typed, holder, expected) => {
    expect(verdict(typed, holder)).toBe(expected)
  })
})
