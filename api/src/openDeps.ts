import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Connection } from './db/connect.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { openGateways } from './gateways/openGateways.ts'
import type { SandboxAddress } from './gateways/openGateways.ts'
import { openJobQueue } from './jobs/jobQueue.ts'
import { claimToken } from './repositories/usedTokens.ts'
import { keepCatalogues } from './snapshots/catalogueSnapshots.ts'
import { watchOrders } from './snapshots/orderWatch.ts'

export interface DepsParts {
  readonly env: Env
  readonly log: Logger
  readonly clock: () => number
  readonly connection: Connection
  readonly redis: Redis | null
  /** Null where nothing is played. */
  readonly sandbox: SandboxAddress | null
  /** How often to look for jobs that are due. */
  readonly jobPollSeconds: number
}

export interface OpenedDeps {
  readonly deps: Deps
  /** Lets running jobs end, and closes what was opened here; the given parts stay open. */
  readonly close: () => Promise<void>
}

/** Opens what routes and commands reach, over a database that is open and seeded: for the service, and for tests of it. */
export async function openDeps({ sandbox, jobPollSeconds, ...parts }: DepsParts): Promise<OpenedDeps> {
  const { env, log, clock, connection, redis } = parts
  const [catalogues, orderWatch, jobs] = await Promise.all([
    keepCatalogues({ connection, flags: env.FLAGS, log, pollMs: env.CATALOGUE_POLL_SECONDS * 1_000 }),
    watchOrders(connection),
    openJobQueue(connection, log, jobPollSeconds),
  ])
  const claim = (name: string, until: Date) => claimToken(connection.orm, name, until, new Date(clock()))
  const gateways = openGateways({ env, sandbox, redis, clock, claim })
  return {
    deps: { ...parts, flags: env.FLAGS, catalogues, orderWatch, jobs, ...gateways },
    close: async () => {
      await jobs.stop()
      await Promise.all([catalogues.stop(), orderWatch.stop()])
    },
  }
}
