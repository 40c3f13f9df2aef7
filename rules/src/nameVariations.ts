/** Words that make another name of the same meaning: put before or after it, in the order of how often they are taken up. */
const affixes = {
  'pt-BR': { before: ['loja', 'meu', 'use'], after: ['online', 'brasil', 'oficial', 'digital', 'site'] },
  es: { before: ['tienda', 'mi'], after: ['online', 'oficial', 'digital', 'web', 'sitio'] },
} as const satisfies Record<string, { readonly before: readonly string[]; readonly after: readonly string[] }>

/** Says whose it is, once: "meuminhaloja" is no name. */
const possessive = /^(meu|minha|nosso|nossa|mi|nuestro|nuestra)/

export type VariationLanguage = keyof typeof affixes

/**
 * Other labels that a visitor who wanted this one may like, best first, at most `limit`. Deterministic: the same label gives the same list. A word
 * that the label has already is not put to it again, and a label with a hyphen is first tried without.
 */
export function nameVariations(label: string, language: VariationLanguage, limit: number): string[] {
  const plain = label.replaceAll('-', '')
  const { before, after } = affixes[language]
  const isOwned = possessive.test(plain)
  const fresh = (word: string) => !plain.includes(word) && !(isOwned && possessive.test(word))
  const lengthened = [
    ...after.filter(fresh).map((word) => `${plain}${word}`),
    ...before.filter(fresh).map((word) => `${word}${plain}`),
  ]
  return [...(plain === label ? [] : [plain]), ...lengthened].filter((name) => name !== label).slice(0, limit)
}
