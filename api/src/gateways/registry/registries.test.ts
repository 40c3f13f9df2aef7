import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSandbox } from '../sandbox/startSandbox.ts'
import type { Sandbox } from '../sandbox/startSandbox.ts'
import { unknownName } from './domainRegistry.ts'
import type { DomainRegistry, NameReport, RegistryGateway } from './domainRegistry.ts'
import { guardRegistries } from './guardedRegistry.ts'
import { memoryReportCache } from './reportCache.ts'
import { routesOf } from './registryTable.ts'
import { sandboxRegistries } from './sandboxRegistries.ts'

const patient = { deadlineMs: 5_000, fresh: false }

describe('the registries of the sandbox, asked by the real gateways', () => {
  let sandbox: Sandbox
  let registry: DomainRegistry
  beforeAll(async () => {
    sandbox = await startSandbox({
      port: 0,
      folder: null,
      notifyUrl: () => '',
      pixMinutes: 60,
      registrySlowMs: 60_000,
      registryLatencyMs: 0,
      clock: Date.now,
    })
    registry = guardRegistries({
      routeOf: routesOf(sandboxRegistries(sandbox)),
      cache: memoryReportCache({ clock: Date.now, keepMs: 30_000, size: 100 }),
      clock: Date.now,
      concurrency: 8,
      longestMs: 5_000,
    })
  })
  afterAll(() => sandbox.stop())

  describe.each([
    ['ISAVAIL', 'com.br'],
    ['RDAP', 'com'],
    ['WHOIS', 'cl'],
  ])('%s', (_, tld) => {
    it.each([
      ['free', 'available'],
      ['taken', 'unavailable'],
      ['locked', 'unavailable'],
      ['failing', 'unknown'],
      ['limited', 'unknown'],
    ])('tells that a name is %s', async (word, status) => {
      expect(await registry.look({ sld: `loja-${word}`, tld }, patient)).toMatchObject({ status })
    })

    it('is not waited for longer than asked', async () => {
      const look = registry.look({ sld: 'loja-slow', tld }, { deadlineMs: 50, fresh: false })
      expect(await look).toMatchObject({ status: 'unknown' })
    })
  })

  it.each(['com', 'cl'])('tell the dates and locks of a .%s, which its transfer needs', async (tld) => {
    const report = await registry.look({ sld: 'loja-locked', tld }, patient)
    expect(report.statuses).toEqual(['client transfer prohibited'])
    expect(report.createdAt).toBeLessThan(Date.now())
    expect(report.expiresAt).toBeGreaterThan(Date.now())
  })
})

describe('a guarded registry', () => {
  const free: NameReport = { ...unknownName, status: 'available' }
  const name = (sld: string) => ({ sld, tld: 'com' })

  const guard = (
    gateway: RegistryGateway,
    change: { queriesPerSecond?: number; concurrency?: number; longestMs?: number } = {},
  ) => {
    const time = { now: 0 }
    const registry = guardRegistries({
      routeOf: () => ({ key: 'one', gateway, queriesPerSecond: change.queriesPerSecond ?? null }),
      cache: memoryReportCache({ clock: () => time.now, keepMs: 1_000, size: 2 }),
      clock: () => time.now,
      concurrency: change.concurrency ?? 8,
      longestMs: change.longestMs ?? 1_000,
    })
    return { registry, time }
  }

  it('asks once for many who want to know the same, and remembers it for a while', async () => {
    let asked = 0
    const { registry, time } = guard({ look: () => Promise.resolve(((asked += 1), free)) })
    await Promise.all(Array.from({ length: 5 }, () => registry.look(name('loja'), patient)))
    await registry.look(name('loja'), patient)
    expect(asked).toBe(1)
    await registry.look(name('loja'), { ...patient, fresh: true })
    expect(asked).toBe(2)
    time.now = 1_001
    await registry.look(name('loja'), patient)
    expect(asked).toBe(3)
  })

  it('never asks more at a time than it may', async () => {
    let running = 0
    let most = 0
    const look = async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      return free
    }
    const { registry } = guard({ look }, { concurrency: 3 })
    await Promise.all(Array.from({ length: 20 }, (_, index) => registry.look(name(`loja${index}`), patient)))
    expect(most).toBe(3)
  })

  it('does not ask what has waited for its turn until nobody wants to know', async () => {
    const asked: string[] = []
    const look: RegistryGateway['look'] = ({ sld }, signal) => {
      asked.push(sld)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('too late')), { once: true })
      })
    }
    const limits: AbortController[] = []
    const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const limit = new AbortController()
      limits.push(limit)
      return limit.signal
    })
    const { registry } = guard({ look }, { concurrency: 1 })
    const reports = Promise.all(['uma', 'duas'].map((sld) => registry.look(name(sld), patient)))
    await vi.waitFor(() => expect([asked, limits.length]).toEqual([['uma'], 2]))
    clock.mockRestore()
    // The one that waits is late by the time that the other gives up its turn.
    for (const limit of limits.toReversed()) limit.abort()
    expect(await reports).toEqual([unknownName, unknownName])
    expect(asked).toEqual(['uma'])
  })

  it('leaves a registry alone that failed over five names, and tries again with one question', async () => {
    let asked = 0
    let works = false
    const look = () => {
      asked += 1
      return works ? Promise.resolve(free) : Promise.reject(new Error('down'))
    }
    const { registry, time } = guard({ look })
    for (let n = 0; n < 8; n += 1) {
      expect((await registry.look(name(`loja${n}`), patient)).status).toBe('unknown')
    }
    expect(asked).toBe(5)
    works = true
    time.now = 10_001
    expect((await registry.look(name('outra'), patient)).status).toBe('available')
    expect((await registry.look(name('mais'), patient)).status).toBe('available')
  })

  it('goes on asking a registry that stumbles over one name only, however often and in whatever extension', async () => {
    const look = ({ sld }: { readonly sld: string }) =>
      sld === 'tropeca' ? Promise.reject(new Error('bad answer')) : Promise.resolve(free)
    const { registry } = guard({ look })
    for (const tld of ['com.br', 'net.br', 'app.br', 'blog.br', 'dev.br', 'eco.br', 'log.br']) {
      expect((await registry.look({ sld: 'tropeca', tld }, patient)).status).toBe('unknown')
    }
    expect((await registry.look(name('loja'), patient)).status).toBe('available')
  })

  it('answers unknown at once when the queue of a slow-paced registry is too long', async () => {
    let asked = 0
    const { registry } = guard(
      { look: () => Promise.resolve(((asked += 1), free)) },
      { queriesPerSecond: 0.5 },
    )
    expect((await registry.look(name('uma'), patient)).status).toBe('available')
    expect((await registry.look(name('duas'), patient)).status).toBe('unknown')
    expect(asked).toBe(1)
  })

  it('says unknown of an extension that nobody can be asked about', async () => {
    const registry = guardRegistries({
      routeOf: () => null,
      cache: memoryReportCache({ clock: () => 0, keepMs: 1, size: 1 }),
      clock: () => 0,
      concurrency: 1,
      longestMs: 1,
    })
    expect(await registry.look(name('loja'), patient)).toEqual(unknownName)
  })
})
