import { waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { moveFocus } from './moveFocus.ts'

afterEach(() => document.body.replaceChildren())

function add(id: string): HTMLElement {
  const element = document.createElement('h2')
  element.id = id
  element.tabIndex = -1
  document.body.append(element)
  return element
}

/** Once all that the browser tells of a change of the page was told. */
const told = () => new Promise<void>((done) => queueMicrotask(done))

it('goes to a place that the change made', () => {
  moveFocus(
    () => add('card'),
    () => 'card',
  )
  expect(document.activeElement?.id).toBe('card')
})

it('goes to a place that comes later, with its code', async () => {
  moveFocus(
    () => undefined,
    () => 'card',
  )
  add('something else')
  await told()
  expect(document.activeElement).toBe(document.body)
  add('card')
  await waitFor(() => expect(document.activeElement?.id).toBe('card'))
})

it('leaves a visitor who has gone on meanwhile where they are', async () => {
  const field = add('field')
  moveFocus(
    () => undefined,
    () => 'card',
  )
  field.focus()
  add('card')
  await told()
  expect(document.activeElement).toBe(field)
  field.blur()
  add('another')
  await told()
  expect(document.activeElement).toBe(document.body)
})
