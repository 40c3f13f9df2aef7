import { validateDomainName } from './domainName.ts'
import { nameVariations } from './nameVariations.ts'
import type { VariationLanguage } from './nameVariations.ts'

const atMost = 3

/**
 * Labels for the second name of a plan whose first name has the very extension that the plan gives: variations of it, best first, without
 * the word that the extension says already. The label itself is the first name's. Source: ours.
 */
export const bonusLabels = (
  { sld, tld }: { readonly sld: string; readonly tld: string },
  language: VariationLanguage,
): string[] =>
  nameVariations(sld, language, atMost + 1)
    .filter(
      (label) => !label.endsWith(tld) && validateDomainName({ sld: label, tld, shortAllowed: false }).ok,
    )
    .slice(0, atMost)
