import { delimiter, join, resolve } from 'node:path'

/** The repository's root, wherever a command was called from. */
export const root = resolve(import.meta.dirname, '..')

/** The pinned Node.js, once installed. */
export const projectNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/**
 * Node.js lets what is young in memory grow by the machine's size, to 130 MB on a large one, before it looks what can go. Pages and prices
 * leave little behind: a page is no slower with an eighth of that, a price with a quarter. `docs/operating.md` names both too.
 */
export const nodeFlags = {
  service: ['--max-semi-space-size=32'],
  storefront: ['--max-semi-space-size=16'],
}

/** The C library keeps what it was given back, some 90 MB after PostgreSQL's WebAssembly was compiled, unless it is told to let go (glibc). */
export const memoryEnv = { MALLOC_TRIM_THRESHOLD_: '131072' }

const bin = join(root, 'node_modules', '.bin')
const paths = (process.env.PATH ?? '').split(delimiter).filter((path) => path !== bin)

/** The search path with the project's own programs first, and without them. */
export const pathWithProject = [bin, ...paths].join(delimiter)
export const pathWithoutProject = paths.join(delimiter)

/** Ends with one line for the reader. @param {string} line @returns {never} */
export function giveUp(line) {
  console.error(line)
  process.exit(1)
}
