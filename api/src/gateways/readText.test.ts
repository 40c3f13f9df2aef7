import { describe, expect, it } from 'vitest'
import { readText } from './readText.ts'

describe("the text of another system's answer", () => {
  it('is read whole, over the borders of its parts', async () => {
    const parts = [...Buffer.from('São Paulo')].map((byte) => Uint8Array.of(byte))
    expect(await readText('registry', new Response(ReadableStream.from(parts)))).toBe('São Paulo')
    expect(await readText('registry', new Response(null))).toBe('')
  })

  it('is given up when it has no end, and no more of it is taken', async () => {
    let given = 0
    let isOver = false
    const endless = new ReadableStream({
      pull: (stream) => {
        given += 1
        stream.enqueue(new Uint8Array(100_000))
      },
      cancel: () => {
        isOver = true
      },
    })
    await expect(readText('registry', new Response(endless))).rejects.toThrow('registry: answered too much')
    expect(isOver).toBe(true)
    expect(given).toBeLessThan(20)
  })
})
