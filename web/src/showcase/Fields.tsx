import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { Specimen } from './Specimen.tsx'

export const Fields = () => (
  <>
    <Specimen
      name="Field"
      use="Label above, help between, error below. Most are needed, so the optional ones are marked."
    >
      <Field id="field-name" label="Nome completo">
        <TextInput autoComplete="section-demo name" />
      </Field>
      <Field id="field-document" label="CPF ou CNPJ" hint="Para a nota fiscal.">
        <TextInput inputMode="numeric" autoComplete="off" />
      </Field>
      <Field id="field-complement" label="Complemento" optional="(opcional)">
        <TextInput autoComplete="section-demo address-line2" />
      </Field>
    </Specimen>
    <Specimen name="Field, wrong" use="Names the cause and the cure. It goes as soon as the value is right.">
      <Field
        id="field-wrong"
        label="CPF ou CNPJ"
        hint="Para a nota fiscal."
        error="Este CPF tem 10 números; faltou 1."
      >
        <TextInput inputMode="numeric" autoComplete="off" defaultValue="529.982.247-2" />
      </Field>
    </Specimen>
    <Specimen name="Field, confirmed" use="After leaving the field, when the value was checked and fits.">
      <Field id="field-confirmed" label="CPF ou CNPJ" confirmed="CPF válido">
        <TextInput inputMode="numeric" autoComplete="off" defaultValue="529.982.247-25" />
      </Field>
    </Specimen>
    <Specimen name="Field, not to be changed" use="Read-only: known from an earlier step.">
      <Field id="field-fixed" label="E-mail">
        <TextInput readOnly autoComplete="section-demo email" defaultValue="ana@exemplo.com.br" />
      </Field>
    </Specimen>
    <Specimen name="Select" use="More choices than fit in sight: the platform's own list.">
      <Field id="field-state" label="Estado">
        <Select autoComplete="section-demo address-level1" defaultValue="SP">
          <option value="RJ">Rio de Janeiro</option>
          <option value="SP">São Paulo</option>
        </Select>
      </Field>
      <Field id="field-state-wrong" label="Estado" error="Escolha o estado.">
        <Select autoComplete="section-demo address-level1" defaultValue="">
          <option value="">Escolha</option>
        </Select>
      </Field>
    </Specimen>
    <Specimen
      name="ErrorSummary"
      use="After an attempt to send: takes focus and links to each field, in the same words."
    >
      <Attempts />
    </Specimen>
  </>
)

const Attempts = () => {
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <ErrorSummary
        title="Confira 2 campos para continuar"
        attempt={attempt}
        problems={[
          { fieldId: 'field-wrong', message: 'Este CPF tem 10 números; faltou 1.' },
          { fieldId: 'field-state-wrong', message: 'Escolha o estado.' },
        ]}
      />
      <div>
        <Button onClick={() => setAttempt(attempt + 1)}>Enviar de novo</Button>
      </div>
    </>
  )
}
