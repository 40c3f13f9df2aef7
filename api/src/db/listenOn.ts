import pg from 'pg'

const retryMs = 1_000
const connectMs = 5_000

/**
 * Holds one connection that LISTENs. When it is lost it is opened again every second, and the callback then gets an empty payload:
 * "something may have been missed". Returns a function that stops.
 */
export async function listenOn(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<() => Promise<void>> {
  let current: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let stopped = false

  const open = async () => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      application_name: `balcao ${channel}`,
    })
    client.on('notification', ({ payload }) => onPayload(payload ?? ''))
    client.on('error', () => undefined)
    client.on('end', () => {
      if (!stopped && current === client) reopenSoon()
    })
    const end = () => client.end().catch(() => undefined)
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      void end()
      throw error
    }
    current = client
    // Told to stop while this one was on its way.
    if (stopped) await end()
  }

  const reopenSoon = () => {
    current = null
    retry = setTimeout(() => {
      open().then(
        () => {
          if (!stopped) onPayload('')
        },
        () => {
          if (!stopped) reopenSoon()
        },
      )
    }, retryMs)
    retry.unref()
  }

  await open()
  return async () => {
    stopped = true
    if (retry !== null) clearTimeout(retry)
    await current?.end()
  }
}
