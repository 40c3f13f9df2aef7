import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { RadioCard } from './RadioCard.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { Switch } from './Switch.tsx'
import { TextInput } from './TextInput.tsx'
import { useTypedBefore } from './useTypedBefore.ts'

let unmount = () => undefined as void

afterEach(() => {
  act(() => unmount())
  document.body.replaceChildren()
})

/** The server's page; the test does to it what a visitor does before the scripts have come, and then they come. */
async function visit(page: ReactNode, press: () => void) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  document.body.append(root)
  press()
  await act(async () => {
    const hydrated = hydrateRoot(root, page)
    unmount = () => hydrated.unmount()
  })
}

const chosen = () => screen.getByRole('status').textContent

const Cycle = () => {
  const [cycle, setCycle] = useState('annually')
  return (
    <>
      <RadioGroup name="cycle" legend="Pagar a cada" value={cycle} onChange={setCycle}>
        <RadioCard value="monthly" title="1 mês" />
        <RadioCard value="annually" title="1 ano" />
        <RadioCard value="triennially" title="3 anos" />
      </RadioGroup>
      <output>{cycle}</output>
    </>
  )
}

const Addon = ({ start }: { readonly start: boolean }) => {
  const [isOn, setOn] = useState(start)
  return (
    <>
      <Switch label="SiteLock" checked={isOn} onChange={setOn} />
      <output>{String(isOn)}</output>
    </>
  )
}

const Years = () => {
  const [years, setYears] = useState('1')
  return (
    <>
      <Select aria-label="Anos" value={years} onChange={(event) => setYears(event.target.value)}>
        <option>1</option>
        <option>2</option>
      </Select>
      <output>{years}</output>
    </>
  )
}

const Code = () => {
  const [code, setCode] = useState('')
  useTypedBefore('code', setCode)
  return (
    <>
      <TextInput id="code" value={code} onChange={(event) => setCode(event.target.value)} />
      <output>{code}</output>
    </>
  )
}

describe('what a visitor did before the page came alive', () => {
  it('is chosen: a radio, the last of several presses', async () => {
    await visit(<Cycle />, () => {
      fireEvent.click(screen.getByRole('radio', { name: '1 mês' }))
      fireEvent.click(screen.getByRole('radio', { name: '3 anos' }))
    })
    expect(chosen()).toBe('triennially')
    expect(screen.getByRole('radio', { name: '3 anos', checked: true })).toBeTruthy()
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2)
  })

  it.each([false, true])('is chosen: a switch that was %s', async (start) => {
    await visit(<Addon start={start} />, () => fireEvent.click(screen.getByRole('switch')))
    expect(chosen()).toBe(String(!start))
    expect(screen.getByRole('switch', { checked: !start })).toBeTruthy()
  })

  it('is chosen: an entry of a list', async () => {
    await visit(<Years />, () => {
      screen.getByRole<HTMLSelectElement>('combobox').value = '2'
    })
    expect(chosen()).toBe('2')
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('2')
  })

  it('is kept: a text', async () => {
    await visit(<Code />, () => {
      screen.getByRole<HTMLInputElement>('textbox').value = 'VOLTA10'
    })
    expect(chosen()).toBe('VOLTA10')
  })

  it('is nothing where nothing was pressed', async () => {
    await visit(<Cycle />, () => undefined)
    expect(chosen()).toBe('annually')
    fireEvent.click(screen.getByRole('radio', { name: '1 mês' }))
    expect(chosen()).toBe('monthly')
  })
})
