import { is, SQL, sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Db } from 'pg-boss'
import * as v from 'valibot'
import type { Orm } from './connect.ts'

const ResultSchema = v.object({ rows: v.array(v.unknown()) })

/** The job queue inside a running transaction: what it writes stands or falls with the rest. */
export const queueWithin = (tx: Orm): Db =>
  fromDrizzle(
    {
      execute: async (query) => {
        if (!is(query, SQL)) throw new TypeError('the job queue sent no SQL')
        return v.parse(ResultSchema, await tx.execute(query))
      },
    },
    sql,
  )
