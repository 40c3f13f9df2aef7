import autocannon from 'autocannon'
import type { Measurement } from './measurement.ts'
import { median, percentile, round } from './numbers.ts'
import type { Server } from './product.ts'
import type { Asked } from './recordAnswers.ts'

const connections = 16
const warmUpSeconds = 3

export interface Round {
  readonly perSecond: number
  readonly p99Ms: number
  /** Processor time of the server for one request, in microseconds; null where the system does not tell. */
  readonly cpuUs: number | null
}

export interface Pair {
  readonly ours: readonly Round[]
  readonly bare: readonly Round[]
}

export interface Turns {
  readonly rounds: number
  readonly seconds: number
}

export const turnsInWords = ({ rounds, seconds }: Turns): string =>
  `${rounds} rounds of ${seconds} s each, in turn, ${connections} connections, medians`

/** The service and a bare server in turn, so that what the machine does besides falls on both. */
export async function inTurn(
  service: Server,
  bare: Server,
  asked: Asked,
  { rounds, seconds }: Turns,
): Promise<Pair> {
  const pair = { ours: new Array<Round>(), bare: new Array<Round>() }
  for (const server of [service, bare]) await oneRound(server, asked, warmUpSeconds)
  for (let index = 0; index < rounds; index += 1) {
    pair.ours.push(await oneRound(service, asked, seconds))
    pair.bare.push(await oneRound(bare, asked, seconds))
  }
  return pair
}

async function oneRound(server: Server, { path, ...asked }: Asked, duration: number): Promise<Round> {
  const cpuBefore = server.cpuMs()
  const { result, times } = await fire({ url: server.url + path, ...asked, connections, duration })
  const cpuAfter = server.cpuMs()
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${server.url + path}: ${result.non2xx} refused, ${result.errors} failed`)
  }
  return {
    perSecond: result.requests.average,
    p99Ms: percentile(times, 99),
    cpuUs:
      cpuBefore === null || cpuAfter === null
        ? null
        : ((cpuAfter - cpuBefore) * 1000) / result.requests.total,
  }
}

/** With the time of every single request: its own percentiles are whole milliseconds. */
function fire(options: autocannon.Options): Promise<{ result: autocannon.Result; times: number[] }> {
  const times: number[] = []
  return new Promise((resolve, reject) => {
    const run = autocannon(options, (error: unknown, result) => {
      if (error instanceof Error) reject(error)
      else resolve({ result, times })
    })
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
}

const figures = {
  perSecond: {
    called: 'requests a second',
    unit: '',
    digits: 0,
    budget: '>= 0.7 x bare',
    isKept: atLeast(0.7),
  },
  p99Ms: { called: 'p99', unit: ' ms', digits: 1, budget: '<= 3 x bare', isKept: atMost(3) },
  cpuUs: { called: 'processor time of one', unit: ' us', digits: 0, budget: '', isKept: () => null },
} as const

/** How the service stands beside the bare server: medians, and the median of each round's ratio to the bare one after it. */
export const pairRows = (name: string, { ours, bare }: Pair): Measurement[] =>
  (['perSecond', 'p99Ms', 'cpuUs'] as const).map((figure) => {
    const { called, unit, digits, budget, isKept } = figures[figure]
    const [mine, theirs] = [ours, bare].map((rounds) => rounds.map((one) => one[figure] ?? NaN))
    const ratio = median((mine ?? []).map((value, index) => value / (theirs?.[index] ?? NaN)))
    const tell = (values: readonly number[] = []) => `${round(median(values), digits)}${unit}`
    return {
      what: `${name}, ${called}`,
      value: `${tell(mine)} (${round(ratio, 2)} x)`,
      reference: `${tell(theirs)} bare`,
      budget,
      kept: isKept(ratio),
    }
  })

function atLeast(limit: number): (ratio: number) => boolean {
  return (ratio) => ratio >= limit
}

function atMost(limit: number): (ratio: number) => boolean {
  return (ratio) => ratio <= limit
}
