import type { FlagValues } from '@balcao/rules/flags'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Connection } from './db/connect.ts'
import type { Env } from './env.ts'
import type { BotCheck } from './gateways/botCheck/botCheck.ts'
import type { DocumentRegistry } from './gateways/documents/documentRegistry.ts'
import type { Mailer } from './gateways/mail/mailer.ts'
import type { PaymentProvider } from './gateways/payment/paymentProvider.ts'
import type { PostalCodes } from './gateways/postalCode/postalCodes.ts'
import type { DomainRegistry } from './gateways/registry/domainRegistry.ts'
import type { JobQueue } from './jobs/jobQueue.ts'
import type { CatalogueSnapshots } from './snapshots/catalogueSnapshots.ts'
import type { OrderWatch } from './snapshots/orderWatch.ts'

/** Everything that a route or command may reach; made once at start, or by a test. */
export interface Deps {
  readonly env: Env
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly connection: Connection
  readonly redis: Redis | null
  readonly flags: FlagValues
  readonly catalogues: CatalogueSnapshots
  readonly orderWatch: OrderWatch
  readonly jobs: JobQueue
  readonly payments: PaymentProvider
  readonly registry: DomainRegistry
  readonly postalCodes: PostalCodes
  readonly documents: DocumentRegistry
  readonly botCheck: BotCheck
  readonly mailer: Mailer
}
