import type { DomainItem } from '@balcao/rules/cart'
import { disableDomain, enableDomain } from '@balcao/rules/disableDomain'
import { exclusionOf } from '@balcao/rules/exclusion'
import type { ExclusionReason } from '@balcao/rules/exclusion'
import { createElement } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { WaitForPart } from '../i18n/WaitForPart.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { useLazyPart } from '../ui/lazyPart.ts'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { transferLine } from './domainParts.ts'
import { DomainTerms } from './DomainTerms.tsx'
import { GiftLine } from './GiftLine.tsx'
import { GiftOffers } from './GiftOffers.tsx'
import { IdProtect } from './IdProtect.tsx'
import { moveFocus } from './moveFocus.ts'
import { useRecheck } from './useRecheck.ts'

export interface StandingProps {
  readonly item: DomainItem
  readonly titleId: string
  /** The visitor wanted to go on without the code of a transfer. */
  readonly isCodeMissed: boolean
  readonly onEdit: () => void
}

/** How a name of the cart stands: to be chosen later, one's own, stepped aside, brought over, unconfirmed, taken, or to be had. */
export const DomainStanding = (props: StandingProps) => {
  const { item } = props
  if (item.isTemporaryDomain) return <Later {...props} />
  if (item.method === 'own') return <Own {...props} />
  if (item.fallbackShortDomain) return <Disabled {...props} />
  if (item.method === 'transfer')
    return (
      <WaitForPart fallback={<Skeleton width="100%" height="10rem" />}>
        <Transfer {...props} />
      </WaitForPart>
    )
  if (item.available === null) return <Unconfirmed {...props} />
  return item.available ? <Available {...props} /> : <Taken {...props} />
}

const Transfer = (props: StandingProps) => createElement(useLazyPart(transferLine), props)

/** The temporary domain: the name is chosen after the purchase. Source: spec 1 section 4, spec 2 section 2. */
const Later = ({ onEdit }: StandingProps) => {
  const t = useText()
  return (
    <Notice
      tone="info"
      title={t('domain.later.noticeTitle')}
      action={<Button onClick={onEdit}>{t('domain.later.now')}</Button>}
    >
      {t('domain.later.notice')}
    </Notice>
  )
}

const Own = ({ item, titleId }: StandingProps) => (
  <>
    <Notice tone="info">{useText()('domain.own.note')}</Notice>
    <GiftOffers item={item} titleId={titleId} />
  </>
)

const Disabled = ({ item, titleId, onEdit }: StandingProps) => {
  const t = useText()
  const { session } = useShop()
  const enable = () =>
    moveFocus(
      () => void session.edit((cart) => enableDomain(cart, { lineId: item.id })),
      () => titleId,
    )
  return (
    <Notice
      tone="warning"
      title={t('domain.disabled.title', { name: item.name })}
      action={
        <>
          <Button onClick={enable}>{t('domain.disabled.enable')}</Button>
          <Button variant="quiet" onClick={onEdit}>
            {t('domain.edit.other')}
          </Button>
        </>
      }
    >
      {t('domain.disabled.text')}
    </Notice>
  )
}

const Unconfirmed = ({ item, titleId, onEdit }: StandingProps) => {
  const t = useText()
  const { isChecking, recheck } = useRecheck(item, titleId)
  return (
    <Notice
      tone="warning"
      title={t('domain.unknown.title', { name: item.name })}
      action={
        <>
          <Button busy={isChecking} onClick={() => recheck(item.method)}>
            {t('domain.retry')}
          </Button>
          <Button variant="quiet" onClick={onEdit}>
            {t('domain.edit.other')}
          </Button>
          <LeaveOut item={item} titleId={titleId} />
        </>
      }
    >
      {t('domain.unknown.text')}
    </Notice>
  )
}

/** The rest of the cart need not wait for one name. */
const LeaveOut = ({ item, titleId }: Pick<StandingProps, 'item' | 'titleId'>) => {
  const t = useText()
  const { session } = useShop()
  const leaveOut = () =>
    moveFocus(
      () => void session.edit((cart) => disableDomain(cart, { lineId: item.id })),
      () => titleId,
    )
  return (
    <Button variant="quiet" onClick={leaveOut}>
      {t('domain.disabled.leave')}
    </Button>
  )
}

const Taken = ({ item, titleId, onEdit }: StandingProps) => {
  const t = useText()
  return (
    <Notice
      tone="error"
      title={t('domain.unavailable.title', { name: item.name })}
      action={
        <>
          <Button onClick={onEdit}>{t('domain.edit.other')}</Button>
          <LeaveOut item={item} titleId={titleId} />
        </>
      }
    >
      {t('domain.unavailable.inCart')}
    </Notice>
  )
}

const leftReasons: readonly (ExclusionReason | undefined)[] = ['not-selected', 'gift-not-given']

/** A gift that was left, or that the plan gives no longer, has no terms to choose. */
const Available = ({ item, titleId }: Pick<StandingProps, 'item' | 'titleId'>) => {
  const isBought = useSession(({ cart }) => !leftReasons.includes(exclusionOf(cart, item)?.reason))
  return (
    <>
      <GiftLine item={item} />
      {isBought && <DomainTerms item={item} />}
      {isBought && <IdProtect item={item} />}
      <GiftOffers item={item} titleId={titleId} />
    </>
  )
}
