import { brandIds } from '@balcao/rules/brand'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/**
 * `/healthz`: the process answers. `/readyz`: it should get requests; false while it drains, its database is away or it can serve no shop at
 * all. A shop without a catalogue is named there and closes no other.
 */
export function serveHealth(
  app: FastifyInstance,
  { connection, catalogues }: Deps,
  isDraining: () => boolean,
): void {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const open = catalogues.brands()
    const withoutCatalogue = brandIds.filter((brand) => !open.includes(brand))
    const ready = !isDraining() && open.length > 0 && (await answers(connection))
    return reply.code(ready ? 200 : 503).send({ ready, withoutCatalogue })
  })
}

const answers = ({ orm }: Deps['connection']): Promise<boolean> =>
  orm.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
