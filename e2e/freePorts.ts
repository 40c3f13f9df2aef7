import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'

/** So many ports of this machine that nothing listens on. All are held until the last is found, so that no two are the same. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listenAnywhere))
  const ports = servers.map((server) => addressOf(server).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

const listenAnywhere = () =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server that listens has a port')
  return address
}
