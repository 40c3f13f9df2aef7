import { withField } from '../checkout/checkoutDraft.ts'
import { useCheckoutDraft } from '../checkout/useCheckoutDraft.ts'
import type { TypedDocument } from '../domains/typedDocument.ts'

/** The cart and the identification have one document between them: it stays in the tab, with what else the buyer typed. */
export function useTypedDocument(): TypedDocument {
  const [draft, store] = useCheckoutDraft()
  return {
    typed: draft.customer.document,
    read: () => store.read().customer.document,
    type: (value) => store.change((current) => withField(current, 'document', value)),
  }
}
