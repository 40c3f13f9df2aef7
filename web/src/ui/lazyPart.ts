import { use } from 'react'

/** A part of the page whose code comes when it is wanted. */
export interface LazyPart<Part> {
  /**
   * Fetches it, once; anew when the last attempt failed. Awaited before the server renders a page that shows it; the
   * browser keeps that page's HTML until it comes. Rejects with a `PartFailure`.
   */
  readonly load: () => Promise<Part>
  /** The last attempt, failed or not; the first one when there was none. What a render asks, which must not fetch anew by itself. */
  readonly attempt: () => Promise<Part>
  /** Null until it has come. */
  readonly loaded: () => Part | null
}

/** A part did not come: no network, or a newer release has other files. What the boundary around it catches. */
export class PartFailure extends Error {}

/** Fetches anew what failed, by part. One message may stand for several parts: code and words. */
const failed = new Set<() => unknown>()

/** Fetches anew every part that did not come. The next render waits for them. */
export function loadFailedParts(): void {
  for (const load of [...failed]) load()
}

export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let promise: Promise<Part> | null = null
  let loaded: Part | null = null

  function start(): Promise<Part> {
    failed.delete(retry)
    const started = fetchPart().then(
      (part) => {
        loaded = part
        void markFulfilled(started, part)
        return part
      },
      (cause: unknown) => {
        failed.add(retry)
        throw new PartFailure('a part of the page did not come', { cause })
      },
    )
    promise = started
    // Whoever waits is told; fetching ahead waits for nothing.
    started.catch(() => undefined)
    return started
  }
  const retry = () => start()
  return {
    load: () => (promise === null || failed.has(retry) ? start() : promise),
    attempt: () => promise ?? start(),
    loaded: () => loaded,
  }
}

/** A part that is there from the start. */
export function readyPart<Part>(part: Part): LazyPart<Part> {
  const promise = markFulfilled(Promise.resolve(part), part)
  return { load: () => promise, attempt: () => promise, loaded: () => part }
}

/**
 * The part, at once when it is there, else the nearest `Suspense` waits for it, and the boundary around that catches a `PartFailure`.
 * `React.lazy` waits even for what is there already, which a page from the server must not. `use` is called either way: React knows the
 * promises of a component by their order, so one that is left out at the second attempt would hand its value to the next.
 */
export const useLazyPart = <Part>(part: LazyPart<Part>): Part => use(part.attempt())

/** Marks a promise as React does after it has waited for one, so that `use` reads it without waiting. */
const markFulfilled = <Part>(promise: Promise<Part>, value: Part) =>
  Object.assign(promise, { status: 'fulfilled' as const, value })
