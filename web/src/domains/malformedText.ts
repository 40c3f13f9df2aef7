import type { TaxDocumentRefusal } from '@balcao/rules/taxDocumentForm'
import type { Text } from '../i18n/text.ts'

/** The specification's two sentences, the second with what exactly is wrong. Source: spec 2 section 8. */
export function malformedText(t: Text, { code, missing, excess }: TaxDocumentRefusal): string {
  switch (code) {
    case 'empty':
      return t('document.empty')
    case 'too-short':
      return t('document.invalid.short', { n: missing })
    case 'too-long':
      return t('document.invalid.long', { n: excess })
    case 'bad-characters':
      return t('document.invalid.characters')
    case 'repeated-digits':
    case 'structure':
    case 'check-digit':
      return t('document.invalid.digits')
  }
}
