import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { pathWithProject, root } from './root.mjs'

const onSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where a Chromium that runs is: CHROMIUM_PATH, the system's, or Playwright's. @returns {string | null} */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return runs(given) ? given : null
  return [...onSystem, chromium.executablePath()].find(runs) ?? null
}

/**
 * Finds a Chromium or installs one: Debian's package where that is possible, since it brings the libraries that Playwright's
 * download needs and does not have; else Playwright's download. Throws with the cure when there is none in the end.
 *
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium()
  if (found !== null) return found
  if (process.env.CHROMIUM_PATH) {
    throw new Error(
      `CHROMIUM_PATH (${process.env.CHROMIUM_PATH}) does not run. Set it to a Chromium, or leave it out.`,
    )
  }

  const installed = (canUseApt() && installFromDebian()) || installFromPlaywright()
  const chromiumPath = installed ? findChromium() : null
  if (chromiumPath === null) {
    throw new Error('There is no Chromium for the browser tests. Install one and set CHROMIUM_PATH to it.')
  }
  return chromiumPath
}

/** @param {string} file */
function runs(file) {
  if (!existsSync(file)) return false
  try {
    return execFileSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: 'pipe' }).length > 0
  } catch {
    return false
  }
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function installFromDebian() {
  console.log("Installing Chromium (Debian's package, once) ...")
  const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']].every(
    (what) => spawnSync('apt-get', ['-qq', ...what], { env: quietly, stdio: 'ignore' }).status === 0,
  )
}

function installFromPlaywright() {
  console.log("Installing Chromium (Playwright's, once) ...")
  const { status } = spawnSync('playwright', ['install', 'chromium', '--no-shell'], {
    cwd: root,
    env: { ...process.env, PATH: pathWithProject },
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  return status === 0
}
