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

interface Question {
  readonly ask: () => void
  readonly hear: (kind: string, value: string) => void
  readonly fail: (error: GatewayError) => void
}

/**
 * ISAVAIL of registro.br, over UDP. A server that does not know us answers with a cookie, and the question is put again with it.
 * Question: `2 <cookie> 1 <id> <name> 0`; answers: `CK <cookie> <id>`, `ST <status> <id>`. Source: facts section 1.
 */
export function isavail(server: IsavailServer): RegistryGateway {
  const line = openLine(server)
  let cookie = noCookie

  return {
    look: (name, signal) =>
      new Promise((resolve, reject) => {
        // One that is late before it begins would not be told again.
        if (signal.aborted) throw new GatewayError('isavail', 'was not asked in time')
        const id = String(randomInt(1, 2 ** 31 - 1))
        let saidCookie = cookie
        const ask = () => {
          saidCookie = cookie
          line.send(`2 ${cookie} 1 ${id} ${fullName(name)} 0\n`)
        }
        const settle = (result: NameReport | GatewayError) => {
          clearInterval(timer)
          signal.removeEventListener('abort', late)
          line.forget(id)
          if (result instanceof GatewayError) reject(result)
          else resolve(result)
        }
        const late = () => settle(new GatewayError('isavail', 'did not answer'))
        const hear = (kind: string, value: string) => {
          if (kind === 'ST') settle(reports[value] ?? new GatewayError('isavail', `answered ${value}`))
          if (kind !== 'CK' || value === saidCookie) return
          cookie = value
          ask()
        }
        const timer = setInterval(ask, resendMs)
        signal.addEventListener('abort', late, { once: true })
        line.put(id, { ask, hear, fail: settle })
      }),
  }
}

/** One socket for all questions that run, open while there are any. */
function openLine({ host, port }: IsavailServer) {
  const questions = new Map<string, Question>()
  let socket: Socket | null = null
  let isConnected = false

  const close = () => {
    socket?.close()
    socket = null
    isConnected = false
  }
  const open = (): Socket => {
    const opened = createSocket('udp4')
    opened.on('message', (message) => {
      const [kind = '', value, id = ''] = message.toString('latin1').split(/\s+/)
      if (value !== undefined) questions.get(id)?.hear(kind, value)
    })
    opened.on('error', (cause) => {
      if (socket !== opened) return
      for (const { fail } of [...questions.values()])
        fail(new GatewayError('isavail', 'could not be asked', { cause }))
    })
    opened.once('connect', () => {
      if (socket !== opened) return
      isConnected = true
      for (const { ask } of questions.values()) ask()
    })
    // Connected, so that only that server's datagrams are heard. Without a callback, which would take a failure for a connection.
    opened.connect(port, host)
    return opened
  }

  return {
    put: (id: string, question: Question) => {
      questions.set(id, question)
      socket ??= open()
      if (isConnected) question.ask()
    },
    send: (text: string) => {
      if (isConnected) socket?.send(text)
    },
    forget: (id: string) => {
      questions.delete(id)
      if (questions.size === 0) close()
    },
  }
}
