import type { ProductItem } from '@balcao/rules/cart'
import { redemptionWindows } from '@balcao/rules/orderWindow'
import { Fragment } from 'react'
import { joinList } from '../i18n/joinList.ts'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './cart.module.css'

export interface FreeDomainDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** When a name is free, for how long, and what it costs afterwards. Source: spec 2 section 9. */
export const FreeDomainDialog = ({ open, onClose }: FreeDomainDialogProps) => {
  const t = useText()
  const { brand } = useShop()
  const cart = useSession((state) => state.cart)
  const bought = cart.items.filter((item): item is ProductItem => item.type === 'product' && item.selected)
  // The same plan twice has the same conditions.
  const plans = [...new Map(bought.map((item) => [item.productId, item])).values()]
  const listOf = (tlds: readonly string[]) =>
    joinList(
      tlds.map((tld) => `.${tld}`),
      t('list.or'),
    )
  return (
    <Dialog open={open} onClose={onClose} title={t('freeDomain.title')} closeLabel={t('dialog.close')}>
      <ul className={styles.conditions}>
        {plans.map((plan) => (
          <Fragment key={plan.id}>
            {plan.freeDomainTlds.length > 0 && (
              <li>{t('freeDomain.plan', { plan: plan.name, tlds: listOf(plan.freeDomainTlds) })}</li>
            )}
            {plan.bonusDomainTlds.length > 0 && (
              <li>{t('freeDomain.bonus', { plan: plan.name, tlds: listOf(plan.bonusDomainTlds) })}</li>
            )}
          </Fragment>
        ))}
        <li>{t('freeDomain.cycle')}</li>
        <li>
          {t('freeDomain.enabler', { enablers: listOf(brand.enablerTlds), tlds: listOf(brand.freeTlds) })}
        </li>
        <li>{t('freeDomain.firstYear')}</li>
        <li>{t('freeDomain.redeem', redemptionWindows[brand.freeDomainRedemption])}</li>
        <li>{t('freeDomain.registration')}</li>
      </ul>
    </Dialog>
  )
}
