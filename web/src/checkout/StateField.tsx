import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Select } from '../ui/Select.tsx'
import { brStateNames } from './brStateNames.ts'
import { FieldFrame, FormField } from './FormField.tsx'
import { useIdentification } from './IdentificationContext.ts'

/** Brazil's states are a list by law of the invoice; elsewhere the name is typed. */
export const StateField = () => {
  const text = useText()
  const { brand } = useShop()
  const { draft, change, leave } = useIdentification()
  const label = brand.addressLabels.state
  if (brand.id !== 'br') {
    return <FormField field="address.state" label={label} input={{ autoComplete: 'address-level1' }} />
  }
  return (
    <FieldFrame field="address.state" label={label}>
      <Select
        name="address.state"
        autoComplete="address-level1"
        aria-required
        value={draft.customer.address.state}
        onChange={(event) => change('address.state', event.currentTarget.value)}
        onBlur={() => leave('address.state')}
      >
        <option value="">{text('identification.state.choose')}</option>
        {brStateNames.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}
