import { parseRegistryAnswer } from '@balcao/rules/registryDocument'
import * as v from 'valibot'
import { readText } from '../readText.ts'
import type { DocumentRegistry } from './documentRegistry.ts'

export interface DocumentServiceOptions {
  /** The document service; `/{document}` is appended. */
  readonly documentsUrl: string
  readonly apiKey: string
  /** The registrar; `/check-provider/{document}` is appended. */
  readonly registrarUrl: string
  readonly clock: () => number
  /** Of each question. */
  readonly deadlineMs: number
}

const StatusSchema = v.object({
  status: v.string(),
  timestamp: v.optional(v.union([v.string(), v.number()])),
})
const ProviderSchema = v.object({ available: v.boolean(), status: v.string() })

/**
 * A document service and a registrar over HTTP. When the document service answers with an error its answer is still read, and then the
 * registrar is asked, whose word counts. Source: spec 1 section 7, spec 2 section 7.
 */
export function documentService(options: DocumentServiceOptions): DocumentRegistry {
  const checkProvider: DocumentRegistry['checkProvider'] = async (document) => {
    const { body } = await ask(
      `${trimmed(options.registrarUrl)}/check-provider/${document}`,
      {},
      options.deadlineMs,
    )
    const parsed = v.safeParse(ProviderSchema, body)
    if (!parsed.success) return { available: false, status: 'FAILED' }
    return { available: parsed.output.available, status: parseRegistryAnswer(parsed.output.status) }
  }

  return {
    checkProvider,
    validate: async (document) => {
      const url = `${trimmed(options.documentsUrl)}/${document}`
      const { ok, body } = await ask(url, { 'api-key': options.apiKey }, options.deadlineMs)
      const parsed = v.safeParse(StatusSchema, body)
      const told = parsed.success ? parseRegistryAnswer(parsed.output.status) : 'FAILED'
      const checkedAt = instantOf(parsed.success ? parsed.output.timestamp : undefined) ?? options.clock()
      if (ok && told !== 'FAILED') return { status: told, checkedAt }
      const { status } = await checkProvider(document)
      return { status: status === 'FAILED' ? told : status, checkedAt }
    },
  }
}

const trimmed = (url: string): string => url.replace(/\/$/, '')

/** A service that cannot be reached or sends no JSON has said nothing. */
async function ask(
  url: string,
  headers: Record<string, string>,
  deadlineMs: number,
): Promise<{ ok: boolean; body: unknown }> {
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(deadlineMs) })
    const body: unknown = JSON.parse(await readText('documents', response))
    return { ok: response.ok, body }
  } catch {
    return { ok: false, body: null }
  }
}

function instantOf(value: string | number | undefined): number | null {
  const instant = typeof value === 'string' ? Date.parse(value) : (value ?? Number.NaN)
  return Number.isNaN(instant) ? null : instant
}
