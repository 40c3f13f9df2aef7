/** Fails when the tables in api/src/db/schema.ts are not what the committed migrations make. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathWithProject, root } from './root.mjs'

const api = join(root, 'api')
const copy = mkdtempSync(join(tmpdir(), 'balcao-migrations-'))

try {
  const migrations = join(api, 'src', 'db', 'migrations')
  cpSync(migrations, copy, { recursive: true })
  const before = readdirSync(copy).length
  const { status, stdout, stderr } = spawnSync(
    'drizzle-kit',
    ['generate', '--dialect=postgresql', '--schema=src/db/schema.ts', `--out=${relative(api, copy)}`],
    {
      cwd: api,
      env: { ...process.env, PATH: pathWithProject },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    },
  )
  const drifted = readdirSync(copy).length !== before
  if (status !== 0) console.error(`${stdout}${stderr}`)
  if (drifted) {
    console.error(
      'api/src/db/schema.ts has no migration for its last change: run `npm run db:generate` and commit it.',
    )
  }
  process.exitCode = status === 0 && !drifted ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
