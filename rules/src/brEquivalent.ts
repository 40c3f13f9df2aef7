/**
 * The key under which registro.br keeps equivalent names together: accents, cedilla and hyphens dropped. Names with one
 * key must share one holder. Source: facts section 2.
 */
export const brEquivalenceKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|-/gu, '')

export const brEquivalent = (a: string, b: string): boolean => brEquivalenceKey(a) === brEquivalenceKey(b)
