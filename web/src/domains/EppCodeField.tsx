import type { ComponentProps } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'

interface EppCodeFieldProps {
  readonly id: string
  readonly value: string
  readonly isMissing: boolean
  readonly onChange: (code: string) => void
  readonly onBlur?: ComponentProps<'input'>['onBlur']
}

/** The code that opens a name for its transfer, as the registrar gave it: letters keep their case, anything may stand in it. */
export const EppCodeField = ({ id, value, isMissing, onChange, onBlur }: EppCodeFieldProps) => {
  const t = useText()
  return (
    <>
      <Field
        id={id}
        label={t('transfer.code.label')}
        hint={t('transfer.code.hint')}
        error={isMissing ? t('transfer.code.missing') : null}
      >
        <TextInput
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          maxLength={255}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Disclosure summary={t('transfer.code.where')}>
        <p>{t('transfer.code.whereText')}</p>
      </Disclosure>
    </>
  )
}
