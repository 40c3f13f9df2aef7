import { act, fireEvent, screen } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { renderInShop } from '../testing/renderInShop.tsx'
import { startShop } from '../testing/startedShop.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { lazyPart } from '../ui/lazyPart.ts'
import { useDialogPart } from './useDialogPart.tsx'

const languages = {
  br: {
    failed: /^Esta parte da página não carregou/,
    stubborn: /^Ainda não deu certo/,
    retry: 'Tentar de novo',
    reload: 'Recarregar a página',
  },
  mx: {
    failed: /^No pudimos cargar esta parte de la página/,
    stubborn: /^Sigue sin funcionar/,
    retry: 'Intentar de nuevo',
    reload: 'Volver a cargar la página',
  },
} as const

interface SampleProps {
  readonly open: boolean
  readonly onClose: () => void
}

const Sample = ({ open, onClose }: SampleProps) => (
  <Dialog open={open} onClose={onClose} title="Parcelas" closeLabel="Fechar">
    12 x
  </Dialog>
)

/** A page with a button whose dialog's first attempts to come fail. */
async function openPage(brand: keyof typeof languages, failures: number) {
  let attempts = 0
  const part = lazyPart(async () => {
    attempts += 1
    if (attempts <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return Sample
  })
  const Page = () => {
    const dialog = useDialogPart(part)
    return (
      <>
        <button onClick={dialog.open}>see</button>
        {dialog.failure}
        {dialog.part !== null && createElement(dialog.part, { open: dialog.isOpen, onClose: dialog.close })}
      </>
    )
  }
  const started = await startShop('', { brand: sampleBrands[brand] })
  await renderInShop(<Page />, started.shop)
  return started
}

const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  })

describe.each(['br', 'mx'] as const)('a dialog that does not come, in %s', (brand) => {
  const say = languages[brand]

  it('says so by its button, opens when it is asked for again, and gives focus back to the button', async () => {
    const { logged } = await openPage(brand, 1)
    await press('see')
    expect(screen.getByRole('alert').textContent).toMatch(say.failed)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(logged.join()).toContain('a dialog could not be fetched')

    await press(say.retry)
    expect(screen.getByRole('dialog', { name: 'Parcelas' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()

    await press('Fechar')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'see' }))
  })

  it('is fetched when the network is back, and waits to be asked for', async () => {
    await openPage(brand, 1)
    await press('see')
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('see')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('offers the page anew when it fails again, as after a release', async () => {
    await openPage(brand, 9)
    await press('see')
    await press(say.retry)
    expect(screen.getByRole('alert').textContent).toMatch(say.stubborn)
    expect(screen.getByRole('button', { name: say.reload })).toBeTruthy()
  })
})
