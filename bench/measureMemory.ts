import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fullCartPath } from './fullCart.ts'
import { load } from './measurePages.ts'
import type { Measurement, Part } from './measurement.ts'
import { mean, round } from './numbers.ts'
import { startProduct } from './product.ts'
import type { Product, Server } from './product.ts'

const pagesPerSecond = 30
const warmUpSeconds = 30
const seconds = 60
const readEverySeconds = 2
const budgetMb = 350
/** Of the last third to the first; more is a leak or not yet settled. */
const flat = 1.1

interface Readings {
  readonly storefront: readonly number[]
  readonly service: readonly number[]
}

/** Fresh processes, so that nothing measured before weighs on them. On a PostgreSQL server too where BENCH_DATABASE_URL names a database for it. */
export async function measureMemory(_product: Product, folder: string): Promise<Part> {
  const databaseUrl = process.env.BENCH_DATABASE_URL
  const runs: Record<string, Readings> = { embedded: await underLoad(join(folder, 'memory'), {}) }
  if (databaseUrl !== undefined) {
    runs.PostgreSQL = await underLoad(join(folder, 'memory'), {
      DATABASE_URL: databaseUrl,
      SEED_ON_START: 'on',
    })
  }
  return {
    name: 'Memory',
    method:
      `Resident memory of fresh processes while ${pagesPerSecond} cart pages a second are asked for, read every ${readEverySeconds} s for ` +
      `${seconds} s after ${warmUpSeconds} s: the mean of the last third, and what it is to the first third. Each page asks the service.`,
    rows: Object.entries(runs).flatMap(([database, { storefront, service }]) => [
      ...(database === 'embedded' ? memoryRows('storefront', storefront) : []),
      ...memoryRows(`service, ${database}`, service),
    ]),
    raw: runs,
  }
}

async function underLoad(dataFolder: string, extra: Readonly<Record<string, string>>): Promise<Readings> {
  const { storefront, service, stop } = await startProduct(dataFolder, extra)
  const url = storefront.url + fullCartPath
  const steady = { connections: 8, overallRate: pagesPerSecond }
  try {
    await load(url, { ...steady, duration: warmUpSeconds })
    const loaded = load(url, { ...steady, duration: seconds })
    const readings = { storefront: new Array<number>(), service: new Array<number>() }
    for (let read = 0; read < seconds / readEverySeconds; read += 1) {
      await wait(readEverySeconds * 1000)
      take(readings.storefront, storefront)
      take(readings.service, service)
    }
    await loaded
    return readings
  } finally {
    await stop()
  }
}

function take(readings: number[], server: Server): void {
  const mb = server.residentMb()
  if (mb !== null) readings.push(round(mb, 1))
}

function memoryRows(name: string, readings: readonly number[]): Measurement[] {
  const third = Math.floor(readings.length / 3)
  if (third === 0) {
    return [{ what: name, value: 'not told by this system', reference: '', budget: '', kept: null }]
  }
  const last = mean(readings.slice(-third))
  const growth = last / mean(readings.slice(0, third))
  return [
    {
      what: name,
      value: `${round(last, 0)} MB`,
      reference: '',
      budget: `<= ${budgetMb} MB`,
      kept: last <= budgetMb,
    },
    {
      what: `${name}, last third to first`,
      value: `${round(growth, 2)} x`,
      reference: '',
      budget: `<= ${flat} x`,
      kept: growth <= flat,
    },
  ]
}
