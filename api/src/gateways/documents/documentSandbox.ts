import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

type Status = 'VALID' | 'INVALID' | 'PENDING' | 'BLOCKED' | 'FAILED' | 'cnpjError' | 'anotherProvider'

/** Documents with valid check digits and a fate. Documented in docs/sandbox.md; every other document is VALID. */
export const sandboxDocuments: Readonly<Record<string, Status>> = {
  '90000000175': 'INVALID',
  '90000000256': 'PENDING',
  '90000000337': 'BLOCKED',
  '90000000418': 'FAILED',
  '90000000000184': 'INVALID',
  '90000001000129': 'BLOCKED',
  '90000002000173': 'cnpjError',
  // RUTs of Chile, NITs of Colombia, RFCs of Mexico.
  '90000012': 'anotherProvider',
  '90000020': 'PENDING',
  '90000039': 'BLOCKED',
  '90000047': 'FAILED',
  '9000000012': 'anotherProvider',
  '9000000021': 'PENDING',
  '9000000037': 'BLOCKED',
  '9000000044': 'FAILED',
  XAA900101AA3: 'anotherProvider',
  XAB900101AA4: 'PENDING',
  XAC900101AA5: 'BLOCKED',
  XAD900101AA6: 'FAILED',
}

export const sandboxApiKey = 'sandbox-api-key'

const ParamsSchema = v.object({ document: v.string() })

/** Speaks the document service's and the registrar's protocols. FAILED comes as an error answer with a body, as the real one has it. */
export function serveDocumentSandbox(app: FastifyInstance, clock: () => number): void {
  app.get('/documents/:document', (request, reply) => {
    const { document } = v.parse(ParamsSchema, request.params)
    if (request.headers['api-key'] !== sandboxApiKey) return reply.code(401).send({ status: 'FAILED' })
    const status = sandboxDocuments[document] ?? 'VALID'
    return reply
      .code(status === 'FAILED' ? 503 : 200)
      .send({ document, status, timestamp: new Date(clock()).toISOString() })
  })

  app.get('/registrar/check-provider/:document', (request) => {
    const { document } = v.parse(ParamsSchema, request.params)
    const status = sandboxDocuments[document] ?? 'VALID'
    return { available: status === 'VALID', status }
  })
}
