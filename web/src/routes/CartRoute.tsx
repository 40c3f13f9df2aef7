import type { Cart } from '@balcao/rules/cart'
import { cartProblems } from '@balcao/rules/cartProblems'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { CartScreen } from '../cart/CartScreen.tsx'
import type { DomainLineProps } from '../cart/CartScreen.tsx'
import { EmptyPart } from '../cart/LaterParts.tsx'
import { OrderSummary } from '../cart/OrderSummary.tsx'
import { Seals } from '../cart/Seals.tsx'
import { anotherDomainId } from '../domains/domainBoxId.ts'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { cameForName, hostOf, lacksDomain, showsBuyerDocument } from './cartHost.ts'
import { goToProblem, toastOf } from './goToProblem.ts'
import { SessionNotices } from './SessionNotices.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { BuyerPart, DomainLinePart, DomainChoicePart } from './DomainParts.tsx'
import { TotalBar } from './TotalBar.tsx'

/** Step 2: what is bought, and the way on. */
export const CartRoute = () => {
  const isEmpty = useSession(({ cart }) => cart.items.length === 0)
  const choosesName = useSession(cameForName)
  return isEmpty ? (
    <ShopFrame step="carrinho">
      <EmptyPart
        notices={<SessionNotices />}
        domainBox={choosesName && <DomainChoicePart host={null} onClose={null} />}
      />
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
  const [isAdding, setAdding] = useState(false)
  const isNameRefused = useSession(({ refusedName }) => refusedName !== null)
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
          domainBox={
            host === null && !isAdding && !isNameRefused ? (
              <AnotherDomain cart={cart} onOpen={() => setAdding(true)} />
            ) : (
              <DomainChoicePart host={host} onClose={host === null ? () => setAdding(false) : null} />
            )
          }
          renderDomain={renderDomain}
          document={showsBuyerDocument(cart) && <BuyerPart refused={refused} />}
        />
      </TwoColumns>
      <Seals />
    </ShopFrame>
  )
}

/** The way to one more name. Source: spec 1 section 2, the cart's domain box. */
const AnotherDomain = ({ cart, onOpen }: { readonly cart: Cart; readonly onOpen: () => void }) => {
  const t = useText()
  const isFirst = cart.items.every(({ type }) => type === 'product')
  return (
    <div>
      <Button id={anotherDomainId} variant="quiet" onClick={onOpen}>
        {t(isFirst ? 'cart.domain.first' : 'cart.domain.another')}
      </Button>
    </div>
  )
}
