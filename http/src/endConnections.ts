import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * A server that closes waits for what has begun. On a connection on which nothing was said nothing has, though Node takes it for busy: it is
 * ended at once. One whose answer is under way ends with it. What has begun and does not end is cut off after `cutAfterMs`, since Node no
 * longer looks for slow requests by then.
 */
export function endConnections(app: FastifyInstance, cutAfterMs: number): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })

  app.addHook('preClose', (done) => {
    app.server.keepAliveTimeout = 1
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    const cut = setTimeout(() => app.server.closeAllConnections(), cutAfterMs).unref()
    app.server.once('close', () => clearTimeout(cut))
    done()
  })
}
