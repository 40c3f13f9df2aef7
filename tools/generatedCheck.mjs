/** Fails when a generated file that is committed says something else than its source. Says all that is stale, not the first alone. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

const checks = [
  ['openapi.ts', '--check'],
  ['messageIds.mjs', '--check'],
  ['textsCheck.mjs'],
  ['migrationsCheck.mjs'],
]

const failed = checks.filter(([file = '', ...args]) => {
  const { status } = spawnSync(process.execPath, [join(root, 'tools', file), ...args], { stdio: 'inherit' })
  return status !== 0
})
process.exit(failed.length === 0 ? 0 : 1)
