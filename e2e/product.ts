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
  'FLAGS',
  'EXPERIMENTS',
]

/** Two shops, each with a storefront, a service and a sandbox. */
const portsWanted = 6

/**
 * The environment of the product under test: free ports, an empty data folder that goes away with the run, no rate limit (all visitors
 * of a test come from one address). The first process of a run chooses; its workers are handed the choice through their environment.
 */
export async function productEnvironment(): Promise<Record<string, string>> {
  const [port, apiPort, sandboxPort] = await chosenPorts()
  return {
    ...shopEnvironment({ port, apiPort, sandboxPort, folder: 'shop' }),
    // Off by default, and without the names of a main site it changes nothing.
    FLAGS: 'multiple-domain-availability=on',
    // No other story comes on a tablet.
    EXPERIMENTS: 'mobile-fixed-menu:tablet=100',
  }
}

/** The same product with flags on that are off by default, for the stories of what they change. */
export async function flaggedEnvironment(): Promise<Record<string, string>> {
  const [, , , port, apiPort, sandboxPort] = await chosenPorts()
  return {
    ...shopEnvironment({ port, apiPort, sandboxPort, folder: 'flagged' }),
    FLAGS: [
      'auto-select-domain',
      'br-tld-search',
      'discount-card',
      'email-trial',
      'free-site-security',
      'mobile-fixed-menu',
      'oracle-servers',
      'temporary-domain-addons',
      'trial-email-without-domain',
      'turbo-domain-bonus',
      'vps-datacenter-restriction',
    ]
      .map((flag) => `${flag}=on`)
      .join(','),
  }
}

async function chosenPorts(): Promise<readonly (number | undefined)[]> {
  const chosen = process.env.E2E_PORTS?.split(',').map(Number)
  if (chosen !== undefined) return chosen
  const ports = await freePorts(portsWanted)
  process.env.E2E_PORTS = ports.join(',')
  process.env.E2E_DATA = mkdtempSync(join(tmpdir(), 'balcao-e2e-'))
  for (const name of foreign) delete process.env[name]
  process.on('exit', () => rmSync(process.env.E2E_DATA ?? '', { recursive: true, force: true }))
  return ports
}

interface ShopPlace {
  readonly port: number | undefined
  readonly apiPort: number | undefined
  readonly sandboxPort: number | undefined
  readonly folder: string
}

const shopEnvironment = ({ port, apiPort, sandboxPort, folder }: ShopPlace) => ({
  PORT: String(port),
  API_PORT: String(apiPort),
  SANDBOX_PORT: String(sandboxPort),
  DATA_DIR: join(process.env.E2E_DATA ?? '', folder),
  RATE_LIMIT: 'off',
  // Stories come from addresses of their own choosing, as if a proxy on this machine had passed them on.
  TRUST_PROXY: '127.0.0.1,::1',
  LOG_LEVEL: 'warn',
})
