import type { ApiResponse } from './billingApi.ts'

/**
 * Reads an answer of one JSON value a line, and tells after each piece that comes what there is so far. Rejects when it is cut off or a
 * line makes no sense.
 */
export const readLines =
  (tell: (soFar: readonly unknown[]) => void) =>
  async ({ body }: ApiResponse): Promise<readonly unknown[]> => {
    if (body === null) return []
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    const values: unknown[] = []
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return values
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      if (lines.length === 0) continue
      values.push(...lines.map((line): unknown => JSON.parse(line)))
      tell([...values])
    }
  }
