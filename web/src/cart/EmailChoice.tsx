import type { AddonItem, CartItem } from '@balcao/rules/cart'
import { perMonth } from '@balcao/rules/money'
import { chooseProEmail, takeFreeProEmail } from '@balcao/rules/proEmail'
import { termPrice } from '@balcao/rules/termPrice'
import { trialEmailIds } from '@balcao/rules/trialEmail'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Price } from '../ui/Price.tsx'
import { RadioCard } from '../ui/RadioCard.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { addonProduct } from './addonProduct.ts'
import { EmailAccounts } from './EmailAccounts.tsx'
import { emailChoiceId } from './lineIds.ts'

export interface EmailChoiceProps {
  readonly item: CartItem
  readonly emails: readonly AddonItem[]
}

const nobody = 'none'

/** One professional e-mail for an item, or none; none is where it starts. Source: spec 2 section 2. */
export const EmailChoice = ({ item, emails }: EmailChoiceProps) => {
  const t = useText()
  const { brand, session, toasts } = useShop()
  const trials = trialEmailIds(brand.id)
  const chosen = emails.find(({ selected }) => selected)?.id ?? nobody
  const choose = (value: string) => {
    toasts.raise(value === nobody ? 'product-removed' : 'product-added')
    const addonId = value === nobody ? null : value
    const isFree = emails.some(({ id, productId }) => id === addonId && trials.includes(productId))
    void session.edit((cart) =>
      chooseProEmail(isFree ? takeFreeProEmail(cart) : cart, { itemId: item.id, addonId }),
    )
  }
  return (
    <RadioGroup name={emailChoiceId(item.id)} legend={t('email.legend')} value={chosen} onChange={choose}>
      <RadioCard value={nobody} title={t('email.none')} />
      {emails.map((email) => (
        <EmailCard key={email.id} item={item} email={email} />
      ))}
    </RadioGroup>
  )
}

const EmailCard = ({ item, email }: { readonly item: CartItem; readonly email: AddonItem }) => {
  const t = useText()
  const money = useMoney()
  const product = useSession(({ products }) => addonProduct(products, item, email))
  const days = product?.trialDays ?? null
  const price = email.cycles.find(({ cycle }) => cycle === email.cycle)
  if (price === undefined) return null
  const term = t(`cycle.${email.cycle}`)
  const { first, ...later } = termPrice(email, price)
  const renewal = money(later.renewal)
  const amount = days === null ? money(perMonth(first, email.cycle)) : t('email.trialPrice', { days })
  const accounts = email.options.find(({ type }) => type === 'accounts')?.accounts ?? 1
  return (
    <RadioCard
      value={email.id}
      title={email.name}
      note={
        <>
          <Price amount={amount} {...(days === null && { per: t('price.perMonth') })} size="small" />
          {days === null && accounts > 1 && ` ${t('cart.cycle.accounts', { n: accounts })}`}
          <br />
          {email.description}{' '}
          {days !== null
            ? t('email.trialNote', { days, term, renewal })
            : product?.relatedShowRenewPrice !== false &&
              t('cart.addons.renewal', { term, renewal, amount: money(first) })}
        </>
      }
    >
      <EmailAccounts line={email} isTrial={days !== null} />
    </RadioCard>
  )
}
