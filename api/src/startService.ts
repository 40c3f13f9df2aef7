import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { buildApp } from './app.ts'
import { seedAtStart } from './commands/seedAtStart.ts'
import type { Connection } from './db/connect.ts'
import type { Deps } from './deps.ts'
import { StartupError } from './env.ts'
import type { Env } from './env.ts'
import { playedBySandbox } from './gateways/openGateways.ts'
import type { SandboxAddress } from './gateways/openGateways.ts'
import { sandboxPath, startSandbox } from './gateways/sandbox/startSandbox.ts'
import { jobHandlers } from './jobs/jobHandlers.ts'
import { createLog } from './log.ts'
import { openDeps } from './openDeps.ts'
import { openRedis } from './redis/openRedis.ts'

export interface Service {
  readonly url: string
  /** Requests and jobs that run come to their end; then everything is closed. */
  readonly stop: () => Promise<void>
}

/** Starts everything over an open database, in the order in which one needs the other. What was opened before a failure is closed by the end of the process. */
export async function startService(env: Env, connection: Connection): Promise<Service> {
  const clock = Date.now
  const log = createLog(env.LOG_LEVEL)
  const redis = await openRedis(env, log)
  await seedAtStart(env, connection, log)

  let ownUrl = ''
  const sandbox =
    playedBySandbox(env).length > 0
      ? await reachSandbox(env, clock, () => env.SANDBOX_NOTIFY_URL ?? ownUrl)
      : null

  const { deps, close } = await openDeps({ env, log, clock, connection, redis, sandbox, jobPollSeconds: 2 })
  warnOfUnavailable(deps)

  const { server, drain } = await buildApp(deps)
  const url = await server
    .listen({ port: env.API_PORT, host: env.API_HOST })
    .catch(portError('API_PORT', env.API_PORT))
  ownUrl = url
  await deps.jobs.work(jobHandlers(deps))
  log.info({ url, sandbox: sandbox?.url, database: connection.backend }, 'ready')

  return {
    url,
    stop: async () => {
      log.info('draining')
      drain()
      // A balancer needs a moment to look elsewhere.
      await wait(env.DRAIN_MS)
      await server.close()
      await close()
      await sandbox?.stop()
      redis?.disconnect()
      await connection.close()
      log.info('stopped')
    },
  }
}

/** What the shop says it accepts and cannot take: the operator switches it off, or connects who can. Source: docs/decisions/014. */
function warnOfUnavailable({ env, catalogues, payments, log }: Deps): void {
  const unavailable = catalogues.brands().flatMap((brand) => {
    const methods = catalogues.of(brand).book.paymentMethods.filter((method) => !payments.offers(method))
    return methods.length === 0 ? [] : [[brand, methods]]
  })
  if (unavailable.length === 0) return
  const level = env.PAYMENT_PROVIDER === 'sandbox' ? 'info' : 'warn'
  log[level](
    { unavailable: Object.fromEntries(unavailable) },
    'ways to pay are accepted that the provider cannot open',
  )
}

const SandboxRestSchema = v.object({
  isavailPort: v.number(),
  whoisPort: v.number(),
  smtpPort: v.number(),
  publicKeyPem: v.string(),
})

/** The sandbox in this process, or the one that another process serves on the same port. */
async function reachSandbox(
  env: Env,
  clock: () => number,
  serviceUrl: () => string,
): Promise<SandboxAddress & { readonly stop: () => Promise<void> }> {
  if (env.SANDBOX_SERVER === 'on') {
    return startSandbox({
      port: env.SANDBOX_PORT,
      folder: join(env.DATA_DIR, 'sandbox'),
      notifyUrl: () => `${serviceUrl()}/api/v3/webhooks/ebanx`,
      pixMinutes: env.PIX_MINUTES,
      registrySlowMs: 8_000,
      registryLatencyMs: env.SANDBOX_REGISTRY_DELAY_MS,
      clock,
    }).catch(portError('SANDBOX_PORT', env.SANDBOX_PORT))
  }
  const url = `http://127.0.0.1:${env.SANDBOX_PORT}`
  try {
    const response = await fetch(url + sandboxPath, { signal: AbortSignal.timeout(5_000) })
    const rest = v.parse(SandboxRestSchema, await response.json())
    return { url, ...rest, stop: () => Promise.resolve() }
  } catch {
    throw new StartupError(
      `SANDBOX_SERVER is off and no sandbox answers at ${url}. Start the process that serves it, or set SANDBOX_SERVER to on.`,
    )
  }
}

const portError =
  (name: string, port: number) =>
  (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `${name} is ${port}, which another process is using. Set it to a free port, or stop that process.`,
      )
    }
    if (code === 'EACCES') {
      throw new StartupError(
        `${name} is ${port}, which this user may not open. Set it to a free port above 1023.`,
      )
    }
    throw error
  }
