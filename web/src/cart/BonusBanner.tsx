import { joinList } from '../i18n/joinList.ts'
import { useText } from '../i18n/TextContext.tsx'
import { useSession } from '../session/ShopContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './cart.module.css'

/** Tells of the second free name that comes with a plan; it is taken at the first name's card. Source: spec 2 section 2. */
export const BonusBanner = () => {
  const t = useText()
  const plan = useSession(({ cart }) =>
    cart.items.find((item) => item.type === 'product' && item.selected && item.bonusDomainTlds.length > 0),
  )
  if (plan?.type !== 'product') return null
  const tlds = joinList(
    plan.bonusDomainTlds.map((tld) => `.${tld}`),
    t('list.or'),
  )
  const isGiven = plan.freeDomainCycles.includes(plan.cycle)
  return (
    <aside className={styles.banner} aria-label={t('banner.bonus.title', { plan: plan.name })}>
      <Icon name="globe" size={1.75} />
      <div>
        <p className={styles.bannerTitle}>{t('banner.bonus.title', { plan: plan.name })}</p>
        <p>{t(isGiven ? 'banner.bonus.text' : 'banner.bonus.otherCycle', { tlds })}</p>
      </div>
    </aside>
  )
}
