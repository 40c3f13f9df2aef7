import { fingerprintCookie } from '@balcao/contract/featureEnabled'
import { askFlag } from './askFlag.ts'
import type { CookieJar } from './cookieJar.ts'
import { renewFlags } from './renewFlags.ts'
import type { Shop } from './ShopContext.tsx'

export interface FingerprintParts {
  readonly shop: Pick<Shop, 'api' | 'log' | 'session'>
  readonly jar: CookieJar
  /** The visitor has told their browser that they do not want to be followed (Global Privacy Control). */
  readonly isRefused: boolean
  readonly compute: () => Promise<string>
}

/**
 * Once a day: the fingerprint of the browser into its cookie, then the flags of this cart anew, which the service may decide by it. Source:
 * spec 1 section 2. Off by the flag `fingerprint` or by the visitor, and then what was taken before goes too.
 */
export async function takeFingerprint({ shop, jar, isRefused, compute }: FingerprintParts): Promise<void> {
  const { api, log } = shop
  if (isRefused || !(await askFlag('fingerprint', api, log))) return forget(jar)
  if (jar.read(fingerprintCookie) !== null) return
  jar.write(fingerprintCookie, await compute())
  await renewFlags(shop)
}

function forget(jar: CookieJar): void {
  if (jar.read(fingerprintCookie) !== null) jar.write(fingerprintCookie, null)
}
