import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calculate } from '@balcao/contract/calculate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { startService } from '../startService.ts'
import { cart } from './builders.ts'
import { databases } from './databases.ts'

describe('a service told to stop', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'balcao-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is not ready at once, serves for a while, and is gone', { timeout: 120_000 }, async () => {
    const connection = await databases[0]?.open()
    if (connection === undefined) throw new Error('no database')
    const ports = { API_PORT: '0', SANDBOX_PORT: '0' }
    const env = readEnv({
      ...ports,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PRESSURE_MS: '0',
      DRAIN_MS: '3000',
    })
    const { url, stop } = await startService(env, connection)
    const statusOf = async (path: string) => (await fetch(url + path)).status
    expect(await statusOf('/readyz')).toBe(200)

    const stopped = stop()
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    const priced = await fetch(url + calculate.path, {
      method: 'POST',
      headers: { brand: 'br', 'content-type': 'application/json' },
      body: JSON.stringify(cart({ domains: [] })),
    })
    expect(priced.status).toBe(200)
    await stopped
    await expect(statusOf('/healthz')).rejects.toThrow()
  })
})
