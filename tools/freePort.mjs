import { createServer } from 'node:net'

/**
 * Whether nothing listens on an address. What is no port number at all counts as free: the process that reads it says what is
 * wrong with it.
 *
 * @param {string} host @param {string} port @returns {Promise<boolean>}
 */
export const isFree = (host, port) =>
  new Promise((resolve) => {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return resolve(true)
    const server = createServer()
    server.on('error', (error) => resolve(!('code' in error) || error.code !== 'EADDRINUSE'))
    server.listen({ host, port: Number(port) }, () => server.close(() => resolve(true)))
  })
