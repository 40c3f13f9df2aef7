import type { ProductItem } from '@balcao/rules/cart'
import { useLocation } from 'wouter'
import { ProductCycle } from '../cart/ProductCycle.tsx'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { EarlyStep } from './EarlyStep.tsx'
import { hostOf } from './cartHost.ts'
import { useGate } from './useGate.ts'

/** Step 0: how long to pay for at once. Source: spec 1 section 2. */
export const CycleRoute = () => {
  useGate('selecionar-ciclo')
  const t = useText()
  const { paths } = useShop()
  const [, navigate] = useLocation()
  const cart = useSession((state) => state.cart)
  const products = cart.items.filter((item): item is ProductItem => item.type === 'product')
  const needsName = hostOf(cart) !== null
  return (
    <EarlyStep
      step="selecionar-ciclo"
      title={t('step.cycle.title')}
      lead={t(products.length === 0 ? 'step.cycle.none' : 'step.cycle.lead')}
      onwards={t(needsName ? 'step.toDomain' : 'step.toCart')}
      onContinue={() => navigate(paths.step(needsName ? 'registrar-dominio' : 'carrinho'))}
    >
      {products.map((item) => (
        <ProductCycle key={item.id} item={item} />
      ))}
    </EarlyStep>
  )
}
