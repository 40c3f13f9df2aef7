import type { IdentificationField } from '@balcao/rules/identification'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Field } from '../ui/Field.tsx'
import { fieldId, fieldValue } from './customerField.ts'
import { useIdentification } from './IdentificationContext.ts'
import { MaskedInput } from './MaskedInput.tsx'
import { problemText } from './problemText.ts'

interface FormFieldProps {
  readonly field: IdentificationField
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly format?: (typed: string) => string
  /** What the control says to keyboards and address books. */
  readonly input: ComponentProps<'input'>
}

/** One field of the buyer's, tied to the draft and to what the rules say of it. */
export const FormField = ({
  field,
  label,
  hint,
  isOptional = false,
  format = asTyped,
  input,
}: FormFieldProps) => {
  const { draft, change, leave } = useIdentification()
  return (
    <FieldFrame {...{ field, label, hint, isOptional }}>
      <MaskedInput
        {...input}
        name={field}
        format={format}
        value={fieldValue(draft.customer, field)}
        aria-required={!isOptional}
        onValue={(value) => change(field, value)}
        onBlur={() => leave(field)}
      />
    </FieldFrame>
  )
}

interface FieldFrameProps extends Pick<FormFieldProps, 'field' | 'label' | 'hint' | 'isOptional'> {
  readonly children: ReactNode
}

/** Label, hint, problem and mark around a control of any kind. */
export const FieldFrame = ({ field, label, hint, isOptional = false, children }: FieldFrameProps) => {
  const text = useText()
  const { brand } = useShop()
  const { draft, problemOf, isConfirmed } = useIdentification()
  const problem = problemOf(field)
  return (
    <Field
      id={fieldId(field)}
      label={label}
      hint={hint}
      error={problem && problemText(text, brand, problem, draft.customer.document)}
      confirmed={isConfirmed(field) ? text('identification.confirmed') : null}
      {...(isOptional && { optional: text('identification.optional') })}
    >
      {children}
    </Field>
  )
}

const asTyped = (typed: string): string => typed
