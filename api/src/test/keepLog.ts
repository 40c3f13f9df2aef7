import { Writable } from 'node:stream'
import type { Logger } from 'pino'
import { createLog } from '../log.ts'

/** The service's own log, kept in memory. */
export function keepLog(): { readonly log: Logger; readonly lines: () => readonly string[] } {
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  return { log: createLog('trace', destination), lines: () => lines }
}
