import { searchAccounts } from '@balcao/contract/searchAccounts'
import type { TaxDocumentKind } from '@balcao/rules/taxDocumentForm'
import type { DocumentParts } from './askOwnerDocument.ts'

/**
 * Whether there is an account that this purchase goes into: there is for every document, and the answer tells nobody whether it has been used. Where
 * it could not be asked for, the purchase goes on and the log alone has the failure. Source: spec 1 sections 7 and 8, docs/decisions/016.
 */
export async function hasAccount(
  document: string,
  kind: TaxDocumentKind,
  { api, log, tokenSource }: DocumentParts,
): Promise<boolean> {
  try {
    const answer = await api(searchAccounts, {
      query: { 'recaptcha-value': await tokenSource() },
      body: { document, documentType: kind },
    })
    if (answer.ok) return answer.value.data.length > 0
    log.error({ failure: answer.failure.kind }, 'document account search failed')
  } catch {
    log.error({ failure: 'bot-check' }, 'document account search failed')
  }
  return false
}
