import { documentCookieJar } from '../session/cookieJar.ts'
import type { Shop } from '../session/ShopContext.tsx'
import { takeFingerprint } from '../session/takeFingerprint.ts'
import { tellLostCoupon } from '../session/tellLostCoupon.ts'
import { fixMenu } from './fixMenu.ts'

/** What the page is better with and good without, once it is alive: nobody waits for it, and what fails is missed by nobody. */
export async function afterStart(shop: Shop, view: Window): Promise<void> {
  tellLostCoupon(shop)
  await takeFingerprint({
    shop,
    jar: documentCookieJar(view, shop.brand.cookieDomain),
    isRefused: 'globalPrivacyControl' in view.navigator && view.navigator.globalPrivacyControl === true,
    compute: () => import('../session/computeFingerprint.ts').then((part) => part.computeFingerprint()),
  }).catch(() => shop.log.warn({}, 'no fingerprint was taken'))
  await fixMenu(view.document, shop)
}
