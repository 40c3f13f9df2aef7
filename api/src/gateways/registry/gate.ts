/** Lets at most `width` tasks run at the same time; the others wait in order. */
export function createGate(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = (): Promise<void> => {
    if (running < width) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((resolve) => waiting.push(resolve))
  }

  const leave = () => {
    const next = waiting.shift()
    // The place passes on without being given back, so that nobody slips in between.
    if (next === undefined) running -= 1
    else next()
  }

  return async (task) => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
