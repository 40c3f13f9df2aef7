import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** "File is not under rootDir": what TypeScript says of a file that belongs to no project referred to. */
const outsideOfProject = 6059

/**
 * The codes of what TypeScript says when `workspace` has one more file with this import. Nothing is written: the file
 * and the one it imports exist in the compiler's eyes alone.
 */
function codesOf(workspace: string, target: string): number[] {
  const config = ts.getParsedCommandLineOfConfigFile(resolve(root, workspace, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  })
  if (config === undefined) throw new Error(`${workspace}/tsconfig.json cannot be read`)

  const imports = resolve(root, workspace, 'src/bad.ts')
  const imported = resolve(root, target)
  const texts = new Map([
    [imports, `import { thing } from '../../${target}'\nexport const other = thing\n`],
    [imported, 'export const thing = 1\n'],
  ])
  const host = ts.createCompilerHost(config.options)
  const { getSourceFile, fileExists, directoryExists } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.directoryExists = (path) => path === dirname(imported) || (directoryExists?.(path) ?? false)
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const text = texts.get(path)
    return text === undefined
      ? getSourceFile(path, languageVersion, ...rest)
      : ts.createSourceFile(path, text, languageVersion)
  }

  const program = ts.createProgram({
    rootNames: [imports],
    options: config.options,
    projectReferences: config.projectReferences ?? [],
    host,
  })
  return program.getSemanticDiagnostics(program.getSourceFile(imports)).map(({ code }) => code)
}

describe('project references', () => {
  it.each([
    ['rules', 'catalogue/src/bad-target.ts'],
    ['rules', 'contract/src/bad-target.ts'],
    ['catalogue', 'contract/src/bad-target.ts'],
    ['catalogue', 'api/src/bad-target.ts'],
    ['contract', 'catalogue/src/bad-target.ts'],
    ['contract', 'web/src/bad-target.ts'],
    ['http', 'api/src/bad-target.ts'],
    ['api', 'web/src/bad-target.ts'],
    ['web', 'api/src/bad-target.ts'],
    ['e2e', 'rules/src/bad-target.ts'],
    ['bench', 'contract/src/bad-target.ts'],
  ])('%s does not compile with an import of %s', (workspace, target) => {
    expect(codesOf(workspace, target)).toContain(outsideOfProject)
  })

  it.each([
    ['catalogue', 'rules/src/money.ts'],
    ['contract', 'rules/src/money.ts'],
    ['api', 'contract/src/calls.ts'],
    ['web', 'contract/src/calls.ts'],
  ])('%s compiles with an import of %s', (workspace, target) => {
    expect(codesOf(workspace, target)).not.toContain(outsideOfProject)
  })
})
