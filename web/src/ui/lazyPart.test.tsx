import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, startTransition, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { PartFailure, lazyPart, loadFailedParts, readyPart, useLazyPart } from './lazyPart.ts'
import type { LazyPart } from './lazyPart.ts'

/** A part whose every attempt ends as the test says. */
function heldBack(value: string) {
  const attempts: PromiseWithResolvers<string>[] = []
  const part = lazyPart(() => {
    const attempt = Promise.withResolvers<string>()
    attempts.push(attempt)
    return attempt.promise
  })
  return {
    part,
    attempts,
    arrive: () => act(async () => attempts.at(-1)?.resolve(value)),
    fail: () => act(async () => attempts.at(-1)?.reject(new Error('no network'))),
  }
}

const Both = ({ first, second }: { readonly first: LazyPart<string>; readonly second: LazyPart<string> }) => (
  <p>{`${useLazyPart(first)}, ${useLazyPart(second)}`}</p>
)

const shown = () => screen.queryByRole('paragraph')?.textContent ?? null

/**
 * Goes over to both from what stood there before. React then stays inside the component that waits, and goes on in it with the promises
 * that it knows by their order, which is where one could be taken for another.
 */
async function goOverToBoth() {
  const parts = { first: heldBack('first'), second: heldBack('second') }
  const both = <Both first={parts.first.part} second={parts.second.part} />
  const Page = () => {
    const [isOver, setOver] = useState(false)
    return (
      <>
        <button onClick={() => startTransition(() => setOver(true))}>go over</button>
        <Suspense>{isOver && both}</Suspense>
      </>
    )
  }
  render(<Page />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  return parts
}

describe('a part that comes when it is wanted', () => {
  it.each([
    ['in their order', ['first', 'second'] as const],
    ['the other way round', ['second', 'first'] as const],
  ])('is never taken for another one: two that come %s', async (_, order) => {
    const parts = await goOverToBoth()
    expect(shown()).toBeNull()
    void parts.second.part.load()

    for (const name of order) await parts[name].arrive()

    expect(shown()).toBe('first, second')
  })

  it('is shown at once when it is there already', async () => {
    const { part, arrive } = heldBack('here')
    void part.load()
    await arrive()
    render(<Both first={part} second={readyPart('from the start')} />)
    expect(shown()).toBe('here, from the start')
  })

  it('is fetched once', async () => {
    const { part, attempts, arrive } = heldBack('here')
    const both = Promise.all([part.load(), part.load()])
    await arrive()
    expect(await both).toEqual(['here', 'here'])
    expect(part.loaded()).toBe('here')
    expect(attempts).toHaveLength(1)
  })
})

describe('a part that does not come', () => {
  it('is fetched anew when it is asked for again', async () => {
    const { part, attempts, arrive, fail } = heldBack('here')
    const first = part.load()
    await fail()
    await expect(first).rejects.toBeInstanceOf(PartFailure)
    const second = part.load()
    await arrive()
    expect(await second).toBe('here')
    expect(attempts).toHaveLength(2)
  })

  it('is not fetched anew by a render', async () => {
    const { part, attempts, fail } = heldBack('here')
    const first = part.attempt()
    await fail()
    expect(part.attempt()).toBe(first)
    expect(attempts).toHaveLength(1)
  })

  it('is fetched anew with all others that did not, and those that did are left alone', async () => {
    const [one, other, good] = [heldBack('one'), heldBack('other'), heldBack('good')]
    for (const { part } of [one, other, good]) void part.attempt()
    await one.fail()
    await other.fail()
    await good.arrive()
    loadFailedParts()
    await one.arrive()
    await other.arrive()
    expect([one, other, good].map(({ part }) => part.loaded())).toEqual(['one', 'other', 'good'])
    expect([one, other, good].map(({ attempts }) => attempts.length)).toEqual([2, 2, 1])
  })
})
