import type { IdentificationField } from '@balcao/rules/identification'
import { formatPostalCode } from '@balcao/rules/postalCode'
import { flushSync } from 'react-dom'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { AddressFound } from './AddressFound.tsx'
import { fieldId, fieldValue } from './customerField.ts'
import { FormField } from './FormField.tsx'
import { useIdentification } from './IdentificationContext.ts'
import styles from './Identification.module.css'
import { LookupNote } from './LookupNote.tsx'
import { StateField } from './StateField.tsx'

/** The postal code first; what its directory knows is shown, not asked. */
export const AddressFields = () => {
  const { fields, stage, edit } = useIdentification()
  const has = (field: IdentificationField) => fields.main.includes(field)

  const editAll = () => {
    // The pressed button leaves the page: focus goes on to the first field that takes its place.
    flushSync(edit)
    document.getElementById(fieldId('address.street'))?.focus()
  }

  return (
    <>
      {has('address.postalCode') && <PostalCodeField />}
      {(stage === 'street' || stage === 'city') && <AddressFound onEdit={editAll} />}
      {has('address.street') && <StreetField />}
      {has('address.number') && <NumberField />}
      {(has('address.city') || has('address.state')) && <PlaceFields />}
      {fields.linked.length > 0 && <MoreFields fields={fields.linked} />}
    </>
  )
}

const PostalCodeField = () => {
  const text = useText()
  const { brand } = useShop()
  return (
    <div className={styles.postalCode}>
      <FormField
        field="address.postalCode"
        label={brand.postalCode.label}
        {...(brand.postalCode.lookup && { hint: text('identification.postalCode.hint') })}
        format={(typed) => formatPostalCode(brand.id, typed)}
        input={{ inputMode: 'numeric', autoComplete: 'postal-code', placeholder: brand.postalCode.example }}
      />
      <LookupNote />
    </div>
  )
}

const StreetField = () => {
  const text = useText()
  const { fields } = useIdentification()
  const isWithNumber = !fields.main.includes('address.number')
  return (
    <FormField
      field="address.street"
      label={text(isWithNumber ? 'identification.street.withNumber' : 'identification.street.label')}
      input={{ autoComplete: 'address-line1' }}
    />
  )
}

const NumberField = () => {
  const text = useText()
  return (
    <div className={styles.short}>
      <FormField
        field="address.number"
        label={text('identification.number.label')}
        hint={text('identification.number.hint')}
        input={{ autoComplete: 'off' }}
      />
    </div>
  )
}

const PlaceFields = () => {
  const { brand } = useShop()
  return (
    <div className={styles.pair}>
      <FormField
        field="address.city"
        label={brand.addressLabels.city}
        input={{ autoComplete: 'address-level2' }}
      />
      <StateField />
    </div>
  )
}

const MoreFields = ({ fields }: { readonly fields: readonly IdentificationField[] }) => {
  const text = useText()
  const { brand } = useShop()
  const { draft, problemOf } = useIdentification()
  const isOpen = fields.some((field) => fieldValue(draft.customer, field) !== '' || problemOf(field) !== null)
  const hasDistrict = fields.includes('address.district')
  return (
    <Disclosure
      startsOpen={isOpen}
      summary={
        hasDistrict
          ? text('identification.more.both', { district: brand.addressLabels.district.toLowerCase() })
          : text('identification.more.complement')
      }
    >
      <div className={styles.stack}>
        <FormField
          field="address.complement"
          label={text('identification.complement.label')}
          isOptional
          input={{ autoComplete: 'address-line2' }}
        />
        {hasDistrict && (
          <FormField
            field="address.district"
            label={brand.addressLabels.district}
            isOptional
            input={{ autoComplete: 'address-level3' }}
          />
        )}
      </div>
    </Disclosure>
  )
}
