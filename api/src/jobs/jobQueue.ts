import { randomUUID } from 'node:crypto'
import type { MailKind } from '@balcao/catalogue/mailTexts'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Connection, Orm } from '../db/connect.ts'
import { queueWithin } from '../db/queueWithin.ts'

/** Work that must happen after a commit. Each is safe to do twice. */
export interface Jobs {
  readonly 'initiate-payment': { readonly paymentId: string }
  readonly 'refresh-payment': { readonly paymentId: string }
  readonly 'send-mail': { readonly orderId: string; readonly mail: MailKind }
  /** Not sent by anybody: once a day. */
  readonly 'forget-notifications': Readonly<Record<string, never>>
}

export type JobName = keyof Jobs

export type JobHandlers = { readonly [Name in JobName]: (data: Jobs[Name]) => Promise<void> }

/** A job that would fail alike however often it is tried: it goes to the dead letters at once. */
export class HopelessJob extends Error {}

/** The queue in our database (pg-boss). A job sent inside a transaction exists if and only if the transaction commits: the outbox. */
export interface JobQueue {
  readonly send: <Name extends JobName>(
    tx: Orm,
    name: Name,
    data: Jobs[Name],
    notBefore: Date,
  ) => Promise<void>
  /** Starts to work; without it jobs are kept for another process. */
  readonly work: (handlers: JobHandlers) => Promise<void>
  /** Lets running jobs end, hands the rest back. */
  readonly stop: () => Promise<void>
}

const deadLetters = 'dead-letters'

/** Later and later, up to a quarter of an hour: a payment for an hour, a mail for half a day. */
const tries = {
  'initiate-payment': 12,
  'refresh-payment': 12,
  'send-mail': 60,
  'forget-notifications': 12,
} as const satisfies Record<JobName, number>

/** Jobs that belong to no event, and how long one waits for the next. */
const daily = { name: 'forget-notifications', everySeconds: 86_400 } as const satisfies {
  name: JobName
  everySeconds: number
}

export async function openJobQueue(
  connection: Connection,
  log: Logger,
  pollSeconds: number,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: connection.queue,
    backend: connection.backend,
    schedule: false,
    persistWarnings: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  await boss.createQueue(deadLetters)
  for (const [name, retryLimit] of Object.entries(tries)) {
    await boss.createQueue(name, {
      retryLimit,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 900,
      deadLetter: deadLetters,
      // However many processes ask for the next one, one waits.
      policy: name === daily.name ? 'short' : 'standard',
    })
    // Reads the queue's settings into pg-boss's memory: a send inside a transaction must not ask the database on the side, which
    // would wait for that very transaction where there is one connection.
    await boss.cancel(name, randomUUID())
  }

  const serve = <Name extends JobName>(name: Name, handle: (data: Jobs[Name]) => Promise<void>) =>
    boss.work<Jobs[Name]>(name, { pollingIntervalSeconds: pollSeconds, batchSize: 1 }, async (jobs) => {
      for (const job of jobs) await handle(job.data).catch((error: unknown) => bury(name, job.data, error))
    })

  async function bury<Name extends JobName>(name: Name, data: Jobs[Name], error: unknown): Promise<void> {
    if (!(error instanceof HopelessJob)) throw error
    log.error({ job: name, reason: error.message }, 'job given up')
    await boss.send(deadLetters, { ...data, job: name, reason: error.message })
  }

  return {
    send: async (tx, name, data, notBefore) => {
      await boss.send(name, data, { db: queueWithin(tx), startAfter: notBefore })
    },
    work: async (handlers) => {
      await serve('initiate-payment', handlers['initiate-payment'])
      await serve('refresh-payment', handlers['refresh-payment'])
      await serve('send-mail', handlers['send-mail'])
      await serve(daily.name, async (data) => {
        await boss.send(daily.name, {}, { startAfter: daily.everySeconds })
        await handlers[daily.name](data)
      })
      await boss.send(daily.name, {})
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000, close: false }),
  }
}
