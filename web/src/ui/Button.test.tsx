import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

describe('a button', () => {
  it('never sends a form unless it is told to', () => {
    render(<Button>Remover</Button>)
    expect(screen.getByRole('button', { name: 'Remover' }).getAttribute('type')).toBe('button')
  })

  it('swallows presses while it is busy, and keeps its words and focus', () => {
    const pay = vi.fn()
    const send = vi.fn((event: Event) => event.preventDefault())
    render(
      <form onSubmit={(event) => send(event.nativeEvent)}>
        <Button type="submit" busy onClick={pay}>
          Pagar R$ 118,80
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Pagar R$ 118,80', busy: true })
    button.focus()
    fireEvent.click(button)
    expect(pay).not.toHaveBeenCalled()
    expect(send).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    expect(button.hasAttribute('disabled')).toBe(false)
  })
})
