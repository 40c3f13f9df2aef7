import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { pressEscape } from '../testing/nativeDialog.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** A line of a list, removed after a question. */
const RemovableLine = () => {
  const [asking, setAsking] = useState(false)
  const [there, setThere] = useState(true)
  return (
    <>
      <h1 id="list" tabIndex={-1}>
        Carrinho
      </h1>
      {there && <Button onClick={() => setAsking(true)}>Remover</Button>}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Remover o item?"
        closeLabel="Fechar"
        fallbackFocusId="list"
        actions={
          <Button
            variant="danger"
            onClick={() => {
              setThere(false)
              setAsking(false)
            }}
          >
            Sim, remover
          </Button>
        }
      >
        <p>Você pode adicionar de novo depois.</p>
      </Dialog>
    </>
  )
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const state = () => dialog().dataset['state']
const settled = (expected: string) => waitFor(() => expect(state()).toBe(expected))

async function open() {
  render(<RemovableLine />)
  const opener = screen.getByRole('button', { name: 'Remover' })
  opener.focus()
  fireEvent.click(opener)
  await settled('SHOWING')
  return opener
}

describe('a dialog', () => {
  it('holds nothing while it is hidden', () => {
    render(<RemovableLine />)
    expect(state()).toBe('HIDDEN')
    expect(screen.queryByText('Remover o item?')).toBeNull()
  })

  it('opens with focus on its title, which names it', async () => {
    await open()
    expect(dialog().open).toBe(true)
    expect(screen.getByRole('dialog', { name: 'Remover o item?' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Remover o item?')
  })

  it('closes on Escape and gives focus back to what opened it', async () => {
    const opener = await open()
    act(() => pressEscape(dialog()))
    await settled('HIDDEN')
    expect(dialog().open).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it('closes on its close button', async () => {
    const opener = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    await settled('HIDDEN')
    expect(document.activeElement).toBe(opener)
  })

  it('closes on a press on the backdrop, not on one that began inside', async () => {
    await open()
    fireEvent.pointerDown(screen.getByText('Você pode adicionar de novo depois.'))
    fireEvent.click(dialog())
    expect(state()).toBe('SHOWING')
    fireEvent.pointerDown(dialog())
    fireEvent.click(dialog())
    await settled('HIDDEN')
  })

  it('gives focus to the named place when what opened it is gone', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Sim, remover' }))
    await settled('HIDDEN')
    expect(document.activeElement?.id).toBe('list')
  })

  it('follows a browser that closed it without asking', async () => {
    const opener = await open()
    act(() => dialog().close())
    await settled('HIDDEN')
    expect(document.activeElement).toBe(opener)
  })

  it('gives focus back when it leaves the page while open', async () => {
    const Page = ({ shown }: { readonly shown: boolean }) => (
      <>
        <button type="button">Início</button>
        {shown && (
          <Dialog open onClose={() => {}} title="Aviso" closeLabel="Fechar">
            Olá
          </Dialog>
        )}
      </>
    )
    const { rerender } = render(<Page shown={false} />)
    screen.getByRole('button', { name: 'Início' }).focus()
    rerender(<Page shown />)
    await settled('SHOWING')
    rerender(<Page shown={false} />)
    expect(document.activeElement?.textContent).toBe('Início')
  })
})
