/** Texts of countries where nothing is sold yet; they are kept complete all the same. Source: spec 2 section 1 (Spain). */
export const wordings: readonly { readonly locale: string; readonly layers: readonly string[] }[] = [
  { locale: 'es-ES', layers: ['base', 'es', 'es-ES'] },
]
