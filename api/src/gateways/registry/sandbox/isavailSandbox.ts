import { createSocket } from 'node:dgram'
import type { RemoteInfo } from 'node:dgram'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RegistrySandboxOptions } from './rdapSandbox.ts'
import { sandboxName } from './sandboxNames.ts'
import type { SandboxName } from './sandboxNames.ts'

const statusOf: Readonly<Record<SandboxName['kind'], string>> = {
  free: '0',
  registered: '2',
  premium: '9',
  slow: '0',
  failing: '8',
  limited: '8',
}

/** registro.br's ISAVAIL on loopback: a client without the cookie of the day is given it first. */
export async function startIsavailSandbox(
  options: RegistrySandboxOptions,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const socket = createSocket('udp4')
  const cookie = randomBytes(10).toString('hex')

  const reply = async (message: string, from: RemoteInfo) => {
    const [version, given, , id, name = ''] = message.trim().split(/\s+/)
    if (version !== '2' || id === undefined) return
    const answer = (text: string) => socket.send(text, from.port, from.address)
    if (given !== cookie) {
      answer(`CK ${cookie} ${id}\n`)
      return
    }
    const found = sandboxName(name.slice(0, name.indexOf('.')).toLowerCase())
    if (options.latencyMs > 0) await wait(options.latencyMs)
    if (found.kind === 'slow') await wait(options.slowMs, undefined, { ref: false })
    answer(`ST ${statusOf[found.kind]} ${id}\n${name}\n`)
  }

  socket.on('message', (message, from) => {
    // A socket that was closed meanwhile has nobody to answer.
    reply(message.toString('latin1'), from).catch(() => undefined)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.bind(0, '127.0.0.1', resolve)
  })
  return {
    port: socket.address().port,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}
