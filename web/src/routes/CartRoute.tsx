import { cartProblems } from '@balcao/rules/cartProblems'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { CartScreen } from '../cart/CartScreen.tsx'
import type { DomainLineProps } from '../cart/CartScreen.tsx'
import { EmptyPart } from '../cart/LaterParts.tsx'
import { OrderSummary } from '../cart/OrderSummary.tsx'
import { Seals } from '../cart/Seals.tsx'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { hostOf, lacksDomain, showsBuyerDocument } from './cartHost.ts'
import { goToProblem, toastOf } from './goToProblem.ts'
import { SessionNotices } from './SessionNotices.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { BuyerPart, DomainLinePart, DomainChoicePart } from './DomainParts.tsx'
import { TotalBar } from './TotalBar.tsx'

/** Step 2: what is bought, and the way on. */
export const CartRoute = () => {
  const isEmpty = useSession(({ cart }) => cart.items.length === 0)
  return isEmpty ? (
    <ShopFrame step="carrinho">
      <EmptyPart notices={<SessionNotices />} />
    </ShopFrame>
  ) : (
    <FilledCart />
  )
}

const FilledCart = () => {
  const t = useText()
  const { paths, toasts } = useShop()
  const cart = useSession((state) => state.cart)
  const [, navigate] = useLocation()
  const [isRefused, setRefused] = useState(false)
  const document = useSession((state) => state.buyerDocument)
  const problem = cartProblems(cart, { document })[0]
  const refused = isRefused && problem !== undefined ? problem.code : null
  const renderDomain = useCallback(
    (line: DomainLineProps) => <DomainLinePart {...line} refused={refused} />,
    [refused],
  )
  const host = lacksDomain(cart) ? hostOf(cart) : null

  const goOn = () => {
    if (problem === undefined) return navigate(paths.step('identificacao'))
    setRefused(true)
    goToProblem(problem, toasts)
  }
  const button = (
    <Button variant="primary" wide onClick={goOn}>
      {t('cart.continue')}
    </Button>
  )
  return (
    <ShopFrame step="carrinho" bar={<TotalBar action={button} />}>
      <TwoColumns aside={<OrderSummary withCoupon action={button} />}>
        <CartScreen
          notices={
            <>
              <SessionNotices />
              {refused !== null && (
                <Notice tone="error" alert={toastOf(refused) === null}>
                  {t(`reason.${refused}`)}
                </Notice>
              )}
            </>
          }
          domainBox={host === null ? null : <DomainChoicePart host={host} />}
          renderDomain={renderDomain}
          document={showsBuyerDocument(cart) && <BuyerPart refused={refused} />}
        />
      </TwoColumns>
      <Seals />
    </ShopFrame>
  )
}
