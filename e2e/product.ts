import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './freePorts.ts'

/** Settings of a developer's own that would make the product under test another one. */
const foreign = [
  'DATABASE_URL',
  'REDIS_URL',
  'BILLING_URL',
  'SANDBOX_NOTIFY_URL',
  'HOST',
  'API_HOST',
  'HOST_BRANDS',
]

/**
 * The environment of the product under test: free ports, an empty data folder that goes away with the run, no rate limit (all visitors
 * of a test come from one address). The first process of a run chooses; its workers are handed the choice through their environment.
 */
export async function productEnvironment(): Promise<Record<string, string>> {
  const chosen = process.env.E2E_PORTS
  const [port = 0, apiPort = 0, sandboxPort = 0] = chosen?.split(',').map(Number) ?? (await freePorts(3))
  if (chosen === undefined) {
    process.env.E2E_PORTS = [port, apiPort, sandboxPort].join(',')
    process.env.E2E_DATA = mkdtempSync(join(tmpdir(), 'balcao-e2e-'))
    for (const name of foreign) delete process.env[name]
    process.on('exit', () => rmSync(process.env.E2E_DATA ?? '', { recursive: true, force: true }))
  }
  return {
    PORT: String(port),
    API_PORT: String(apiPort),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: process.env.E2E_DATA ?? '',
    RATE_LIMIT: 'off',
    // Off by default, and without the names of a main site it changes nothing.
    FLAGS: 'multiple-domain-availability=on',
    // Stories come from addresses of their own choosing, as if a proxy on this machine had passed them on.
    TRUST_PROXY: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
  }
}
