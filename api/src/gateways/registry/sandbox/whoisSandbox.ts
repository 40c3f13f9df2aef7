import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { RegistrySandboxOptions } from './rdapSandbox.ts'
import { sandboxName } from './sandboxNames.ts'

const day = 86_400_000

/** A registry that speaks WHOIS (RFC 3912) on loopback, in the manner of NIC Chile. */
export async function startWhoisSandbox(
  options: RegistrySandboxOptions,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    let question = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      question += chunk
      if (question.includes('\n')) void answer(socket, question.trim().toLowerCase(), options)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

async function answer(socket: Socket, name: string, options: RegistrySandboxOptions): Promise<void> {
  const found = sandboxName(name.slice(0, name.indexOf('.')))
  if (options.latencyMs > 0) await wait(options.latencyMs)
  if (found.kind === 'slow') await wait(options.slowMs, undefined, { ref: false })
  if (socket.destroyed) return
  if (found.kind === 'failing') {
    socket.destroy()
    return
  }
  if (found.kind === 'limited') socket.end('%% Query rate limit exceeded, try again later.\r\n')
  else if (found.kind === 'registered') socket.end(registered(name, found, options.clock()))
  else if (found.kind === 'premium') socket.end('%% This name is sold at a price of its own.\r\n')
  else socket.end(`${name}: no entries found.\r\n`)
}

function registered(
  name: string,
  found: ReturnType<typeof sandboxName> & { kind: 'registered' },
  now: number,
): string {
  const at = (days: number) => new Date(now + days * day).toISOString().slice(0, 19).replace('T', ' ')
  return [
    '%% Registry sandbox',
    `Domain name: ${name}`,
    'Registrant name: withheld',
    ...found.statuses.map((status) => `Domain Status: ${status}`),
    `Creation date: ${at(-found.registeredDaysAgo)} UTC`,
    `Expiration date: ${at(found.expiresInDays)} UTC`,
    ...(found.transferredDaysAgo === null
      ? []
      : [`Last transfer date: ${at(-found.transferredDaysAgo)} UTC`]),
    '',
  ].join('\r\n')
}
