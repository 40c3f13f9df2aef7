import * as v from 'valibot'
import type { CatalogueFiles } from './catalogueFiles.ts'
import { problemIn } from './catalogueProblem.ts'
import type { CatalogueProblem } from './catalogueProblem.ts'

/** A file in its form; undefined, with the reasons added to `problems`, where it is missing, no JSON or of another form. */
export function parseFile<Schema extends v.GenericSchema>(
  files: CatalogueFiles,
  file: string,
  schema: Schema,
  problems: CatalogueProblem[],
): v.InferOutput<Schema> | undefined {
  const text = files[file]
  if (text === undefined) {
    problems.push(
      problemIn(file)(
        'missing-file',
        '',
        'the file is missing',
        'Write it after the example of another brand',
      ),
    )
    return undefined
  }
  const json = parseJson(text, file, problems)
  if (json === undefined) return undefined
  const result = v.safeParse(schema, json)
  if (result.success) return result.output
  problems.push(...result.issues.map((issue) => wrongForm(file, issue)))
  return undefined
}

function parseJson(text: string, file: string, problems: CatalogueProblem[]): unknown {
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable'
    problems.push(
      problemIn(file)(
        'not-json',
        '',
        `this is no JSON (${reason})`,
        'Mend the comma, bracket or quotation mark at that place',
      ),
    )
    return undefined
  }
}

/** What the schema says of a value, with the place where it stands. */
export function wrongForm(file: string, issue: v.BaseIssue<unknown>, within = ''): CatalogueProblem {
  const place = [within, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.')
  const message = `${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`
  return problemIn(file)('wrong-form', place, message, cureOf(issue))
}

function cureOf({ expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'Take the key out, or mend its spelling'
  if (expected === null) return 'Write a fitting value'
  return received === 'undefined' ? `Add it: ${expected}` : `Write ${expected}`
}
