import { PGlite } from '@electric-sql/pglite'

/** `node createEmbedded.ts <folder>`: makes an empty database there and ends. */
const client = await PGlite.create(process.argv[2] ?? '')
await client.close()
