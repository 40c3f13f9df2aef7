import type { AddonItem, CartItem, ProductItem } from '@balcao/rules/cart'
import { createElement, memo } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/TextContext.tsx'
import { useWordedPart } from '../i18n/useWordedPart.ts'
import { WaitForPart } from '../i18n/WaitForPart.tsx'
import type { LazyPart } from '../ui/lazyPart.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import {
  bonusBanner,
  couponForm,
  emailAccounts,
  emailBanner,
  emailChoice,
  emptyCart,
  serverChoices,
} from './cartParts.ts'
import type { EmptyCartProps } from './EmptyCart.tsx'
import type { EmailAccountsProps } from './EmailAccounts.tsx'

/** Parts that only some carts show; their code and words come with the carts that do. */
export const EmailPart = memo(
  (props: EmailPartProps) => (
    <Waiting height="9rem">
      <Email {...props} />
    </Waiting>
  ),
  (one, other) =>
    one.item === other.item &&
    one.emails.length === other.emails.length &&
    one.emails.every((email, index) => email === other.emails[index]),
)

interface EmailPartProps {
  readonly item: CartItem
  /** Picked anew from the item's add-ons at each render. */
  readonly emails: readonly AddonItem[]
}

export const AccountsPart = (props: EmailAccountsProps) => (
  <Waiting height="7rem">
    <Accounts {...props} />
  </Waiting>
)

export const ServerPart = (props: { readonly item: ProductItem }) => (
  <Waiting height="16rem">
    <Server {...props} />
  </Waiting>
)

export const EmptyPart = (props: EmptyCartProps) => (
  <Waiting height="30rem">
    <Empty {...props} />
  </Waiting>
)

export const BonusPart = () => (
  <Waiting height="6rem">
    <Bonus />
  </Waiting>
)

export const EmailBannerPart = () => (
  <Waiting height="6rem">
    <Banner />
  </Waiting>
)

export const CouponFormPart = () => (
  <Waiting height="8rem">
    <Coupon />
  </Waiting>
)

function useCartPart<Part>(part: LazyPart<Part>): Part {
  return useWordedPart(part, useTexts().more)
}

const Email = (props: EmailPartProps) => createElement(useCartPart(emailChoice), props)
const Accounts = (props: EmailAccountsProps) => createElement(useCartPart(emailAccounts), props)
const Server = (props: Parameters<typeof ServerPart>[0]) => createElement(useCartPart(serverChoices), props)
const Empty = (props: Parameters<typeof EmptyPart>[0]) => createElement(useCartPart(emptyCart), props)
const Bonus = () => createElement(useCartPart(bonusBanner))
const Banner = () => createElement(useCartPart(emailBanner))

const Coupon = () => createElement(useCartPart(couponForm))

const Waiting = ({ height, children }: { readonly height: string; readonly children: ReactNode }) => (
  <WaitForPart fallback={<Skeleton width="100%" height={height} />}>{children}</WaitForPart>
)
