import { validateTaxDocument } from '@balcao/rules/taxDocument'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { documentNames } from './documentNames.ts'
import { useIdentification } from './IdentificationContext.ts'
import styles from './Identification.module.css'

/** Some real documents fail their published check digit: worth a second look, no reason to refuse. */
export const DocumentNote = () => {
  const text = useText()
  const { brand } = useShop()
  const { draft, isConfirmed } = useIdentification()
  const document = validateTaxDocument(brand.id, draft.customer.document)
  if (!document.ok || document.warning === null || !isConfirmed('document')) return null
  const { name, withArticle } = documentNames[document.kind]
  return (
    <p className={styles.note} role="status">
      {text('identification.document.lookAgain', { document: name, theDocument: withArticle })}
    </p>
  )
}
