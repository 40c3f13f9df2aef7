type Leaves = Map<string, string>

/** What differs between two catalogues: one line a value, by its path. Lists of things with an `id` are compared by it. */
export function changesBetween(before: unknown, after: unknown): string[] {
  const old = leavesOf(before)
  const now = leavesOf(after)
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort()
  return paths.flatMap((path) => {
    const was = old.get(path)
    const is = now.get(path)
    if (was === is || path.endsWith('version')) return []
    return [`${path}: ${was ?? '(none)'} -> ${is ?? '(none)'}`]
  })
}

function leavesOf(value: unknown): Leaves {
  const leaves: Leaves = new Map()
  const walk = (node: unknown, path: string): void => {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) walk(item, join(path, idOf(item) ?? String(index)))
    } else if (typeof node === 'object' && node !== null) {
      for (const [key, item] of Object.entries(node)) walk(item, join(path, key))
    } else {
      leaves.set(path, JSON.stringify(node) ?? '(none)')
    }
  }
  walk(value, '')
  return leaves
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

const idOf = (item: unknown): string | null =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : null
