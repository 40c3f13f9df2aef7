import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { RadioCard } from './RadioCard.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Switch } from './Switch.tsx'
import { AfterPressContext } from './usePress.ts'

describe('a group of radios', () => {
  it('names each choice with its price and describes it with its note', () => {
    const onChange = vi.fn()
    render(
      <RadioGroup name="cycle" legend="Pagar a cada" value="annually" onChange={onChange}>
        <RadioCard value="monthly" title="1 mês" aside="R$ 21,90/mês" />
        <RadioCard value="annually" title="1 ano" note="Renova por R$ 214,80" aside="R$ 9,90/mês" />
      </RadioGroup>,
    )
    expect(screen.getByRole('group', { name: 'Pagar a cada' })).toBeTruthy()
    const year = screen.getByRole<HTMLInputElement>('radio', {
      name: '1 ano R$ 9,90/mês',
      description: 'Renova por R$ 214,80',
    })
    expect(year.checked).toBe(true)
    fireEvent.click(screen.getByText('1 mês'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('monthly')
  })

  it('shows what belongs to a choice only while it is chosen', () => {
    const methods = (value: string) => (
      <RadioGroup name="method" legend="Como pagar" value={value} onChange={() => {}}>
        <RadioCard value="pix" title="Pix">
          Código na próxima tela
        </RadioCard>
        <RadioCard value="card" title="Cartão">
          Número do cartão
        </RadioCard>
      </RadioGroup>
    )
    const { rerender } = render(methods('pix'))
    expect(screen.queryByText('Número do cartão')).toBeNull()
    rerender(methods('card'))
    expect(screen.queryByText('Código na próxima tela')).toBeNull()
    expect(screen.getByText('Número do cartão')).toBeTruthy()
  })
})

describe('a switch', () => {
  it('is pressed anywhere on its row and says what it costs', () => {
    const onChange = vi.fn()
    render(<Switch label="SiteLock" aside="R$ 12,90/mês" checked={false} onChange={onChange} />)
    expect(screen.getByRole('switch', { name: 'SiteLock R$ 12,90/mês' })).toBeTruthy()
    fireEvent.click(screen.getByText('SiteLock'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  })
})

describe('a press on a choice', () => {
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

  it('is shown at once and told after that; where it is refused, what stood before stands again', () => {
    const later: (() => void)[] = []
    const refuse = vi.fn()
    render(
      <AfterPressContext value={(task) => void later.push(task)}>
        <RadioGroup name="cycle" legend="Pagar a cada" value="annually" onChange={refuse}>
          <RadioCard value="monthly" title="1 mês" />
          <RadioCard value="annually" title="1 ano" />
        </RadioGroup>
      </AfterPressContext>,
    )
    fireEvent.click(radio('1 mês'))
    expect(radio('1 mês').checked).toBe(true)
    expect(refuse).not.toHaveBeenCalled()

    act(() => later.forEach((task) => task()))
    expect(refuse).toHaveBeenCalledExactlyOnceWith('monthly')
    expect(radio('1 ano').checked).toBe(true)
  })
})
