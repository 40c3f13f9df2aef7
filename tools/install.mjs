/** Runs on any Node.js from 20.19 and before anything is installed, so it imports nothing that is. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { whenOrphaned } from './whenOrphaned.mjs'
import { giveUp, pathWithoutProject, pathWithProject, projectNode, root } from './root.mjs'

/** Installs what package-lock.json asks for, unless it is there. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing dependencies (once; about a minute) ...')

  // Not the project's own node: `npm ci` removes it first.
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutProject },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    giveUp('Dependencies could not be installed: see npm above. It needs npm and its registry.')
  if (!existsSync(projectNode)) {
    giveUp(
      'Node.js 24 was not installed: npm must be allowed to run install scripts (npm config set ignore-scripts false).',
    )
  }
}

/**
 * Whether npm's own record of what stands in node_modules has every package of package-lock.json at its version. True as well
 * after an install by hand.
 */
export function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || !existsSync(projectNode)) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  )
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Goes on under the pinned Node.js: starts the same command again where it is another one, and ends as that ends. */
export async function underProjectNode() {
  if (process.execPath === projectNode || process.versions.node.split('.')[0] === '24') return

  const child = spawn(projectNode, process.argv.slice(1), {
    env: { ...process.env, PATH: pathWithProject },
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal))
  whenOrphaned(() => child.kill('SIGTERM'))
  const code = await new Promise((resolve) => child.on('close', resolve))
  process.exit(typeof code === 'number' ? code : 1)
}
