import type { FastifyInstance } from 'fastify'

/**
 * `203.0.113.7:4711`, `[2001:db8::1]`, `[2001:db8::1]:4711`: how some proxies write an address. IPv6 without brackets never has a port,
 * since nobody could tell it from the address. Source: the `node` of RFC 7239 section 6, which proxies use in the older field too.
 */
const withPort = /^(?:\[([0-9a-f:.]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i

const withoutPort = (entry: string): string => {
  const [, v6, v4] = withPort.exec(entry) ?? []
  return v6 ?? v4 ?? entry
}

/**
 * Takes ports and brackets out of `x-forwarded-for` before anybody asks for the visitor's address: a port is another one with each
 * connection, so a visitor would be somebody else each time, and on no list.
 */
export function readForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const given = headers['x-forwarded-for']
    if (typeof given === 'string' && given.includes(':')) {
      headers['x-forwarded-for'] = given
        .split(',')
        .map((entry) => withoutPort(entry.trim()))
        .join(', ')
    }
    done()
  })
}
