import type { Cart } from '@balcao/rules/cart'
import { serversOf } from '@balcao/rules/cartLines'
import { isEmailAddon } from '@balcao/rules/proEmail'
import type { SessionState } from '../session/sessionState.ts'
import { lazyPart } from '../ui/lazyPart.ts'

/** Nothing in the cart. */
export const emptyCart = lazyPart(() => import('./EmptyCart.tsx').then(({ EmptyCart }) => EmptyCart))

/** Choosing a professional e-mail: fetched by carts that can have one. */
export const emailChoice = lazyPart(() => import('./EmailChoice.tsx').then(({ EmailChoice }) => EmailChoice))

/** How many accounts of a professional e-mail that is an item of its own. */
export const emailAccounts = lazyPart(() =>
  import('./EmailAccounts.tsx').then(({ EmailAccounts }) => EmailAccounts),
)

/** What is said of professional e-mail while nobody has chosen one. */
export const emailBanner = lazyPart(() => import('./EmailBanner.tsx').then(({ EmailBanner }) => EmailBanner))

/** Operating system and place of a server. */
export const serverChoices = lazyPart(() =>
  import('./ServerChoices.tsx').then(({ ServerChoices }) => ServerChoices),
)

/** A plan that gives a second name. */
export const bonusBanner = lazyPart(() => import('./BonusBanner.tsx').then(({ BonusBanner }) => BonusBanner))

/** Where a coupon's code is typed. The server's page has it; its code follows once the page is alive. */
export const couponForm = lazyPart(() => import('./CouponForm.tsx').then(({ CouponForm }) => CouponForm))

/** The question before an item goes. */
export const removeDialog = lazyPart(() =>
  import('./RemoveDialog.tsx').then(({ RemoveDialog }) => RemoveDialog),
)

/** Every number of installments. */
export const installmentsDialog = lazyPart(() =>
  import('./InstallmentsDialog.tsx').then(({ InstallmentsDialog }) => InstallmentsDialog),
)

/** The conditions of free names, in full. */
export const freeDomainDialog = lazyPart(() =>
  import('./FreeDomainDialog.tsx').then(({ FreeDomainDialog }) => FreeDomainDialog),
)

export const helpVideoDialog = lazyPart(() =>
  import('./HelpVideoDialog.tsx').then(({ HelpVideoDialog }) => HelpVideoDialog),
)

/** Does an item of the cart come with professional e-mail on offer? */
export const offersEmail = ({ items }: Cart): boolean => items.some(({ addons }) => addons.some(isEmailAddon))

/** Does a plan of the cart give a second name? Turbo does where the flag `turbo-domain-bonus` is on: the service's answer says so. */
export const givesBonus = ({ items }: Cart): boolean =>
  items.some((item) => item.type === 'product' && item.selected && item.bonusDomainTlds.length > 0)

/** Fetches what this cart needs to be rendered at once; nothing where it needs none of these. */
export const loadCartParts = ({ cart }: Pick<SessionState, 'cart'>): readonly Promise<unknown>[] =>
  [
    ...(cart.items.length === 0 ? [emptyCart] : []),
    ...(offersEmail(cart) ? [emailChoice, emailBanner] : []),
    ...(cart.items.some(({ role }) => role === 'proemail') ? [emailAccounts] : []),
    ...(givesBonus(cart) ? [bonusBanner] : []),
    ...(serversOf(cart).length > 0 ? [serverChoices] : []),
  ].map((part) => part.load())
