import type { CatalogueFiles } from '../catalogueFiles.ts'
import { readCatalogueFiles } from '../readCatalogueFiles.ts'

/** The catalogue as it stands; read once, for tests change copies alone. */
export const files: CatalogueFiles = readCatalogueFiles()

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A copy of the catalogue in which a file's value at a path is another; `undefined` takes it out. */
export function edited(
  file: string,
  path: readonly (string | number)[],
  value: Json | undefined,
  from: CatalogueFiles = files,
): CatalogueFiles {
  const root: Json = JSON.parse(from[file] ?? '{}')
  return { ...from, [file]: JSON.stringify(changed(root, path, value)) }
}

function changed(node: Json, path: readonly (string | number)[], value: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return value ?? null
  if (Array.isArray(node)) {
    const at = key === '+' ? node.length : Number(key)
    const inner = rest.length === 0 ? value : changed(node[at] ?? null, rest, value)
    return inner === undefined ? node.toSpliced(at, 1) : node.toSpliced(at, 1, inner)
  }
  const object = node !== null && typeof node === 'object' ? node : {}
  const { [key]: old = null, ...others } = object
  const inner = rest.length === 0 ? value : changed(old, rest, value)
  return inner === undefined ? others : { ...others, [key]: inner }
}

/** A copy without one file. */
export const without = (file: string, from: CatalogueFiles = files): CatalogueFiles =>
  Object.fromEntries(Object.entries(from).filter(([path]) => path !== file))
