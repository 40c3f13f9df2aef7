import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const entry = fileURLToPath(new URL('../server.ts', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly errors: string
}

const start = (env: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [entry], {
      env: { PATH: process.env['PATH'], API_PORT: '0', SANDBOX_PORT: '0', LOG_LEVEL: 'silent', ...env },
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('close', (code) => resolve({ code, errors }))
  })

describe('a service in which something breaks that nobody catches', () => {
  it('ends with one line in its log, which leaves out what was typed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'balcao-'))
    const drizzle = JSON.stringify(import.meta.resolve('drizzle-orm'))
    const breaking = `import { DrizzleQueryError } from ${drizzle}
      process.on('SIGUSR2', () => Promise.reject(new DrizzleQueryError('select $1', ['ana@exemplo.com.br'], new Error('cut'))))`
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(breaking)}`, entry],
      { env: { PATH: process.env['PATH'], API_PORT: '0', SANDBOX_PORT: '0', DATA_DIR: folder } },
    )
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        if (chunk.includes('"msg":"ready"')) child.kill('SIGUSR2')
      })
    }
    const [code] = await once(child, 'close')
    rmSync(folder, { recursive: true })
    expect(code).toBe(1)
    expect(printed.trim().split('\n').at(-1)).toMatch(
      /^{"level":60,.*ended by an error that nobody caught"}$/,
    )
    expect(printed).toContain('"message":"cut"')
    expect(printed).not.toContain('ana@exemplo.com.br')
  })
})

describe('a start that cannot work', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'balcao-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const endsWith = async (env: Record<string, string>, name: string) => {
    const { code, errors } = await start(env)
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).toMatch(new RegExp(`^${name} .*(Set|set|Start|Stop) `))
  }

  it('names a malformed value', () => endsWith({ API_PORT: 'soon' }, 'API_PORT'))

  it('names a database that does not answer', () =>
    endsWith({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'DATABASE_URL'))

  it('names a folder that cannot be written', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    return endsWith({ DATA_DIR: join(file, 'data') }, 'DATA_DIR')
  })

  it.runIf(existsSync('/proc/self'))('names a folder where the system makes none', () =>
    endsWith({ DATA_DIR: '/proc/balcao/data' }, 'DATA_DIR'),
  )

  it('names a Redis that does not answer', () =>
    endsWith({ DATA_DIR: join(folder, 'beside-redis'), REDIS_URL: 'redis://127.0.0.1:1' }, 'REDIS_URL'))

  it('names a folder that another process owns', () => {
    writeFileSync(join(folder, 'owner.pid'), String(process.pid))
    return endsWith({ DATA_DIR: folder }, 'DATA_DIR')
  })

  it('names a busy port', async () => {
    const busy = createServer()
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const address = busy.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    await endsWith({ DATA_DIR: join(folder, 'own'), SANDBOX_PORT: port }, 'SANDBOX_PORT')
    busy.close()
  })
})
