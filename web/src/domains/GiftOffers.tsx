import { addGivenDomain } from '@balcao/rules/addDomain'
import type { Cart, DomainItem, DomainOffer } from '@balcao/rules/cart'
import { bonusGiver } from '@balcao/rules/exclusion'
import { bonusDomainsOnOffer, freeDomainsOnOffer } from '@balcao/rules/givenDomains'
import { domainNameOf } from '@balcao/rules/nameParts'
import { removeLine } from '@balcao/rules/removeLine'
import { toggleLine } from '@balcao/rules/toggleLine'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Price } from '../ui/Price.tsx'
import { Switch } from '../ui/Switch.tsx'
import styles from './domains.module.css'

interface Gift {
  readonly kind: 'free' | 'bonus'
  readonly parentId: string
  readonly offer: DomainOffer
}

/** Names that come free with this one or with its plan: offered, never added unasked. Source: spec 2 section 9. */
export const GiftOffers = ({ item, titleId }: { readonly item: DomainItem; readonly titleId: string }) => {
  const t = useText()
  const cart = useSession((state) => state.cart)
  const gifts = giftsOf(cart, item, useShop().brand.freeTlds)
  const headingId = `gifts-${item.id.replaceAll('.', '-')}`
  if (gifts.length === 0) return null
  return (
    <section className={styles.gifts} aria-labelledby={`${headingId} ${titleId}`}>
      <h3 id={headingId} className={styles.giftHead}>
        {t('domain.gift.title')}
      </h3>
      {gifts.map((gift) => (
        <GiftSwitch key={domainNameOf(gift.offer)} gift={gift} cart={cart} />
      ))}
    </section>
  )
}

/** What is on offer now, and what was taken of it: one switch takes a name and leaves it. One that is free both ways is offered once. */
function giftsOf(cart: Cart, item: DomainItem, freeTlds: readonly string[]): readonly Gift[] {
  const open = [...bonusDomainsOnOffer(cart, item), ...freeDomainsOnOffer(cart, item, freeTlds)]
  const isShown = ({ offer }: Gift) => open.includes(offer) || isStillGiven(cart, lineOf(cart, offer))
  const free = item.freeDomains.map((offer): Gift => ({ kind: 'free', parentId: item.id, offer }))
  const bonus = item.bonusDomains
    .filter((offer) => !free.some((other) => domainNameOf(other.offer) === domainNameOf(offer)))
    .map((offer): Gift => ({ kind: 'bonus', parentId: item.parentId ?? '', offer }))
  return item.isFreeDomain || item.isBonusDomain ? [] : [...bonus, ...free].filter(isShown)
}

const lineOf = (cart: Cart, offer: DomainOffer): DomainItem | undefined =>
  cart.items.find((item): item is DomainItem => item.type === 'domain' && item.name === domainNameOf(offer))

/** A name that the plan gives no longer, in a shorter cycle say, is not called free here; its own card says why. */
const isStillGiven = (cart: Cart, line: DomainItem | undefined): boolean =>
  line !== undefined && (!line.isBonusDomain || bonusGiver(cart, line) !== undefined)

const GiftSwitch = ({ gift, cart }: { readonly gift: Gift; readonly cart: Cart }) => {
  const t = useText()
  const money = useMoney()
  const { session, toasts } = useShop()
  const name = domainNameOf(gift.offer)
  const renew = gift.offer.cycles[0]?.renew
  const line = lineOf(cart, gift.offer)
  const toggle = (on: boolean) => {
    toasts.raise(on ? 'domain-added' : 'domain-removed')
    void session.edit((current) => {
      if (line === undefined) return addGivenDomain(current, gift)
      return (on ? toggleLine : removeLine)(current, { lineId: line.id })
    })
  }
  if (renew === undefined) return null
  return (
    <Switch
      label={name}
      note={t('domain.gift.note', { renewal: money(renew) })}
      aside={<Price amount={t('price.free')} per={t('domain.firstYear')} size="small" />}
      checked={line?.selected === true}
      onChange={toggle}
    />
  )
}
