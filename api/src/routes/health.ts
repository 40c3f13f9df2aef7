import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** `/healthz`: the process answers. `/readyz`: it should get requests; false while it drains or its database is away. */
export function serveHealth(
  app: FastifyInstance,
  { connection, catalogues }: Deps,
  isDraining: () => boolean,
): void {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !isDraining() && catalogues.isLoaded() && (await answers(connection))
    return reply.code(ready ? 200 : 503).send({ ready })
  })
}

const answers = ({ orm }: Deps['connection']): Promise<boolean> =>
  orm.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
