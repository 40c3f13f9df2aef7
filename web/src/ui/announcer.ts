/** Says things once to those who listen to the page; shown by one LiveRegion. */
export interface Announcer {
  /** A later sentence on the same topic replaces an earlier one not yet said: of five new totals, the last. */
  readonly announce: (sentence: string, topic?: string) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly text: () => string
}

/** @param delay milliseconds in which sentences are gathered into one; @param lifetime until the region is empty again */
export function createAnnouncer(delay = 500, lifetime = 5000): Announcer {
  const listeners = new Set<() => void>()
  const waiting = new Map<string, string>()
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (next: string) => {
    text = next
    for (const listener of listeners) listener()
  }
  const say = () => {
    show([...waiting.values()].join(' '))
    waiting.clear()
    // Left in place, the sentence would be read again by whoever walks through the page.
    timer = setTimeout(() => show(''), lifetime)
  }

  return {
    announce: (sentence, topic = sentence) => {
      waiting.delete(topic)
      waiting.set(topic, sentence)
      clearTimeout(timer)
      if (text !== '') show('')
      timer = setTimeout(say, delay)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    text: () => text,
  }
}
