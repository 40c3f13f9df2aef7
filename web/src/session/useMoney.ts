import { formatMoney } from '@balcao/rules/money'
import type { Minor } from '@balcao/rules/money'
import { useShop } from './ShopContext.tsx'

/** Writes amounts in the shop's currency. */
export function useMoney(): (amount: Minor) => string {
  const { currency } = useShop().brand
  return (amount) => formatMoney(amount, currency)
}
