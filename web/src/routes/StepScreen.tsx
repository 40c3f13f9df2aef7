import type { WireOrder } from '@balcao/contract/order'
import type { StepId } from '@balcao/rules/stepIds'
import type { Text, Texts } from '../i18n/text.ts'
import { useTexts } from '../i18n/TextContext.tsx'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { cameForName, lacksDomain, showsBuyerDocument } from './cartHost.ts'
import type { PageState } from '../pageState.ts'
import type { SessionState } from '../session/sessionState.ts'
import { couponForm, loadCartParts } from '../cart/cartParts.ts'
import { CartRoute } from './CartRoute.tsx'
import { loadDomainParts } from '../domains/domainParts.ts'
import { buyerLine, domainBox, domainLine } from './domainLines.ts'
import { lazyPart, readyPart, useLazyPart } from '../ui/lazyPart.ts'
import type { LazyPart } from '../ui/lazyPart.ts'

export interface StepProps {
  /** The order that the page was asked for; null on every other step. */
  readonly order: WireOrder | null
}

type StepPart = LazyPart<ComponentType<StepProps>>

/** The first screen of nearly every visit stands in the first script: one chunk compresses better than ten. */
const cart: StepPart = readyPart(CartRoute)

/** One route a step; each later step is fetched when it is wanted, so that the cart page is no heavier for it. */
const routes: Readonly<Record<StepId, StepPart>> = {
  'selecionar-ciclo': lazyPart(() => import('./CycleRoute.tsx').then(({ CycleRoute }) => CycleRoute)),
  'registrar-dominio': lazyPart(() => import('./DomainRoute.tsx').then(({ DomainRoute }) => DomainRoute)),
  carrinho: cart,
  identificacao: lazyPart(() =>
    import('./IdentificationRoute.tsx').then(({ IdentificationRoute }) => IdentificationRoute),
  ),
  pagamento: lazyPart(() => import('./PaymentRoute.tsx').then(({ PaymentRoute }) => PaymentRoute)),
  confirmacao: lazyPart(() =>
    import('./ConfirmationRoute.tsx').then(({ ConfirmationRoute }) => ConfirmationRoute),
  ),
}

/** The cart has its texts from the start. */
function textsOf(step: StepId, texts: Texts): LazyPart<Text> {
  if (step === 'carrinho') return readyPart(texts.t)
  return showsItems(step) ? texts.more : texts.checkout
}

/** The steps on which the cart's items are chosen. */
const showsItems = (step: StepId): boolean =>
  step === 'selecionar-ciclo' || step === 'registrar-dominio' || step === 'carrinho'

/** Fetches what a page needs to render at once. */
export async function loadParts(step: StepId, { session }: PageState, texts: Texts): Promise<void> {
  await Promise.all([
    routes[step].load(),
    textsOf(step, texts).load(),
    ...(showsItems(step) ? [...domainPartsOf(session, texts), ...cartPartsOf(session, texts)] : []),
  ])
}

/** What the cart's names need, or the choice of one. */
function domainPartsOf(session: SessionState, { domains }: Texts): readonly Promise<unknown>[] {
  const shown = session.cart
  return withTexts(domains, [
    ...(lacksDomain(shown) || cameForName(session) ? [domainBox.load()] : []),
    ...(showsBuyerDocument(shown) ? [buyerLine.load()] : []),
    ...(shown.items.some(({ type }) => type === 'domain') ? [domainLine.load(), loadDomainParts(shown)] : []),
  ])
}

/** What else is in it, with the words for that. */
const cartPartsOf = (shown: SessionState, { more }: Texts): readonly Promise<unknown>[] =>
  withTexts(more, loadCartParts(shown))

const withTexts = (texts: LazyPart<Text>, parts: readonly Promise<unknown>[]): readonly Promise<unknown>[] =>
  parts.length === 0 ? parts : [texts.load(), ...parts]

/** Fetches what a page comes with although its code may follow: until then the server's HTML stands there. */
export async function loadLaterParts({ more }: Texts): Promise<void> {
  await Promise.all([couponForm.load(), more.load()])
}

/** Fetches the steps to come while the visitor still chooses, so that going on waits for nothing; one by one, so that a press waits for none. */
export async function loadNextSteps(texts: Texts): Promise<void> {
  for (const part of [routes.identificacao, texts.checkout, routes.pagamento]) await part.load()
}

export const StepScreen = ({ step, order }: StepProps & { readonly step: StepId }) => {
  useLazyPart(textsOf(step, useTexts()))
  return createElement(useLazyPart(routes[step]), { order })
}
