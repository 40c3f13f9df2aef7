import type { AddonItem, CartItem, CyclePrice } from '@balcao/rules/cart'
import { makesFree } from '@balcao/rules/freeDomains'
import { perMonth } from '@balcao/rules/money'
import { isEmailAddon } from '@balcao/rules/proEmail'
import { firstTermPrice } from '@balcao/rules/terms'
import { toggleLine } from '@balcao/rules/toggleLine'
import { memo } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import type { ShownAddon } from '../session/shownProduct.ts'
import { useMoney } from '../session/useMoney.ts'
import { Price } from '../ui/Price.tsx'
import { Switch } from '../ui/Switch.tsx'
import { addonProduct } from './addonProduct.ts'
import styles from './cart.module.css'
import { EmailPart } from './LaterParts.tsx'
import { titleIdOf } from './lineIds.ts'
import { useOfferedAddons } from './useOfferedAddons.ts'

/** What goes with an item. Nothing is on unless the visitor switched it on. */
export const AddonList = ({ item }: { readonly item: CartItem }) => {
  const t = useText()
  const addons = useOfferedAddons(item)
  const emails = addons.filter(isEmailAddon)
  const others = addons.filter((addon) => !isEmailAddon(addon))
  const headingId = `addons-${item.id}`
  if (addons.length === 0) return null
  return (
    <section className={styles.addons} aria-labelledby={`${headingId} ${titleIdOf(item.id)}`}>
      <h3 id={headingId}>{t('cart.addons.title')}</h3>
      {others.map((addon) => (
        <AddonSwitch key={addon.id} item={item} addon={addon} />
      ))}
      {emails.length > 0 && <EmailPart item={item} emails={emails} />}
    </section>
  )
}

interface AddonProps {
  readonly item: CartItem
  readonly addon: AddonItem
  /** As the item's product offers it; undefined where no answer had it. */
  readonly product: ShownAddon | undefined
}

interface AddonSwitchProps {
  readonly item: CartItem
  readonly addon: AddonItem
}

/** Shown as its `related…` fields say. Source: spec 2 section 3. */
const AddonSwitch = memo(function AddonSwitch({ item, addon }: AddonSwitchProps) {
  const { session, toasts } = useShop()
  const product = useSession(({ products }) => addonProduct(products, item, addon))
  const toggle = (on: boolean) => {
    toasts.raise(on ? 'product-added' : 'product-removed')
    void session.edit((cart) => toggleLine(cart, { lineId: addon.id }))
  }
  return (
    <Switch
      label={product?.relatedShowName === false ? addon.description : addon.name}
      note={<AddonNote item={item} addon={addon} product={product} />}
      aside={<AddonPrice addon={addon} product={product} />}
      checked={addon.selected}
      onChange={toggle}
    />
  )
})

const AddonPrice = ({ addon, product }: Omit<AddonProps, 'item'>) => {
  const t = useText()
  const money = useMoney()
  const price = addon.cycles.find(({ cycle }) => cycle === addon.cycle)
  if (price === undefined) return null
  const first = firstTermPrice(price)
  if (first === 0) return <Price amount={product?.freeLabel ?? t('price.free')} size="small" />
  return <Price amount={money(perMonth(first, addon.cycle))} per={t('price.perMonth')} size="small" />
}

/** Beside a name the promise is about that name. */
const isPromised = (item: CartItem, addon: AddonItem): boolean =>
  item.type === 'domain' ? makesFree(addon, item) : addon.freeDomainCycles.includes(addon.cycle)

const AddonNote = ({ item, addon, product }: AddonProps) => {
  const t = useText()
  const money = useMoney()
  const price = addon.cycles.find(({ cycle }) => cycle === addon.cycle)
  const priceNote = (chosen: CyclePrice) => {
    const words = { term: t(`cycle.${chosen.cycle}`), renewal: money(chosen.renew) }
    const first = firstTermPrice(chosen)
    return first === 0
      ? t('cart.addons.freeTerm', words)
      : t('cart.addons.renewal', { ...words, amount: money(first) })
  }
  const bringsDomain = product?.relatedShowFreeDomainBox === true && isPromised(item, addon)
  return (
    <>
      {product?.relatedShowName !== false && addon.description}{' '}
      {price !== undefined && product?.relatedShowRenewPrice !== false && priceNote(price)}
      {bringsDomain && <strong> {t('cart.addons.freeDomain')}</strong>}
    </>
  )
}
