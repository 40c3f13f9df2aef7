import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { calculate } from '@balcao/contract/calculate'
import type { CalculateBody } from '@balcao/contract/calculate'
import { placeOrder } from '@balcao/contract/placeOrder'
import { noSessionParameters } from '@balcao/rules/sessionParameters'
import * as v from 'valibot'
import { buyer } from './builders.ts'

const entry = fileURLToPath(new URL('../server.ts', import.meta.url))
const headers = { 'content-type': 'application/json', brand: 'br' }

/** The service as it is deployed: a process of its own, with a port. */
export interface ServiceProcess {
  readonly url: string
  /** Nothing is said to it beforehand. */
  readonly killHard: () => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startProcess(env: Record<string, string>): Promise<ServiceProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      PRESSURE_MS: '0',
      BOT_CHECK: 'off',
      API_PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  await ready(url, child, () => errors)
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { url, killHard: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function ready(url: string, child: ChildProcess, errors: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the service ended: ${errors()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

export interface OrderRequest {
  readonly key: string
  readonly body: object
}

/** A priced request that can be sent as often as needed. */
export async function prepareOrder(url: string, cart: CalculateBody): Promise<OrderRequest> {
  const response = await fetch(url + calculate.path, { method: 'POST', headers, body: JSON.stringify(cart) })
  const { quote } = v.parse(calculate.response, await response.json())
  const body = {
    quote: quote.token,
    cart,
    customer: buyer(),
    paymentMethod: 'pix',
    provisioning: [],
    origin: noSessionParameters,
  }
  return { key: crypto.randomUUID(), body }
}

export interface Acknowledged {
  readonly token: string
  /** The order had been written before this request came. */
  readonly replayed: boolean
}

/** The order when it was acknowledged; null when the answer never came. Throws on any other answer. */
export async function sendOrder(url: string, { key, body }: OrderRequest): Promise<Acknowledged | null> {
  const response = await fetch(url + placeOrder.path, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: JSON.stringify(body),
  }).catch(() => null)
  const text = await response?.text().catch(() => null)
  if (response === null || text === null || text === undefined) return null
  if (response.status !== 201) throw new Error(`${response.status} ${text}`)
  const { token } = v.parse(placeOrder.response, JSON.parse(text)).order
  return { token, replayed: response.headers.has('idempotent-replayed') }
}
