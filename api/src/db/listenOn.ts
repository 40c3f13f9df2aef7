import pg from 'pg'

const retryMs = 1_000

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
      application_name: `balcao ${channel}`,
    })
    client.on('notification', ({ payload }) => onPayload(payload ?? ''))
    client.on('error', () => undefined)
    client.on('end', () => {
      if (!stopped && current === client) reopenSoon()
    })
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    current = client
  }

  const reopenSoon = () => {
    current = null
    retry = setTimeout(() => {
      open().then(
        () => onPayload(''),
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
