import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { StartupError } from '../../env.ts'
import { RegistryTableSchema } from './registryTable.ts'
import type { RegistryTable } from './registryTable.ts'

/** The operator's own table of registries, a JSON file. Throws StartupError with the first thing that is wrong with it. */
export function readRegistries(file: string): RegistryTable {
  const refuse = (why: string): never => {
    throw new StartupError(
      `REGISTRIES_FILE is ${JSON.stringify(file)}, ${why}. Set it to a JSON file such as { "br": { "protocol": "isavail", "host": "avail.registro.br" } }.`,
    )
  }
  const result = v.safeParse(RegistryTableSchema, parseFile(file, refuse))
  if (result.success) return result.output
  const [issue] = result.issues
  return refuse(`where ${v.getDotPath(issue) ?? 'the whole'} is wrong (${issue.message})`)
}

function parseFile(file: string, refuse: (why: string) => never): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return refuse('which cannot be read as JSON')
  }
}
