/** Requests a minute, call and address, by what a call costs or could be misused for. `RATE_LIMITS` sets others. */
export const callsPerMinute = {
  /** Catalogue and start-up answers. */
  read: 1200,
  /** Prices and buyer checks. */
  calculate: 600,
  /** Each may ask other systems. */
  lookup: 120,
  /** Writes an order. */
  order: 30,
  /** Answers about people. */
  sensitive: 10,
  /** From payment providers. */
  webhook: 600,
} as const

export type CallClass = keyof typeof callsPerMinute

export const isCallClass = (word: string): word is CallClass => Object.hasOwn(callsPerMinute, word)
