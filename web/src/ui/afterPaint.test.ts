import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paintFirst } from './afterPaint.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }))
afterEach(() => vi.useRealTimers())

/** Tasks that tell their names when they are done. */
function open() {
  const done: string[] = []
  const afterPress = paintFirst(window)
  return { done, press: (name: string) => afterPress(() => done.push(name)) }
}

describe('what follows from a press', () => {
  it('waits for the frame that shows it, in its order, and is done once', () => {
    const { done, press } = open()
    press('cycle')
    press('add-on')
    expect(done).toEqual([])
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
    expect(done).toEqual(['cycle', 'add-on'])
    vi.runAllTimers()
    expect(done).toEqual(['cycle', 'add-on'])
  })

  it('is done before another press has its say', () => {
    const { done, press } = open()
    const go = document.body.appendChild(document.createElement('button'))
    go.addEventListener('click', () => done.push('continue'))
    press('cycle')
    go.click()
    expect(done).toEqual(['cycle', 'continue'])
    go.remove()
  })

  it('is not lost with the page', () => {
    const { done, press } = open()
    press('cycle')
    window.dispatchEvent(new Event('pagehide'))
    expect(done).toEqual(['cycle'])
  })

  it('does not wait for a frame that nobody will see', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const { done, press } = open()
    press('cycle')
    vi.runAllTimers()
    expect(done).toEqual(['cycle'])
    vi.unstubAllGlobals()
  })
})
