import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { flaggedEnvironment, productEnvironment } from './product.ts'

/** A shop that runs already, instead of one started for the run: `E2E_URL=https://... npm run e2e`. */
const given = process.env.E2E_URL
const environment = await productEnvironment()
const flagged = await flaggedEnvironment()
const addressOf = ({ PORT }: Record<string, string>) => `http://localhost:${PORT}`
const address = given ?? addressOf(environment)

const shop = (env: Record<string, string>) =>
  ({
    command: 'node tools/start.mjs',
    cwd: resolve(import.meta.dirname, '..'),
    url: `${addressOf(env)}/readyz`,
    env,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  }) as const

/** Playwright's own Chromium where the system has none. */
const onSystem = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
const executablePath = process.env.CHROMIUM_PATH ?? onSystem

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  // A story that passes at the second try has failed.
  retries: 0,
  // Only to end what hangs: a slow machine is not a fault of the product, and speed is what `bench/` measures.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Without the film: its pictures cost every story that passes a sixth of its time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Root has no sandbox to put Chromium into; what it opens is this repository's own.
      chromiumSandbox: false,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
  ],
  // One after the other: the first builds what both run.
  ...(given === undefined && { webServer: [shop(environment), shop(flagged)] }),
})
