import { hasDomain } from '@balcao/rules/addDomain'
import type { CartItem, CyclePrice, DomainOffer } from '@balcao/rules/cart'
import { grantsFreeDomain } from '@balcao/rules/freeDomains'
import { firstTermPrice } from '@balcao/rules/terms'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/classNames.ts'
import { Price } from '../ui/Price.tsx'
import styles from './domains.module.css'
import { extensionAudience, extensionRefusal } from './extensionRefusal.ts'
import type { Offering } from './offering.ts'

interface OfferRowProps {
  readonly offer: DomainOffer
  readonly offering: Offering
  /** The very name that was searched. */
  readonly isAsked: boolean
}

/** A free name with its price, its renewal and a button; or why it cannot be had. */
export const OfferRow = ({ offer, offering, isAsked }: OfferRowProps) => {
  const t = useText()
  const { brand } = useShop()
  const isInCart = useSession(({ cart }) => hasDomain(cart, offer))
  const year = offer.cycles[0]
  const name = `${offer.sld}.${offer.tld}`
  const refusal = extensionRefusal(brand.id, offer.tld)
  if (year === undefined) return null
  return (
    <div className={classNames(styles.offer, isAsked && styles.askedOffer)}>
      <div className={styles.offerWords}>
        <strong className={styles.name}>{name}</strong>
        {isAsked && <Badge tone="positive">{t('domain.available')}</Badge>}
        <OfferNote offer={offer} year={year} />
      </div>
      {refusal === null && <OfferPrice offer={offer} year={year} host={offering.host} />}
      {refusal === null && !isInCart && (
        <Button
          onClick={() => offering.onChoose(offer)}
          aria-label={t(actionTexts[offering.action].named, { name })}
        >
          {t(actionTexts[offering.action].text)}
        </Button>
      )}
      {isInCart && <Badge>{t('domain.inCart')}</Badge>}
      {refusal !== null && <p className={styles.refusal}>{t(`document.refusal.${refusal}`)}</p>}
    </div>
  )
}

const actionTexts = {
  add: { text: 'domain.add', named: 'domain.addNamed' },
  replace: { text: 'domain.use', named: 'domain.useNamed' },
} as const satisfies Record<Offering['action'], unknown>

interface YearProps {
  readonly offer: DomainOffer
  readonly year: CyclePrice
}

const OfferNote = ({ offer, year }: YearProps) => {
  const t = useText()
  const money = useMoney()
  const audience = extensionAudience(offer.tld)
  return (
    <p className={styles.note}>
      {t('domain.renewal', { renewal: money(year.renew) })}
      {audience !== null && ` ${t(`domain.audience.${audience}`)}`}
    </p>
  )
}

/** Free where the plan that it is for gives it; the calculation has the last word. */
const OfferPrice = ({ offer, year, host }: YearProps & { readonly host: CartItem | null }) => {
  const t = useText()
  const money = useMoney()
  const isFree = host?.type === 'product' && grantsFreeDomain(host, host.cycle, offer.tld)
  const first = money(firstTermPrice(year))
  const list = money(year.register)
  if (isFree) return <Price amount={t('price.free')} per={t('domain.firstYear')} />
  const before = { amount: list, label: t('domain.price.before'), nowLabel: t('domain.price.now') }
  // A first year that costs less is no yearly price.
  const per = t(firstTermPrice(year) === year.renew ? 'price.perYear' : 'domain.firstYear')
  return <Price amount={first} per={per} {...(first === list ? {} : { before })} />
}
