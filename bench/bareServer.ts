/**
 * What the service is held against: Fastify with nothing on it. `calculate` checks the same body and lets Fastify write a recorded answer of
 * the service as JSON; each other route sends the recorded bytes as they are. BARE_PORT, BARE_CHECK (`zod`, the reference of the budget in ARCHITECTURE.md,
 * or `compiled`: the contract's JSON Schema, compiled by Fastify), BARE_ANSWERS (a file: `{ "calculate": ..., "reads": [{ "path": ..., "text": ... }] }`).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { CalculateBody } from './calculateBody.ts'
import type { Recorded } from './recordAnswers.ts'

const root = join(import.meta.dirname, '..')
const { calculate, reads }: Recorded = JSON.parse(readFileSync(process.env.BARE_ANSWERS ?? '', 'utf8'))

const server = fastify()
server.get('/readyz', () => ({ ready: true }))
if (process.env.BARE_CHECK === 'zod') {
  server.post('/api/v3/checkout/calculate', ({ body }) => {
    CalculateBody.parse(body)
    return calculate
  })
} else {
  const contract: { components: { schemas: { CalculateBody: object } } } = JSON.parse(
    readFileSync(join(root, 'contract/openapi.json'), 'utf8'),
  )
  const schema = { body: contract.components.schemas.CalculateBody }
  server.post('/api/v3/checkout/calculate', { schema }, () => calculate)
}
for (const { path, text } of reads) {
  server.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
}
await server.listen({ port: Number(process.env.BARE_PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => void server.close())
