import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CatalogueFiles } from './catalogueFiles.ts'

const catalogueFolder = fileURLToPath(new URL('../', import.meta.url))

/** Data lies in these; whatever else is in the folder (sources, package.json) is no data. */
const dataFolders = ['brands', 'prices', 'coupons', 'products', 'mails', 'icons']
const dataFiles = ['tlds.json', 'dataCenters.json']

/** Reads the data files of a catalogue folder, by default this one. Throws what the file system throws. */
export function readCatalogueFiles(folder: string = catalogueFolder): CatalogueFiles {
  const nested = dataFolders.flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(json|svg)$/.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const paths = [...dataFiles, ...nested].toSorted()
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}
