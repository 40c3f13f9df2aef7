import { randomUUID } from 'node:crypto'
import type { Call } from '@balcao/contract/call'
import { calculate } from '@balcao/contract/calculate'
import type { CalculateAnswer, CalculateBody } from '@balcao/contract/calculate'
import type { Customer } from '@balcao/contract/customer'
import { ErrorBodySchema } from '@balcao/contract/errorBody'
import type { ErrorBody } from '@balcao/contract/errorBody'
import { getOrder } from '@balcao/contract/getOrder'
import type { WireOrder } from '@balcao/contract/order'
import { placeOrder } from '@balcao/contract/placeOrder'
import type { PlaceOrderBody } from '@balcao/contract/placeOrder'
import type { BrandCatalogue } from '@balcao/catalogue/buildCatalogue'
import type { BrandId } from '@balcao/rules/brand'
import { noSessionParameters } from '@balcao/rules/sessionParameters'
import type { Redis } from 'ioredis'
import pino from 'pino'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { buildApp } from '../app.ts'
import { planSeed, seed } from '../commands/seedCatalogues.ts'
import type { Connection } from '../db/connect.ts'
import { readEnv } from '../env.ts'
import { startSandbox } from '../gateways/sandbox/startSandbox.ts'
import { jobHandlers } from '../jobs/jobHandlers.ts'
import { openDeps } from '../openDeps.ts'
import { putCataloguesInForce } from '../repositories/catalogueRecords.ts'
import { databases } from './databases.ts'

/** A day behind the database's clock, so that a job meant for later is due at once, and still where prices are in force. */
const startOfTime = () => Date.now() - 86_400_000

export interface Answer<T> {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Checked against the contract. */
  readonly body: T
}

export interface OrderInput {
  readonly brand?: BrandId
  readonly key?: string
  readonly quote: string
  readonly cart: CalculateBody
  readonly customer: Customer
  readonly paymentMethod?: 'pix' | 'bank_transfer' | 'boleto' | 'credit_card' | null
  readonly provisioning?: PlaceOrderBody['provisioning']
  readonly origin?: PlaceOrderBody['origin']
}

export interface RequestInput {
  readonly brand?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object | string
  readonly remoteAddress?: string
}

const brandHeader = (brand: string | null = 'br'): Record<string, string> => (brand === null ? {} : { brand })

/** The whole service over a real database and the sandbox, without a port of its own unless asked. */
export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

