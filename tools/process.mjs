import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { memoryEnv, projectNode, root } from './root.mjs'

/** How long a process may take to end what it has begun. */
const graceMs = 15_000

/**
 * A part of the product as a process. What it prints is kept back until `speak` (its start either works, and is then of no
 * interest but in order, or fails with a line that should stand alone) and carries its name from then on.
 */
export class Process {
  /** @type {string[] | null} */
  #held = []
  #child
  #label

  /** @param {string} label @param {readonly string[]} args of Node.js @param {NodeJS.ProcessEnv} env */
  constructor(label, args, env) {
    this.#label = label
    this.#child = spawn(projectNode, args, {
      cwd: root,
      env: { ...memoryEnv, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own group: Ctrl-C in a terminal reaches this command alone, which then stops its parts in order.
      detached: true,
    })
    const closed = [this.#child.stdout, this.#child.stderr].map((stream) => {
      const lines = createInterface({ input: stream })
      lines.on('line', (line) => this.#print(line))
      return new Promise((resolve) => lines.on('close', resolve))
    })
    /** Settles with the exit code when the process has ended and all that it printed is here. @type {Promise<number>} */
    this.ended = new Promise((resolve) => {
      this.#child.on('close', async (code) => {
        await Promise.all(closed)
        resolve(code ?? 1)
      })
    })
  }

  /** What it printed before `speak`. */
  get held() {
    return this.#held ?? []
  }

  speak() {
    const held = this.held
    this.#held = null
    for (const line of held) this.#print(line)
  }

  /** Asks it to end, insists after a while, and waits for it. */
  async stop() {
    this.#child.kill('SIGTERM')
    const insist = setTimeout(() => this.#child.kill('SIGKILL'), graceMs)
    const code = await this.ended
    clearTimeout(insist)
    return code
  }

  /** @param {string} line */
  #print(line) {
    if (this.#held !== null) this.#held.push(line)
    else console.log(`${this.#label} | ${line}`)
  }
}
