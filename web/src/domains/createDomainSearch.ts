import type { DomainOffer } from '@balcao/rules/cart'
import type { ProductId } from '@balcao/rules/priceBook'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { askAvailability, askSuggestions } from '../session/askRegistry.ts'
import type {
  Answered,
  NameAvailability,
  NameQuestion,
  RegistryParts,
  Unanswered,
} from '../session/askRegistry.ts'

/** One search as it stands: the asked name and the names beside it come each in its own time. */
export interface DomainSearchState {
  readonly name: NameQuestion
  readonly asked: Coming<NameAvailability>
  readonly suggestions: Listing
}

export type Coming<Answer> =
  | { readonly status: 'pending' }
  | { readonly status: 'answered'; readonly answer: Answer }
  | { readonly status: 'unanswered'; readonly why: Unanswered }

/** Names that come one after the other: what is there stays where it is. */
export type Listing =
  | { readonly status: 'pending' | 'answered'; readonly offers: readonly DomainOffer[] }
  | { readonly status: 'unanswered'; readonly why: Unanswered }

export interface DomainSearch {
  /** Null until a name was asked. */
  readonly store: StoreApi<DomainSearchState | null>
  /** Asks for a name; what an earlier search still waits for is given up. */
  readonly ask: (name: NameQuestion) => void
  /** Nobody waits any more. */
  readonly stop: () => void
}

const pending = { status: 'pending' } as const
const noneYet = { status: 'pending', offers: [] } as const

/**
 * Searches names. Two questions go out together, the name alone and others like it, so that the answer that was
 * asked for never waits for the rest. No React in here.
 */
export function createDomainSearch(parts: RegistryParts, productId: ProductId | null): DomainSearch {
  const store = createStore<DomainSearchState | null>(() => null)
  let running: AbortController | null = null

  async function ask(name: NameQuestion): Promise<void> {
    const current = store.getState()
    if (current?.asked === pending && current.name.sld === name.sld && current.name.tld === name.tld) return
    running?.abort()
    const controller = new AbortController()
    running = controller
    store.setState({ name, asked: pending, suggestions: noneYet }, true)
    const tell = (change: (state: DomainSearchState) => Partial<DomainSearchState>) =>
      store.setState((state) => (state === null || running !== controller ? {} : change(state)))
    const { signal } = controller
    const onSome = (offers: readonly DomainOffer[]) =>
      tell(({ suggestions }) => withSome(suggestions, offers))
    await Promise.all([
      askAvailability({ ...name, productId, suggest: false }, parts, signal).then((answer) =>
        tell(() => ({ asked: coming(answer) })),
      ),
      askSuggestions(name, parts, { signal, onSome }).then((answer) =>
        tell(({ suggestions }) => withAll(suggestions, answer)),
      ),
    ])
  }

  return {
    store,
    ask: (name) => void ask(name),
    stop: () => {
      running?.abort()
      running = null
    },
  }
}

const coming = <Answer>(answered: Answered<Answer>): Coming<Answer> =>
  answered.ok ? { status: 'answered', answer: answered.answer } : { status: 'unanswered', why: answered.why }

/** A question that is asked again after it was cut off begins anew: what has come stays. */
const withSome = (suggestions: Listing, offers: readonly DomainOffer[]): Partial<DomainSearchState> =>
  offersSoFar(suggestions).length >= offers.length ? {} : { suggestions: { status: 'pending', offers } }

/** Of an answer that was cut off, what had come is an answer. */
function withAll(
  suggestions: Listing,
  answered: Answered<readonly DomainOffer[]>,
): Partial<DomainSearchState> {
  const offers = answered.ok ? answered.answer : offersSoFar(suggestions)
  if (!answered.ok && offers.length === 0) return { suggestions: { status: 'unanswered', why: answered.why } }
  return { suggestions: { status: 'answered', offers } }
}

const offersSoFar = (suggestions: Listing): readonly DomainOffer[] =>
  suggestions.status === 'unanswered' ? [] : suggestions.offers
