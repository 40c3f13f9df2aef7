import type { MessageId } from '../i18n/messageIds.ts'
import type { Text } from '../i18n/text.ts'
import type { DomainNameProblem } from './readDomainName.ts'

/** The specification's words for its four codes, each with the cure of the exact mistake. Source: spec 1 section 5, spec 2 section 8. */
const texts = {
  'sld-empty': 'domain.error.required',
  'tld-empty': 'domain.error.extension',
  'sld-short': 'domain.error.minlength',
  'sld-long': 'domain.error.maxlengthBr',
  'total-long': 'domain.error.maxlength',
  www: 'domain.error.www',
  accents: 'domain.error.accents',
  idn: 'domain.error.accents',
  'digits-only': 'domain.error.digits',
  'hyphen-edge': 'domain.error.hyphen',
  dots: 'domain.error.dots',
  characters: 'domain.error.characters',
  tld: 'domain.error.extension',
  'unknown-tld': 'domain.error.unknownTld',
  invalid: 'domain.error.invalid',
} as const satisfies Record<DomainNameProblem['detail'], MessageId>

export const domainErrorText = (t: Text, problem: DomainNameProblem): string =>
  t(texts[problem.detail], problem.detail === 'sld-short' ? { min: problem.least } : { tld: problem.tld })
