import { fileURLToPath } from 'node:url'

/** Written by `npm run db:generate`, committed, applied at start. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
