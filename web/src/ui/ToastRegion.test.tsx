import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnnouncer, type Announcer } from './announcer.ts'
import { LiveRegion } from './LiveRegion.tsx'
import type { ToastMessage } from './Toast.tsx'
import { ToastRegion } from './ToastRegion.tsx'

const added: ToastMessage = { id: '1', tone: 'positive', text: 'Cupom adicionado' }
const removed: ToastMessage = { id: '2', tone: 'neutral', text: 'Item removido' }

beforeEach(() => void vi.useFakeTimers())

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const page = (announcer: Announcer, toasts: readonly ToastMessage[], onDismiss = vi.fn()) => (
  <>
    <LiveRegion announcer={announcer} />
    <ToastRegion label="Avisos" dismissLabel="Fechar aviso" {...{ toasts, announcer, onDismiss }} />
  </>
)
const heard = () => screen.getByRole('status').textContent

describe('a toast', () => {
  it('stays 5 seconds, goes in 300 milliseconds and then tells its owner', () => {
    const onDismiss = vi.fn()
    render(page(createAnnouncer(), [added], onDismiss))
    pass(5000)
    pass(299)
    expect(onDismiss).not.toHaveBeenCalled()
    pass(1)
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1')
  })

  it('sends whoever closes it by keyboard back to where they were', () => {
    render(
      <>
        <button>Aplicar</button>
        {page(createAnnouncer(), [added])}
      </>,
    )
    const before = screen.getByRole('button', { name: 'Aplicar' })
    const close = screen.getByRole('button', { name: 'Fechar aviso: Cupom adicionado' })
    act(() => before.focus())
    act(() => close.focus())
    fireEvent.click(close)
    expect(document.activeElement).toBe(before)
  })

  it('waits while it is pointed at, and goes on with the time that was left', () => {
    const onDismiss = vi.fn()
    render(page(createAnnouncer(), [added], onDismiss))
    const toast = screen.getByRole('listitem')
    pass(4000)
    fireEvent.pointerEnter(toast)
    pass(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.pointerLeave(toast)
    pass(999)
    pass(300)
    expect(onDismiss).not.toHaveBeenCalled()
    pass(301)
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('waits while it holds focus', () => {
    const onDismiss = vi.fn()
    render(page(createAnnouncer(), [added], onDismiss))
    act(() => screen.getByRole('button').focus())
    pass(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
  })

  it('goes when it is sent away', () => {
    const onDismiss = vi.fn()
    render(page(createAnnouncer(), [added], onDismiss))
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso: Cupom adicionado' }))
    pass(300)
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1')
  })

  it('is announced once, in one status region that was empty before', () => {
    const announcer = createAnnouncer()
    const said: string[] = []
    announcer.subscribe(() => said.push(announcer.text()))
    const { rerender } = render(page(announcer, []))
    expect(heard()).toBe('')

    rerender(page(announcer, [added]))
    pass(500)
    expect(heard()).toBe('Cupom adicionado')

    rerender(page(announcer, [added]))
    pass(1000)
    rerender(page(announcer, [added, removed]))
    pass(500)
    expect(heard()).toBe('Item removido')
    pass(60_000)
    expect(said.filter(Boolean)).toEqual(['Cupom adicionado', 'Item removido'])
    expect(screen.getAllByRole('status')).toHaveLength(1)
  })
})
