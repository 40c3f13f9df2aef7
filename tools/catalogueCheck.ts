/** Checks the catalogue's data files. Prints each problem with file, place and cure, and exits 1 if there is any. */
import { describeProblem } from '@balcao/catalogue/catalogueProblem'
import { inspectCatalogue } from '@balcao/catalogue/checkCatalogue'
import { readCatalogueFiles } from '@balcao/catalogue/readCatalogueFiles'

const { parts, problems } = inspectCatalogue(readCatalogueFiles())

for (const problem of problems) process.stderr.write(`${describeProblem(problem)}\n`)

if (problems.length > 0) {
  process.stderr.write(`${problems.length} problem${problems.length === 1 ? '' : 's'} in the catalogue.\n`)
  process.exitCode = 1
} else {
  process.stdout.write(`The catalogue is sound: ${parts.length} brands.\n`)
}
