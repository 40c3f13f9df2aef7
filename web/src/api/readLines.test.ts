import { describe, expect, it, vi } from 'vitest'
import { readLines } from './readLines.ts'

const answerOf = (...pieces: readonly Uint8Array<ArrayBuffer>[]) =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    }),
  )
const bytes = (text: string) => new TextEncoder().encode(text)

describe('an answer in lines', () => {
  it('is told piece by piece, wherever the network cuts it', async () => {
    const whole = bytes('{"name":"pão"}\n{"name":"café"}\n{"name":"loja"}\n')
    const tell = vi.fn()
    // The first cut goes through the two bytes of ã, the second through a line.
    const answer = answerOf(whole.slice(0, 11), whole.slice(11, 24), whole.slice(24))
    const names = [{ name: 'pão' }, { name: 'café' }, { name: 'loja' }]
    expect(await readLines(tell)(answer)).toEqual(names)
    expect(tell.mock.calls).toEqual([[names.slice(0, 1)], [names]])
  })

  it('is empty without a line, and where there is no body', async () => {
    const tell = vi.fn()
    expect(await readLines(tell)(answerOf())).toEqual([])
    expect(await readLines(tell)(new Response(null))).toEqual([])
    expect(tell).not.toHaveBeenCalled()
  })

  it('is refused with a line that makes no sense', async () => {
    await expect(readLines(() => undefined)(answerOf(bytes('{"name":\n')))).rejects.toThrow(SyntaxError)
  })
})