export async function buildTestApp(
  options: {
    readonly connection?: Connection
    readonly env?: NodeJS.ProcessEnv
    readonly withJobs?: boolean
    readonly now?: number
    readonly redis?: Redis
    readonly log?: Logger
  } = {},
) {
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    // A busy machine is not what the stories are about.
    PRESSURE_MS: '0',
    PAYMENT_DEADLINE_MS: '1500',
    CATALOGUE_POLL_SECONDS: '60',
    ...options.env,
  })
  const time = { now: options.now ?? startOfTime() }
  const clock = () => time.now
  const log = options.log ?? pino({ level: env.LOG_LEVEL })
  const redis = options.redis ?? null
  const connection = options.connection ?? (await databases[0]?.open())
  if (connection === undefined) throw new Error('no database')
  await seed(connection, await planSeed(connection))

  let serviceUrl = 'http://127.0.0.1:9'
  const sandbox = await startSandbox({
    port: 0,
    folder: null,
    notifyUrl: () => `${serviceUrl}/api/v3/webhooks/ebanx`,
    pixMinutes: env.PIX_MINUTES,
    registrySlowMs: 60_000,
    registryLatencyMs: 0,
    clock,
  })
  const { deps, close } = await openDeps({ env, log, clock, connection, redis, sandbox, jobPollSeconds: 0.5 })
  const { server, drain } = await buildApp(deps)
  if (options.withJobs === true) await deps.jobs.work(jobHandlers(deps))

  const request = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    url: string,
    input: RequestInput = {},
  ) => {
    const raw = await server.inject({
      method,
      url,
      headers: { ...brandHeader(input.brand), ...input.headers },
      ...(input.body === undefined ? {} : { payload: input.body }),
      ...(input.remoteAddress === undefined ? {} : { remoteAddress: input.remoteAddress }),
    })
    return {
      status: raw.statusCode,
      headers: raw.headers,
      body: bodyOf(raw.headers['content-type'], raw.body),
    }
  }

  const ask = async <C extends Call>(
    call: C,
    url: string,
    input: RequestInput = {},
  ): Promise<Answer<v.InferOutput<C['response']>>> => {
    const answer = await request(call.method, url, input)
    if (answer.status !== call.status)
      throw new Error(`${call.name}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return { ...answer, body: v.parse(call.response, answer.body) }
  }

  const refusal = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    input: RequestInput = {},
  ): Promise<Answer<ErrorBody['error']>> => {
    const answer = await request(method, url, input)
    return { ...answer, body: v.parse(ErrorBodySchema, answer.body).error }
  }

  const postOrder = ({
    brand = 'br',
    key = randomUUID(),
    paymentMethod = 'pix',
    provisioning = [],
    origin = { ...noSessionParameters, offerContexts: [] },
    quote,
    cart,
    customer,
  }: OrderInput) =>
    request('POST', placeOrder.path, {
      brand,
      headers: { 'idempotency-key': key },
      body: { quote, cart, customer, paymentMethod, provisioning, origin },
    })

  return {
    deps,
    server,
    sandbox,
    drain,
    request,
    ask,
    refusal,
    advance: (ms: number) => {
      time.now += ms
    },
    price: async (body: CalculateBody, brand: BrandId = 'br'): Promise<CalculateAnswer> =>
      (await ask(calculate, calculate.path, { brand, body })).body,
    postOrder,
    placeOrder: async (input: OrderInput): Promise<WireOrder> => {
      const answer = await postOrder(input)
      if (answer.status !== 201)
        throw new Error(`placeOrder: ${answer.status} ${JSON.stringify(answer.body)}`)
      return v.parse(placeOrder.response, answer.body).order
    },
    refuseOrder: async (input: OrderInput): Promise<Answer<ErrorBody['error']>> => {
      const answer = await postOrder(input)
      return { ...answer, body: v.parse(ErrorBodySchema, answer.body).error }
    },
    order: async (token: string, brand: BrandId = 'br'): Promise<WireOrder> =>
      (await ask(getOrder, getOrder.path.replace('{token}', token), { brand })).body.order,
    /** Presses a button of the sandbox provider's page. */
    payer: async (order: WireOrder, action: 'confirm' | 'cancel' | 'expire' | 'refund'): Promise<void> => {
      const page = await (await fetch(sandbox.url)).text()
      const hash = new RegExp(`<article id="(\\w+)"[^>]*>\\s*<h2>Pedido ${order.number} `).exec(page)?.[1]
      if (hash === undefined) throw new Error(`the provider knows no order ${order.number}`)
      await fetch(`${sandbox.url}/payments/${hash}/${action}`, { method: 'POST', redirect: 'manual' })
    },
    /** Puts a changed catalogue of Brazil in force, as an operator would. */
    changeCatalogue: async (change: (catalogue: BrandCatalogue) => BrandCatalogue): Promise<void> => {
      const version = randomUUID()
      const changed = change(deps.catalogues.of('br').catalogue)
      await putCataloguesInForce(connection.orm, [
        { ...changed, version, priceBook: { ...changed.priceBook, version } },
      ])
      await deps.catalogues.refresh()
    },
    /** Opens a port, so that the provider's notifications arrive. */
    listen: async (): Promise<void> => {
      serviceUrl = await server.listen({ port: 0, host: '127.0.0.1' })
    },
    url: () => serviceUrl,
    close: async (): Promise<void> => {
      await server.close()
      await close()
      await sandbox.stop()
      await connection.close()
    },
  }
}

/** Of an answer in lines the array that they are. */
function bodyOf(contentType: unknown, text: string): unknown {
  if (text === '') return null
  return contentType === 'application/x-ndjson' ? linesOf(text) : JSON.parse(text)
}

const linesOf = (text: string): unknown[] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)))
