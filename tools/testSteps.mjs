import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { pathWithProject, root } from './root.mjs'
import { ensureWebBuilt } from './webBuild.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ ok: boolean, output: string, counts: Counts | null }} Result
 * @typedef {{ name: string, wanted: () => boolean, run: () => Promise<Result> }} Step
 */

const always = () => true
const workspaces = ['rules', 'catalogue', 'contract', 'http', 'api', 'web']
/** What is printed only after a failure is kept in a string: colours are for those who read it on a terminal. */
const plain = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

const serversGiven = () => Boolean(process.env.TEST_DATABASE_URL || process.env.TEST_REDIS_URL)

/** Each on the embedded database, whatever the environment names; the step on servers takes what it names. */
const embedded = { TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined }

/** What a change must pass, the quick and telling ones first. @type {Step[]} */
export const steps = [
  { name: 'types', wanted: always, run: () => program('tsc', ['-b']) },
  { name: 'lint', wanted: always, run: () => script('lint') },
  { name: 'format', wanted: always, run: () => script('format:check') },
  { name: 'boundaries', wanted: always, run: () => vitest(['tools'], embedded) },
  { name: 'catalogue', wanted: always, run: () => script('catalogue:check') },
  { name: 'generated files', wanted: always, run: () => script('generated:check') },
  { name: 'unit', wanted: always, run: () => vitest(workspaces, embedded) },
  { name: 'service on servers', wanted: serversGiven, run: () => vitest(['api'], {}) },
  { name: 'web build', wanted: always, run: buildWeb },
  { name: 'size budget', wanted: always, run: () => script('size') },
  { name: 'browser', wanted: always, run: playwright },
]

/** @param {string} name of package.json's scripts */
const script = (name) => program('npm', ['run', '--silent', name])

/** @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Promise<Result>} */
function program(file, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, PATH: pathWithProject, ...plain, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text))
    }
    child.on('error', (error) => resolve({ ok: false, output: error.message, counts: null }))
    child.on('close', (code) => resolve({ ok: code === 0, output, counts: null }))
  })
}

/** @param {string[]} projects @param {NodeJS.ProcessEnv} env @returns {Promise<Result>} */
async function vitest(projects, env) {
  const report = reportFile()
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const result = await program('vitest', ['run', ...chosen, ...reporters], env)
  return withCounts(result, report, (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
    skipped: found.numPendingTests + found.numTodoTests,
  }))
}

/** @returns {Promise<Result>} */
async function playwright() {
  const report = reportFile()
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const result = await program(
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env,
  )
  return withCounts(result, report, ({ stats }) => ({
    passed: stats.expected,
    // A test that passes at the second try has failed once.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
}

/** @returns {Promise<Result>} */
async function buildWeb() {
  const { failure } = ensureWebBuilt()
  return { ok: failure === null, output: failure ?? '', counts: null }
}

/** A runner that wrote no report did not get as far as its tests. @param {Result} result @param {string} report @param {(found: any) => Counts} read */
function withCounts(result, report, read) {
  try {
    const counts = read(JSON.parse(readFileSync(report, 'utf8')))
    return { ...result, ok: result.ok && counts.failed === 0 && counts.passed > 0, counts }
  } catch {
    return { ...result, ok: false }
  } finally {
    rmSync(dirname(report), { recursive: true, force: true })
  }
}

const reportFile = () => join(mkdtempSync(join(tmpdir(), 'balcao-test-')), 'report.json')
