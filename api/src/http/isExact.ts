import { toJsonSchema } from '@valibot/to-json-schema'
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { GenericSchema } from 'valibot'

type Check = (value: unknown) => boolean

/** A string is as long as its UTF-16 units for valibot, and as its code points for JSON Schema. */
const ajv = new Ajv2020({ strict: true, strictTypes: false, unicode: false, logger: false })

const checks = new WeakMap<GenericSchema, Check>()

/**
 * Whether a schema would give back as it is what came as JSON: nothing to refuse, to drop, to fill in or to trim. Asked of a check that is
 * compiled from the schema itself ([decision 029](../../../docs/decisions/029-a-compiled-check-before-the-schema.md)). A no says nothing: what is
 * not exact is the schema's to judge. Throws TypeError for a schema of a kind that nobody has said how to check exactly.
 */
export const isExact = (schema: GenericSchema, value: unknown): boolean => checkOf(schema)(value)

/** The check of a schema, compiled once: before the first request has to wait for it. Throws as `isExact` does. */
export function checkOf(schema: GenericSchema): Check {
  const known = checks.get(schema)
  if (known !== undefined) return known
  const jsonSchema: Record<string, unknown> = { ...toJsonSchema(schema, exactly) }
  const check = ajv.compile(jsonSchema)
  checks.set(schema, check)
  return check
}

/** Kinds of which the JSON Schema says all. Any other may refuse or change what its JSON Schema lets pass. */
const schemaKinds = new Set(
  'object array string number boolean picklist literal union nullable optional unknown'.split(' '),
)
const actionKinds = new Set('trim regex min_length max_length min_value max_value integer'.split(' '))

/** Without a `typeMode`, so that a pipe with a second schema, which makes something else of the value, is refused. */
const exactly: ConversionConfig = {
  target: 'draft-2020-12',
  overrideSchema: ({ valibotSchema: { type }, jsonSchema }) => {
    if (!schemaKinds.has(type) || fillsNull(type, jsonSchema) || isAmbiguous(type, jsonSchema)) {
      throw untold(type)
    }
    if (type !== 'object') return null
    return { ...jsonSchema, required: present(jsonSchema), additionalProperties: false }
  },
  overrideAction: ({ valibotAction: { type }, jsonSchema }) => {
    const isSecondPattern = type === 'trim' && jsonSchema.pattern !== undefined
    if (!actionKinds.has(type) || isSecondPattern) throw untold(type)
    return type === 'trim' ? { ...jsonSchema, pattern: trimmed } : null
  },
}

const untold = (type: string) => new TypeError(`nobody has said when a value is exact for ${type}`)

/** Null itself would become the default. */
const fillsNull = (type: string, { default: filled }: JsonSchema): boolean =>
  type === 'nullable' && filled !== undefined

/** An option that changes what it takes has to be the last: an earlier one would take what is exact for a later one. */
const isAmbiguous = (type: string, { anyOf = [] }: JsonSchema): boolean =>
  type === 'union' &&
  anyOf.slice(0, -1).some((option) => typeof option === 'boolean' || option.const === undefined)

/** What has a default is there afterwards. */
const present = ({ properties = {}, required = [] }: JsonSchema): string[] =>
  Object.entries(properties).flatMap(([name, property]) =>
    required.includes(name) || (typeof property === 'object' && 'default' in property) ? [name] : [],
  )

/** JavaScript's `\s` is what `trim` takes off. */
const trimmed = String.raw`^(?!\s)[\s\S]*(?<!\s)$`
