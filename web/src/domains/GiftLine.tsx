import type { DomainItem } from '@balcao/rules/cart'
import { findItem } from '@balcao/rules/cartLines'
import { exclusionOf } from '@balcao/rules/exclusion'
import { toggleLine } from '@balcao/rules/toggleLine'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Notice } from '../ui/Notice.tsx'
import { Switch } from '../ui/Switch.tsx'
import { isGivenFree } from './isGivenFree.ts'

/** Whether the calculation made the name free, and for a gift the switch to leave it with the conditions that it comes on. */
export const GiftLine = ({ item }: { readonly item: DomainItem }) => {
  const t = useText()
  const money = useMoney()
  return (
    <>
      {(item.isFreeDomain || item.isBonusDomain) && <GiftSwitch item={item} />}
      {isGivenFree(item) && item.balance !== null && (
        <Notice tone="success" title={t('domain.free.title')}>
          {t('domain.free.note', { renewal: money(item.balance.renewal) })}
        </Notice>
      )}
    </>
  )
}

const GiftSwitch = ({ item }: { readonly item: DomainItem }) => {
  const t = useText()
  const { session, toasts } = useShop()
  const giver = useSession(({ cart }) => findItem(cart, item.parentId ?? '')?.name ?? '')
  const isLost = useSession(({ cart }) => exclusionOf(cart, item)?.reason === 'gift-not-given')
  const toggle = (on: boolean) => {
    toasts.raise(on ? 'domain-added' : 'domain-removed')
    void session.edit((cart) => toggleLine(cart, { lineId: item.id }))
  }
  const kind = item.isBonusDomain ? 'bonus' : 'free'
  return (
    <>
      <Switch
        label={t('domain.gift.keep', { name: item.name })}
        note={isLost ? null : t(`domain.gift.condition.${kind}`, { giver })}
        checked={item.selected}
        onChange={toggle}
      />
      {isLost && <Notice tone="warning">{t(`domain.gift.lost.${kind}`, { giver })}</Notice>}
    </>
  )
}
