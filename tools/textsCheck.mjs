/**
 * Compiles the texts of every language as the build does: a text that is missing, or whose plural or placeholder is malformed, fails here
 * already. Fails as well when the type of text ids is stale.
 */
import { createCompilationErrorMessage, createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { join } from 'node:path'
import { root } from './root.mjs'

const config = getConfig({ cwd: join(root, 'web') })
const problems = []

for (const locale of config.locales) {
  for (const catalog of await getCatalogs(config)) {
    const { messages, missing } = await catalog.getTranslations(locale, {
      fallbackLocales: config.fallbackLocales,
      sourceLocale: config.sourceLocale,
      missingBehavior: 'resolved',
    })
    problems.push(...missing.map(({ id }) => `${locale}: the text ${id} is missing.`))
    const { errors } = createCompiledCatalog(locale, messages, {})
    if (errors.length > 0) problems.push(createCompilationErrorMessage(locale, errors))
  }
}

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
