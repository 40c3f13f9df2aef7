import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CopyField } from './CopyField.tsx'

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })

afterEach(() => vi.unstubAllGlobals())

const field = (onCopied = vi.fn()) => (
  <CopyField label="Código Pix" value="0002" copyLabel="Copiar" copiedLabel="Copiado" onCopied={onCopied} />
)
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

describe('a code to copy', () => {
  it('says that it is on the clipboard, then offers itself again', async () => {
    vi.useFakeTimers()
    const onCopied = vi.fn()
    const writeText = vi.fn(() => Promise.resolve())
    clipboard(writeText)
    render(field(onCopied))
    await press()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('0002')
    expect(onCopied).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Copiado' })).toBeTruthy()
    act(() => {
      vi.advanceTimersByTime(3000)
    })
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeTruthy()
  })

  it('leaves the code selected where the clipboard is closed, and claims nothing', async () => {
    clipboard(() => Promise.reject(new Error('denied')))
    render(field())
    await press()
    const code = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Código Pix' })
    expect([code.selectionStart, code.selectionEnd]).toEqual([0, 4])
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeTruthy()
  })
})
