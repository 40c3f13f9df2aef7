/**
 * The first script of a page, small enough to be there at once. It lets the page be painted before anything larger is fetched, and says so,
 * in the server's words, when that does not come. Everything else is the entry's.
 */
interface Entry {
  readonly start: (failures: number) => Promise<void>
}

const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
const notice = document.querySelector<HTMLElement>('#stuck')
const retry = notice?.querySelector('a')

/** Longer than a first paint takes where the browser does not tell of it, or does not paint: a tab that nobody looks at. */
const patienceMs = 1_000

/** The priced page can be read before it answers. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : patienceMs)
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}

/**
 * Until the network is back or the visitor wants another try. Failing twice is what a newer release looks like: from then on the link
 * does what it would without a script, and the page comes anew.
 */
function nextTry(failures: number): Promise<void> {
  const listening = new AbortController()
  const { signal } = listening
  return new Promise((resolve) => {
    const go = (event: Event) => {
      event.preventDefault()
      listening.abort()
      resolve()
    }
    addEventListener('online', go, { signal })
    if (failures < 2) retry?.addEventListener('click', go, { signal })
  })
}

const run = (id: string) =>
  import(/* @vite-ignore */ document.querySelector<HTMLLinkElement>(`#${id}`)?.href ?? '')

/** React runs in a task of its own: what is pressed meanwhile is heard before the rest. */
async function fetchEntry(): Promise<Entry> {
  await run('react')
  await new Promise((resolve) => setTimeout(resolve))
  return run('entry')
}

async function comeAlive(): Promise<void> {
  await painted()
  if (scripts !== null) document.head.append(scripts.content)
  for (let failures = 0; ;) {
    try {
      const { start } = await fetchEntry()
      await start(failures)
      return
    } catch (error) {
      failures += 1
      reportError(error)
      if (notice === null) return
      notice.hidden = false
      await nextTry(failures)
      notice.hidden = true
    }
  }
}

void comeAlive()
