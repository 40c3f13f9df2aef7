import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { pathWithProject, root } from './root.mjs'

const web = join(root, 'web')
const stamp = join(web, 'dist', 'built-from')

/** What a build is made from; a change in any of it makes a build stale. */
const sources = ['web', 'rules/src', 'catalogue', 'contract/src', 'package-lock.json', 'tools/webBuild.mjs']
const unrelated = new Set(['node_modules', 'dist', 'coverage'])

/**
 * Builds the storefront for browser and server unless the build is current. Returns the builder's output where it failed.
 *
 * @returns {{ built: boolean, failure: string | null }}
 */
export function ensureWebBuilt() {
  const digest = digestOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return { built: false, failure: null }

  rmSync(stamp, { force: true })
  for (const kind of [[], ['--ssr', 'src/entry-server.tsx']]) {
    const { status, stdout, stderr } = spawnSync('vite', ['build', '--logLevel', 'warn', ...kind], {
      cwd: web,
      env: { ...process.env, PATH: pathWithProject, NODE_ENV: 'production', NO_COLOR: '1' },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (status !== 0) return { built: false, failure: `${stdout}${stderr}` }
  }
  compressFiles(join(web, 'dist', 'client', 'assets'))
  writeFileSync(stamp, digest)
  return { built: true, failure: null }
}

/** @param {string[]} paths from the root */
function digestOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesOf(join(root, path)))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} path a file or a folder @returns {string[]} */
function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !unrelated.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
}

/** Compressed once at full strength, so that no request pays for it. @param {string} folder */
function compressFiles(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const content = readFileSync(join(folder, name))
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, brotli))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
  }
}
