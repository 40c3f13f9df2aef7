import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fullCartBody } from './fullCart.ts'
import { freePorts, serve } from './product.ts'
import type { Server } from './product.ts'

/** Answers of the service that a bare server gives again. */
export interface Recorded {
  readonly calculate: unknown
  readonly reads: readonly { readonly path: string; readonly text: string }[]
}

/** A request as autocannon takes it. */
export interface Asked {
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export const askCalculate: Asked = {
  path: '/api/v3/checkout/calculate',
  method: 'POST',
  headers: { 'content-type': 'application/json', brand: 'br' },
  body: JSON.stringify(fullCartBody),
}
export const askProduct = read('/api/v3/checkout/product/335')
export const askTlds = read('/api/v3/tld')

function read(path: string): Asked {
  return { path, method: 'GET', headers: { brand: 'br' } }
}

/** Asks the service once and starts a bare server that answers the same, and checks the body of `calculate` as told. */
export async function startBare(
  service: Server,
  folder: string,
  check: 'zod' | 'compiled' = 'zod',
): Promise<Server> {
  const recorded: Recorded = {
    calculate: JSON.parse(await answerOf(service, askCalculate)),
    reads: await Promise.all(
      [askProduct, askTlds].map(async (asked) => ({
        path: asked.path,
        text: await answerOf(service, asked),
      })),
    ),
  }
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(recorded))
  const [port = 0] = await freePorts(1)
  return serve('bench/bareServer.ts', `http://127.0.0.1:${port}`, '/readyz', {
    BARE_PORT: String(port),
    BARE_ANSWERS: file,
    BARE_CHECK: check,
  })
}

/** Throws when the answer is no success. */
export async function answerOf({ url }: Server, { path, ...asked }: Asked): Promise<string> {
  const response = await fetch(url + path, asked)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return text
}
