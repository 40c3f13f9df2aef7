import type { WireOrder } from '@balcao/contract/order'
import { OrderSummary } from '../cart/OrderSummary.tsx'
import { PaymentScreen } from '../checkout/PaymentScreen.tsx'
import { keepOrderedCart } from '../session/orderedCart.ts'
import { useShop } from '../session/ShopContext.tsx'
import { ReasonNotice } from './ReasonNotice.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { TotalBar } from './TotalBar.tsx'
import { useGate } from './useGate.ts'

/** Step 4: how to pay. */
export const PaymentRoute = () => {
  useGate('pagamento')
  const shop = useShop()
  const { session, log } = shop
  const empty = (order: WireOrder) => {
    const state = session.store.getState()
    void import('../session/counting.ts')
      .then(({ countOrder }) => countOrder(shop, state, order, window))
      .catch(() => log.warn({}, 'an order is not counted'))
    keepOrderedCart(() => sessionStorage, order.token, state)
    session.empty()
  }
  return (
    <ShopFrame step="pagamento" bar={<TotalBar />}>
      <ReasonNotice />
      <PaymentScreen summary={<OrderSummary withCoupon={false} />} onPlaced={empty} />
    </ShopFrame>
  )
}
