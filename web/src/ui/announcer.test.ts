// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnnouncer } from './announcer.ts'

beforeEach(() => void vi.useFakeTimers())

describe('the announcer', () => {
  it('gathers what happens together into one sentence', () => {
    const announcer = createAnnouncer()
    announcer.announce('Ciclo alterado.')
    vi.advanceTimersByTime(300)
    announcer.announce('Total atualizado: R$ 118,80.', 'total')
    expect(announcer.text()).toBe('')
    vi.advanceTimersByTime(500)
    expect(announcer.text()).toBe('Ciclo alterado. Total atualizado: R$ 118,80.')
  })

  it('says only the last of several sentences on one topic', () => {
    const announcer = createAnnouncer()
    announcer.announce('Total atualizado: R$ 200,00.', 'total')
    announcer.announce('Total atualizado: R$ 118,80.', 'total')
    vi.advanceTimersByTime(500)
    expect(announcer.text()).toBe('Total atualizado: R$ 118,80.')
  })

  it('empties the region, so that the same sentence can be said again', () => {
    const announcer = createAnnouncer()
    const texts: string[] = []
    announcer.subscribe(() => texts.push(announcer.text()))
    announcer.announce('Item removido.')
    vi.advanceTimersByTime(500)
    announcer.announce('Item removido.')
    vi.advanceTimersByTime(500)
    vi.advanceTimersByTime(5000)
    expect(texts).toEqual(['Item removido.', '', 'Item removido.', ''])
  })
})
