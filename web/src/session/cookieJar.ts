/** Cookies as the session sees them: read at start, written as it goes. Names and lives are spec 1 section 9's. */
export interface CookieJar {
  readonly read: (name: string) => string | null
  /** Values are written as they are, so they hold nothing that a cookie cannot; null removes the cookie. */
  readonly write: (name: string, value: string | null) => void
}

/** To whom a cookie is sent. */
export interface CookieScope {
  /** Over TLS alone. */
  readonly secure: boolean
  /** The brand's, with every host below it; null for the answering host alone. Source: spec 1 section 3. */
  readonly domain: string | null
}

/** 1 day. Source: spec 1 section 9. */
const dayInSeconds = 86_400

/** Reads a `Cookie` header; a value that is no valid encoding is as good as absent. */
export function parseCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at < 1) continue
    const value = decoded(pair.slice(at + 1).trim())
    if (value !== null) cookies.set(pair.slice(0, at).trim(), value)
  }
  return cookies
}

export const cookieText = (name: string, value: string | null, { secure, domain }: CookieScope): string =>
  `${name}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === null ? 0 : dayInSeconds}` +
  (domain === null ? '' : `; Domain=${domain}`) +
  (secure ? '; Secure' : '')

/** On the server: reads the request's cookies and collects what the answer sets. */
export function requestCookieJar(
  header: string,
  scope: CookieScope,
): CookieJar & { readonly setCookies: readonly string[] } {
  const cookies = new Map(parseCookies(header))
  const setCookies: string[] = []
  return {
    setCookies,
    read: (name) => cookies.get(name) ?? null,
    write: (name, value) => {
      if ((cookies.get(name) ?? null) === value) return
      if (value === null) cookies.delete(name)
      else cookies.set(name, value)
      setCookies.push(cookieText(name, value, scope))
    },
  }
}

/** In the browser. */
export const documentCookieJar = (
  { document, location }: Pick<Window, 'document' | 'location'>,
  domain: CookieScope['domain'],
): CookieJar => ({
  read: (name) => parseCookies(document.cookie).get(name) ?? null,
  write: (name, value) => {
    document.cookie = cookieText(name, value, { secure: location.protocol === 'https:', domain })
  },
})

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
