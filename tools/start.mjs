/** `npm start`: from a fresh clone, or from one that ran before, to a shop that answers. */
import { isFree } from './freePort.mjs'
import { ensureInstalled, underProjectNode } from './install.mjs'
import { Process } from './process.mjs'
import { giveUp, nodeFlags } from './root.mjs'
import { ensureWebBuilt } from './webBuild.mjs'
import { whenOrphaned } from './whenOrphaned.mjs'

/** A start that takes longer than this does not come to an end. */
const patienceMs = 120_000

ensureInstalled()
await underProjectNode()

const begun = Date.now()
const env = process.env
const host = env.HOST || '0.0.0.0'
const address = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${env.PORT || '3000'}`

await refuseBusyPorts()
buildStorefront()
const processes = startProcesses()
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
whenOrphaned(stop)

await Promise.race([ready(), ...processes.map(failed)])
for (const part of processes) part.speak()
console.log(`Balcão is ready: ${address} (${seconds()} s). Ctrl-C stops it.`)

/** Looked at first: whatever listens there already could pass for the shop being ready. */
async function refuseBusyPorts() {
  const service = [
    { variable: 'API_PORT', on: env.API_HOST || '127.0.0.1', port: env.API_PORT || '3001' },
    { variable: 'SANDBOX_PORT', on: '127.0.0.1', port: env.SANDBOX_PORT || '3002' },
  ]
  const listeners = [
    { variable: 'PORT', on: host, port: env.PORT || '3000' },
    ...service.filter(() => !env.BILLING_URL),
  ]
  for (const { variable, on, port } of listeners) {
    if (variable === 'SANDBOX_PORT' && env.SANDBOX_SERVER === 'off') continue
    if (await isFree(on, port)) continue
    giveUp(`${variable} ${port} is in use. Stop what uses it, or set ${variable} to a free port.`)
  }
}

function buildStorefront() {
  const { built, failure } = ensureWebBuilt()
  if (failure !== null) giveUp(`The storefront could not be built:\n${failure}`)
  if (built) console.log(`Built the storefront (${seconds()} s).`)
}

function startProcesses() {
  const calm = { LOG_LEVEL: 'warn', PUBLIC_URL: address, ...env }
  const storefront = new Process('store  ', [...nodeFlags.storefront, 'web/src/server/server.ts'], {
    NODE_ENV: 'production',
    ...calm,
  })
  // Another billing service stands behind the storefront where its address is given.
  if (env.BILLING_URL) return [storefront]
  return [new Process('billing', [...nodeFlags.service, 'api/src/server.ts'], calm), storefront]
}

/** A part that ends by itself ends the rest. Before all is ready, its own line is the only one. @param {Process} part */
async function failed(part) {
  const code = await part.ended
  if (stopping) return new Promise(() => {})
  stopping = true
  await Promise.all(processes.map((other) => other.stop()))
  for (const line of part.held) console.error(line)
  process.exit(code === 0 ? 1 : code)
}

async function ready() {
  while (Date.now() - begun < patienceMs) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  stopping = true
  await Promise.all(processes.map((part) => part.stop()))
  giveUp(
    env.BILLING_URL
      ? `The billing service at BILLING_URL (${env.BILLING_URL}) is not ready. Set BILLING_URL to one that is, or leave it out.`
      : `Not ready after ${patienceMs / 1000} s. LOG_LEVEL=info shows how far the start comes.`,
  )
}

async function stop() {
  if (stopping) return
  stopping = true
  // The storefront first: its last requests still find the service behind it.
  for (const part of processes.toReversed()) await part.stop()
  process.exit(0)
}

function seconds() {
  return ((Date.now() - begun) / 1000).toFixed(1)
}
