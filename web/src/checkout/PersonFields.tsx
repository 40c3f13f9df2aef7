import { requiredFields } from '@balcao/rules/identification'
import { formatPhone, validatePhone } from '@balcao/rules/phone'
import { formatTaxDocument, taxDocuments } from '@balcao/rules/taxDocument'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { DocumentNote } from './DocumentNote.tsx'
import { EmailSuggestion } from './EmailSuggestion.tsx'
import { FieldFrame, FormField } from './FormField.tsx'
import { useIdentification } from './IdentificationContext.ts'
import { MaskedInput } from './MaskedInput.tsx'
import styles from './Identification.module.css'

/** Who buys: asked once, used for the order, the invoice and the domain's registration alike. */
export const PersonFields = () => {
  const text = useText()
  const { brand } = useShop()
  const { needs } = useIdentification()
  return (
    <>
      <FormField field="name" label={text('identification.name.label')} input={{ autoComplete: 'name' }} />
      <div className={styles.suggested}>
        <FormField
          field="email"
          label={text('identification.email.label')}
          hint={text('identification.email.hint')}
          input={{
            type: 'email',
            inputMode: 'email',
            autoComplete: 'email',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
          }}
        />
        <EmailSuggestion />
      </div>
      <div className={styles.suggested}>
        <FormField
          field="document"
          label={brand.taxDocuments.label}
          hint={brand.taxDocuments.hint}
          isOptional={!requiredFields(needs).includes('document')}
          format={(typed) => formatTaxDocument(brand.id, typed)}
          input={{
            inputMode: taxDocuments[brand.id].inputMode,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            autoCorrect: 'off',
            spellCheck: false,
          }}
        />
        <DocumentNote />
      </div>
      <PhoneField />
    </>
  )
}

/** The country's prefix stands before the field; a number typed with a plus brings its own. */
const PhoneField = () => {
  const text = useText()
  const { brand } = useShop()
  const { draft, change, leave } = useIdentification()
  const isForeign = draft.customer.phone.trimStart().startsWith('+')

  // An address book brings the country's own prefix along; it stands before the field already.
  const settle = () => {
    const phone = validatePhone(brand.id, draft.customer.phone)
    if (phone.ok) change('phone', phone.formatted)
    leave('phone')
  }
  return (
    <FieldFrame
      field="phone"
      label={text('identification.phone.label')}
      hint={text('identification.phone.hint')}
    >
      <span className={styles.phone}>
        {!isForeign && <span className={styles.prefix}>{brand.phone.prefix}</span>}
        <MaskedInput
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          name="phone"
          placeholder={brand.phone.example}
          aria-required
          format={(typed) => formatPhone(brand.id, typed)}
          value={draft.customer.phone}
          onValue={(value) => change('phone', value)}
          onBlur={settle}
        />
      </span>
    </FieldFrame>
  )
}
