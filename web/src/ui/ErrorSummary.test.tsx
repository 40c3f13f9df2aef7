import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import { RadioCard } from './RadioCard.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { TextInput } from './TextInput.tsx'

const problems = [
  { fieldId: 'email', message: 'Digite um e-mail.' },
  { fieldId: 'method', message: 'Escolha como pagar.' },
]

const form = (attempt: number, open = problems) => (
  <>
    <ErrorSummary title="Falta pouco" problems={open} attempt={attempt} />
    <Field id="email" label="E-mail">
      <TextInput />
    </Field>
    <RadioGroup name="method" legend="Como pagar" value={null} onChange={() => {}}>
      <RadioCard value="pix" title="Pix" />
    </RadioGroup>
  </>
)

describe('an error summary', () => {
  it('takes focus after each attempt that leaves problems, and not while they are mended', () => {
    const { rerender } = render(form(0, []))
    expect(screen.queryByRole('group', { name: 'Falta pouco' })).toBeNull()
    rerender(form(1))
    const summary = screen.getByRole('group', { name: 'Falta pouco' })
    expect(document.activeElement).toBe(summary)

    const email = screen.getByRole('textbox', { name: 'E-mail' })
    email.focus()
    rerender(form(1, problems.slice(1)))
    expect(document.activeElement).toBe(email)
    rerender(form(2))
    expect(document.activeElement).toBe(summary)
  })

  it('leads to the field, or to the first choice of a group', () => {
    Element.prototype.scrollIntoView = vi.fn()
    vi.stubGlobal('CSS', { escape: (id: string) => id })
    render(form(1))
    fireEvent.click(screen.getByRole('link', { name: 'Digite um e-mail.' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }))
    fireEvent.click(screen.getByRole('link', { name: 'Escolha como pagar.' }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Pix' }))
    vi.unstubAllGlobals()
  })
})
