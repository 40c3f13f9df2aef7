import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Field } from './Field.tsx'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'

const cpf = (parts: { error?: string | null; confirmed?: string | null } = {}) => (
  <Field id="document" label="CPF" hint="Para a nota fiscal" {...parts}>
    <TextInput name="document" inputMode="numeric" />
  </Field>
)

describe('a field', () => {
  it('names its control and describes it with the hint', () => {
    render(cpf())
    const input = screen.getByRole('textbox', { name: 'CPF', description: 'Para a nota fiscal' })
    expect(input.getAttribute('inputmode')).toBe('numeric')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('says what is wrong before it repeats the hint, and marks the control', () => {
    render(cpf({ error: 'Faltam 2 números.' }))
    const input = screen.getByRole('textbox', {
      name: 'CPF',
      description: 'Faltam 2 números. Para a nota fiscal',
    })
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('confirms in words, but never beside an error', () => {
    const { rerender } = render(cpf({ confirmed: 'CPF válido' }))
    expect(screen.getByText('CPF válido')).toBeTruthy()
    rerender(cpf({ confirmed: 'CPF válido', error: 'CPF inválido' }))
    expect(screen.queryByText('CPF válido')).toBeNull()
  })

  it('wires a list in the same way', () => {
    render(
      <Field id="state" label="Estado" error="Escolha o estado.">
        <Select defaultValue="">
          <option value="" />
          <option>SP</option>
        </Select>
      </Field>,
    )
    expect(screen.getByRole('combobox', { name: 'Estado', description: 'Escolha o estado.' })).toBeTruthy()
  })
})
