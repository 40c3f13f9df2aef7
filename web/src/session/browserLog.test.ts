import { describe, expect, it } from 'vitest'
import { createBrowserLog } from './browserLog.ts'

interface Batch {
  readonly session: string
  readonly requestId: string
  readonly entries: readonly { readonly level: string; readonly message: string; readonly details: unknown }[]
}

function aLog() {
  const sent: Batch[] = []
  const timers: { readonly at: number; readonly task: () => void }[] = []
  let now = 0
  let sessions = 0
  const log = createBrowserLog({
    send: (body) => {
      sent.push(JSON.parse(body))
      return true
    },
    now: () => now,
    later: (task, milliseconds) => {
      const timer = { at: now + milliseconds, task }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), 1)
    },
    requestId: 'request-1',
    newSessionId: () => `session-${(sessions += 1)}`,
  })
  const pass = (milliseconds: number) => {
    now += milliseconds
    for (const timer of timers.filter(({ at }) => at <= now)) {
      timers.splice(timers.indexOf(timer), 1)
      timer.task()
    }
  }
  return { log, sent, pass, timers }
}

const minute = 60_000

describe("the browser's log", () => {
  it('waits for more, thirty seconds at most', () => {
    const { log, sent, pass } = aLog()
    log.error({ failure: 'timeout' }, 'calculation failed')
    log.warn({}, 'a dialog could not be fetched')
    pass(29_999)
    expect(sent).toEqual([])
    pass(1)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      session: 'session-1',
      requestId: 'request-1',
      entries: [
        { level: 'error', message: 'calculation failed', details: { failure: 'timeout' } },
        { level: 'warn', message: 'a dialog could not be fetched' },
      ],
    })
  })

  it('sends fifty at once', () => {
    const { log, sent, timers } = aLog()
    for (let n = 0; n < 50; n += 1) log.info({ n }, 'seen')
    expect(sent.map(({ entries }) => entries.length)).toEqual([50])
    expect(timers, 'nothing waits any more').toEqual([])
  })

  it('sends before a batch grows over sixteen kilobytes', () => {
    const { log, sent } = aLog()
    for (let n = 0; n < 5; n += 1) log.info({ text: 'x'.repeat(4_000) }, 'long')
    log.flush()
    expect(sent.map(({ entries }) => entries.length)).toEqual([4, 1])
    for (const batch of sent)
      expect(JSON.stringify(batch.entries).length).toBeLessThanOrEqual(16 * 1024 + 100)
  })

  it('drops one message that is larger than a batch, and no other', () => {
    const { log, sent } = aLog()
    log.info({}, 'before')
    log.info({ text: 'x'.repeat(20_000) }, 'huge')
    log.info({}, 'after')
    log.flush()
    expect(sent[0]?.entries.map(({ message }) => message)).toEqual(['before', 'after'])
  })

  it('sends nothing when nothing waits', () => {
    const { log, sent } = aLog()
    log.flush()
    expect(sent).toEqual([])
  })

  it('begins another session after fifteen minutes without a word', () => {
    const { log, sent, pass } = aLog()
    log.info({}, 'first')
    pass(15 * minute)
    log.info({}, 'still the first')
    pass(15 * minute + 1)
    log.info({}, 'second')
    log.flush()
    expect(sent.map(({ session }) => session)).toEqual(['session-1', 'session-1', 'session-2'])
  })

  it('begins another session after four hours, however busy', () => {
    const { log, sent, pass } = aLog()
    for (let n = 0; n <= 24; n += 1) {
      log.info({ n }, 'busy')
      pass(10 * minute + 1)
    }
    log.flush()
    expect(new Set(sent.map(({ session }) => session))).toEqual(new Set(['session-1', 'session-2']))
  })
})
