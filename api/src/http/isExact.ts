import { toJsonSchema } from '@valibot/to-json-schema'
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { GenericSchema } from 'valibot'

type Check = (value: unknown) => boolean

/** A string is as long as its UTF-16 units for valibot, and as its code points for JSON Schema. */
const ajv = new Ajv2020({ strict: true, strictTypes: false, unicode: false, logger: false })

const checks = new WeakMap<GenericSchema, Check>()

/**
 * Whether a schema would give a value back as it is: nothing to refuse, to drop, to fill in or to trim. Asked of a check that is compiled from
 * the schema itself, which takes a tenth of the schema's time ([decision 029](../../../docs/decisions/029-a-compiled-check-before-the-schema.md)).
 * A no says nothing: what is not exact is the schema's to judge. Throws for a schema that JSON Schema cannot express.
 */
export function isExact(schema: GenericSchema, value: unknown): boolean {
  const check = checks.get(schema) ?? compile(schema)
  checks.set(schema, check)
  return check(value)
}

function compile(schema: GenericSchema): Check {
  const jsonSchema: Record<string, unknown> = { ...toJsonSchema(schema, exactly) }
  return ajv.compile(jsonSchema)
}

const exactly: ConversionConfig = {
  typeMode: 'output',
  target: 'draft-2020-12',
  ignoreActions: ['finite'],
  overrideSchema: ({ valibotSchema: { type }, jsonSchema }) =>
    type === 'object' ? { ...jsonSchema, required: present(jsonSchema), additionalProperties: false } : null,
  overrideAction: ({ valibotAction: { type }, jsonSchema }) =>
    type === 'trim' ? { ...jsonSchema, pattern: trimmed } : null,
}

/** What has a default is there afterwards. */
const present = ({ properties = {}, required = [] }: JsonSchema): string[] =>
  Object.entries(properties).flatMap(([name, property]) =>
    required.includes(name) || (typeof property === 'object' && 'default' in property) ? [name] : [],
  )

/** JavaScript's `\s` is what `trim` takes off. */
const trimmed = String.raw`^(?!\s)[\s\S]*(?<!\s)$`
