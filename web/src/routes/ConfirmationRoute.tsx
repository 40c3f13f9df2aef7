import { useSearch } from 'wouter'
import { ConfirmationScreen } from '../order/ConfirmationScreen.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import type { StepProps } from './StepScreen.tsx'

/** Step 5: the order and its payment, by the token in the address. */
export const ConfirmationRoute = ({ order }: StepProps) => {
  const token = new URLSearchParams(useSearch()).get('order')
  return (
    <ShopFrame step="confirmacao">
      <ConfirmationScreen token={token} initialOrder={order} />
    </ShopFrame>
  )
}
