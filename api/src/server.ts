import { enableCompileCache } from 'node:module'
import { openDatabase } from './db/openDatabase.ts'
import { StartupError, readEnv } from './env.ts'

/** `node api/src/server.ts`: the billing service. A start that cannot work ends with one line and exit code 1. */
try {
  const env = readEnv(process.env)
  enableCompileCache()
  // The embedded database takes about as long to start as the rest of the code to load: they do so at the same time.
  const [connection, { startService }, { createLog }] = await Promise.all([
    openDatabase(env),
    import('./startService.ts'),
    import('./log.ts'),
  ])
  // Node would print the error with all that it carries; the log leaves out what was typed.
  const log = createLog(env.LOG_LEVEL)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by an error that nobody caught')
    process.exit(1)
  })
  const service = await startService(env, connection)
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      service.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : stackOf(error)}\n`)
  process.exit(1)
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
