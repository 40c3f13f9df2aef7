import type { Log } from './log.ts'

/** Limits of the browser's log. Source: spec 1 section 9. */
const batchMessages = 50
const batchBytes = 16 * 1024
const flushMs = 30_000
const idleMs = 15 * 60_000
const longestMs = 4 * 60 * 60_000

export interface BrowserLogParts {
  /** Hands a batch over without waiting for an answer: `navigator.sendBeacon`. False when it was not taken. */
  readonly send: (body: string) => boolean
  readonly now: () => number
  readonly later: (task: () => void, milliseconds: number) => () => void
  /** Of the page, so that both ends of a failure can be found together. */
  readonly requestId: string
  readonly newSessionId: () => string
}

interface Entry {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly at: number
}

export interface BrowserLog extends Log {
  /** Sends what waits: when the page is hidden, say. */
  readonly flush: () => void
}

/**
 * Collects what goes wrong in the browser and sends it in batches of at most 50 messages or 16 KB, at the latest after 30 seconds.
 * A log session ends after 15 minutes without a message or after 4 hours. Details go along as they are given: no personal data.
 */
export function createBrowserLog({ send, now, later, requestId, newSessionId }: BrowserLogParts): BrowserLog {
  let waiting: string[] = []
  let bytes = 0
  let cancel: (() => void) | null = null
  let session = { id: newSessionId(), startedAt: now(), lastAt: now() }

  function flush(): void {
    cancel?.()
    cancel = null
    if (waiting.length === 0) return
    const batch = waiting
    waiting = []
    bytes = 0
    send(
      `{"session":"${session.id}","requestId":${JSON.stringify(requestId)},"entries":[${batch.join(',')}]}`,
    )
  }

  function renewSession(at: number): void {
    const isOver = at - session.lastAt > idleMs || at - session.startedAt > longestMs
    if (isOver) flush()
    session = isOver ? { id: newSessionId(), startedAt: at, lastAt: at } : { ...session, lastAt: at }
  }

  function add(entry: Entry, details: Readonly<Record<string, unknown>>): void {
    renewSession(entry.at)
    const text = JSON.stringify({ ...entry, details })
    // One message larger than a batch may be is not worth the others.
    if (text.length > batchBytes) return
    if (bytes + text.length > batchBytes) flush()
    waiting.push(text)
    bytes += text.length
    if (waiting.length >= batchMessages) flush()
    else cancel ??= later(flush, flushMs)
  }

  const at =
    (level: Entry['level']): Log['info'] =>
    (details, message) =>
      add({ level, message, at: now() }, details)
  return { info: at('info'), warn: at('warn'), error: at('error'), flush }
}
