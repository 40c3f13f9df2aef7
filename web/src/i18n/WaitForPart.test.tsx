import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { lazyPart, readyPart, useLazyPart } from '../ui/lazyPart.ts'
import type { LazyPart } from '../ui/lazyPart.ts'
import { loadTexts } from './text.ts'
import { TextProvider } from './TextContext.tsx'
import { WaitForPart } from './WaitForPart.tsx'

const languages = {
  'pt-BR': {
    failed: /^Esta parte da página não carregou/,
    stubborn: /^Ainda não deu certo/,
    retry: 'Tentar de novo',
    reload: 'Recarregar a página',
  },
  es: {
    failed: /^No pudimos cargar esta parte de la página/,
    stubborn: /^Sigue sin funcionar/,
    retry: 'Intentar de nuevo',
    reload: 'Volver a cargar la página',
  },
} as const

/** A page with a field and a part whose first attempts fail. */
async function openPage(locale: keyof typeof languages, failures: number) {
  let attempts = 0
  const part = lazyPart(async () => {
    attempts += 1
    if (attempts <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the part'
  })
  const texts = await loadTexts(locale)
  const Part = () => <p>{useLazyPart(part)}</p>
  await act(async () => {
    render(
      <TextProvider value={texts}>
        <input aria-label="coupon" />
        <WaitForPart fallback="waiting">
          <Part />
        </WaitForPart>
      </TextProvider>,
      // The page's own log has it; the console need not.
      { onCaughtError: () => undefined },
    )
  })
  return { attempts: () => attempts }
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe.each(['pt-BR', 'es'] as const)('a part of the page that does not come, in %s', (locale) => {
  const say = languages[locale]

  it('says so, comes when it is asked for again, and loses nothing typed', async () => {
    const { attempts } = await openPage(locale, 1)
    expect(screen.getByRole('alert').textContent).toMatch(say.failed)
    expect(attempts(), 'a render asks for nothing by itself').toBe(1)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.change(field, { target: { value: 'VOLTA10' } })

    await press(say.retry)

    expect(screen.getByRole('paragraph').textContent).toBe('the part')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('textbox')).toBe(field)
    expect(field.value).toBe('VOLTA10')
  })

  it('comes by itself when the network is back', async () => {
    await openPage(locale, 1)
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('paragraph').textContent).toBe('the part')
  })

  it('offers the page anew when it fails again, as after a release', async () => {
    await openPage(locale, 9)
    await press(say.retry)
    expect(screen.getByRole('alert').textContent).toMatch(say.stubborn)
    expect(screen.getByRole('button').textContent).toBe(say.reload)
  })
})

it('keeps the HTML of the server while the code is on its way, whatever changes meanwhile', async () => {
  const texts = await loadTexts('pt-BR')
  const { promise: code, resolve: arrive } = Promise.withResolvers<string>()
  const onServer = readyPart('the part')
  const later = lazyPart(() => code)
  const Shop = ({ part }: { readonly part: LazyPart<string> }) => {
    const [count, setCount] = useState(1)
    return (
      <TextProvider value={texts}>
        <button onClick={() => setCount(count + 1)}>{`price ${count}`}</button>
        <WaitForPart fallback="waiting">
          <Counted part={part} count={count} />
        </WaitForPart>
      </TextProvider>
    )
  }
  const Counted = ({ part, count }: { readonly part: LazyPart<string>; readonly count: number }) => (
    <p>{`${useLazyPart(part)} ${count}`}</p>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Shop part={onServer} />)
  const [served] = container.getElementsByTagName('p')
  const complaints: unknown[] = []
  await act(async () => {
    hydrateRoot(container, <Shop part={later} />, { onRecoverableError: (error) => complaints.push(error) })
  })

  await press('price 1')
  expect(screen.getByRole('button').textContent).toBe('price 2')
  expect(screen.getByRole('paragraph').textContent).toBe('the part 1')

  await act(async () => arrive('the part'))
  expect(screen.getByRole('paragraph').textContent).toBe('the part 2')
  expect(screen.getByRole('paragraph')).toBe(served)
  expect(complaints).toEqual([])
})
