import { createSocket } from 'node:dgram'
import type { Socket } from 'node:dgram'
import { randomInt } from 'node:crypto'
import { GatewayError } from '../gatewayError.ts'
import { freeName, fullName, takenName } from './domainRegistry.ts'
import type { NameReport, RegistryGateway } from './domainRegistry.ts'

export interface IsavailServer {
  readonly host: string
  readonly port: number
}

/** A datagram may be lost: the question goes out again this often until there is an answer or no time left. */
const resendMs = 700
/** What a client says before the server has given it a cookie. */
const noCookie = '00000000000000000000'

/** Sellable, registered, and the four that are neither; 4 (not understood) and 8 (failed, or asked too often) say nothing. */
const reports: Readonly<Record<string, NameReport>> = {
  '0': freeName,
  '1': takenName,
  '2': takenName,
  '3': takenName,
  '5': takenName,
  '6': takenName,
  '7': takenName,
  '9': takenName,
}

/**
 * ISAVAIL of registro.br, over UDP. A server that does not know us answers with a cookie, and the question is put again with it.
 * Question: `2 <cookie> 1 <id> <name> 0`; answers: `CK <cookie> <id>`, `ST <status> <id>`. Source: facts section 1.
 */
export function isavail(server: IsavailServer): RegistryGateway {
  let cookie = noCookie

  return {
    look: (name, signal) =>
      withSocket(server, signal, (socket, settle) => {
        const id = String(randomInt(1, 2 ** 31 - 1))
        const ask = () => socket.send(`2 ${cookie} 1 ${id} ${fullName(name)} 0\n`)
        const timer = setInterval(ask, resendMs)
        signal.addEventListener('abort', () => clearInterval(timer), { once: true })
        socket.on('message', (message) => {
          const [kind, value, answered] = message.toString('latin1').split(/\s+/)
          if (answered !== id || value === undefined) return
          if (kind === 'CK' && value !== cookie) {
            cookie = value
            ask()
          }
          if (kind !== 'ST') return
          clearInterval(timer)
          const report = reports[value]
          settle(report ?? new GatewayError('isavail', `answered ${value}`))
        })
        ask()
      }),
  }
}

function withSocket(
  { host, port }: IsavailServer,
  signal: AbortSignal,
  converse: (socket: Socket, settle: (result: NameReport | Error) => void) => void,
): Promise<NameReport> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4')
    let settled = false
    const settle = (result: NameReport | Error) => {
      if (settled) return
      settled = true
      socket.close()
      if (result instanceof Error) reject(result)
      else resolve(result)
    }
    signal.addEventListener('abort', () => settle(new GatewayError('isavail', 'did not answer')), {
      once: true,
    })
    socket.on('error', (error) => settle(new GatewayError('isavail', 'could not be asked', { cause: error })))
    // Connected, so that only that server's datagrams are heard.
    socket.connect(port, host, () => {
      if (!settled) converse(socket, settle)
    })
  })
}
