import { OrderSummary } from '../cart/OrderSummary.tsx'
import { IdentificationScreen } from '../checkout/IdentificationScreen.tsx'
import { ReasonNotice } from './ReasonNotice.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { TotalBar } from './TotalBar.tsx'
import { useGate } from './useGate.ts'

/** Step 3: who buys. */
export const IdentificationRoute = () => {
  useGate('identificacao')
  return (
    <ShopFrame step="identificacao" bar={<TotalBar />}>
      <ReasonNotice />
      <IdentificationScreen summary={<OrderSummary withCoupon={false} />} />
    </ShopFrame>
  )
}
