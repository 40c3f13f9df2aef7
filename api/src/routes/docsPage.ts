import * as v from 'valibot'

const ResponseSchema = v.object({ description: v.optional(v.string(), ''), $ref: v.optional(v.string()) })

/** The part of an OpenAPI document that the page shows in words; the rest stands there as JSON. */
export const OpenApiSchema = v.object({
  info: v.object({ title: v.string(), version: v.string(), description: v.optional(v.string(), '') }),
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.looseObject({
        summary: v.optional(v.string(), ''),
        description: v.optional(v.string(), ''),
        parameters: v.optional(v.array(v.unknown()), []),
        requestBody: v.optional(v.unknown()),
        responses: v.record(v.string(), ResponseSchema),
      }),
    ),
  ),
})

type OpenApi = v.InferOutput<typeof OpenApiSchema>
type Operation = NonNullable<OpenApi['paths'][string]>[string]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** Every call on one page, readable without a script. */
export function docsPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}</title>
<style>
  body { font: 16px/1.55 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430 }
  section { border-top: 1px solid #cfd6e0; padding: 1rem 0 }
  h2 { font: 600 1rem/1.4 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere }
  p { margin: .25rem 0; color: #4a5566 }
  pre { background: #f4f6f9; padding: .75rem; overflow-x: auto; font-size: .8rem }
  summary { cursor: pointer; min-height: 28px }
  a { color: #1457d9 }
  ul { padding-left: 1.2rem }
</style>
<h1>${escape(info.title)} ${escape(info.version)}</h1>
<p>${escape(info.description)}</p>
<p><a href="/docs/openapi.json">openapi.json</a></p>
<nav aria-label="Calls"><ul>
${operations.map(({ method, path, operation }) => `<li><a href="#${anchor(method, path)}">${method} ${escape(path)}</a> ${escape(operation.summary)}</li>`).join('\n')}
</ul></nav>
${operations.map(({ method, path, operation }) => section(method, path, operation)).join('\n')}
</html>
`
}

const anchor = (method: string, path: string): string => `${method}${path}`.replace(/[^A-Za-z0-9]+/g, '-')

const section = (
  method: string,
  path: string,
  operation: Operation,
): string => `<section id="${anchor(method, path)}">
<h2>${method} ${escape(path)}</h2>
<p>${escape(operation.summary)}. ${escape(operation.description)}</p>
<p>Answers: ${escape(Object.keys(operation.responses).join(', '))}</p>
${part('Parameters', operation.parameters.length === 0 ? undefined : operation.parameters)}
${part('Body', operation.requestBody)}
${part('Answers', operation.responses)}
</section>`

const part = (title: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`
