import type { CartItem } from '@balcao/rules/cart'
import { linesOf } from '@balcao/rules/cartLines'
import { isEmailAddon } from '@balcao/rules/proEmail'
import { useText } from '../i18n/TextContext.tsx'
import { useSession } from '../session/ShopContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { addonProduct } from './addonProduct.ts'
import styles from './cart.module.css'
import { emailChoiceId } from './lineIds.ts'
import { offeredAddons } from './offeredAddons.ts'

/** Leads to the choice of a professional e-mail while none is made: the free trial where there is one. Source: spec 1 section 2. */
export const EmailBanner = () => {
  const t = useText()
  const state = useSession((all) => all)
  const offer = offerOf(state)
  if (offer === null) return null
  const { days, domain } = offer
  return (
    <aside className={styles.banner} aria-label={t('email.legend')}>
      <Icon name="mail" size={1.75} />
      <div>
        <p className={styles.bannerTitle}>
          {domain === null ? t('banner.email.title') : t('banner.email.titleNamed', { domain })}
        </p>
        <p>{days === null ? t('banner.email.text') : t('banner.email.trial', { days })}</p>
        <p>
          <a href={`#${emailChoiceId(offer.itemId)}`}>
            {t(days === null ? 'banner.email.choose' : 'banner.email.try')}
          </a>
        </p>
      </div>
    </aside>
  )
}

/** A name that will be the visitor's, or is: nobody is promised an address under another's. */
const hasName = (item: CartItem): boolean =>
  item.type === 'domain' && item.name !== '' && (item.method === 'own' || item.available === true)

interface EmailOffer {
  readonly itemId: string
  /** Of the trial; null when only a paid one is on offer. */
  readonly days: number | null
  /** The name that addresses would be under. */
  readonly domain: string | null
}

function offerOf({
  cart,
  flags,
  products,
}: Parameters<Parameters<typeof useSession>[0]>[0]): EmailOffer | null {
  if (linesOf(cart).some((line) => line.selected && line.role === 'proemail')) return null
  const on = new Set(flags)
  const item = cart.items.find((one) => one.selected && offeredAddons(one, cart, on).some(isEmailAddon))
  if (item === undefined) return null
  const days = offeredAddons(item, cart, on)
    .filter(isEmailAddon)
    .map((addon) => addonProduct(products, item, addon)?.trialDays ?? null)
    .find((trial) => trial !== null)
  const domain = cart.items.find((one) => one.selected && hasName(one))
  return { itemId: item.id, days: days ?? null, domain: domain?.name ?? null }
}
