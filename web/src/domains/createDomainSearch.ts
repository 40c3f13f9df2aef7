import type { DomainOffer } from '@balcao/rules/cart'
import type { ProductId } from '@balcao/rules/priceBook'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { askAvailability } from '../session/askRegistry.ts'
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
  readonly suggestions: Coming<readonly DomainOffer[]>
}

export type Coming<Answer> =
  | { readonly status: 'pending' }
  | { readonly status: 'answered'; readonly answer: Answer }
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

/**
 * Searches names. Two questions go out together, the name alone and the name with others like it, so that the answer that was
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
    store.setState({ name, asked: pending, suggestions: pending }, true)
    const tell = (change: (state: DomainSearchState) => Partial<DomainSearchState>) =>
      store.setState((state) => (state === null || running !== controller ? {} : change(state)))
    const answerOf = (suggest: boolean) =>
      askAvailability({ ...name, productId, suggest }, parts, controller.signal)
    await Promise.all([
      answerOf(false).then((answer) =>
        tell(({ asked }) => (asked.status === 'answered' ? {} : { asked: coming(answer) })),
      ),
      answerOf(true).then((answer) => tell((state) => withSuggestions(state, answer))),
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

/** The fuller answer says of the asked name what the short one would; whichever comes first counts. */
function withSuggestions(
  { asked }: DomainSearchState,
  answered: Answered<NameAvailability>,
): Partial<DomainSearchState> {
  if (!answered.ok) return { suggestions: { status: 'unanswered', why: answered.why } }
  const suggestions = answered.answer.suggestions.filter(({ available }) => available === true)
  return {
    asked: asked.status === 'pending' ? { status: 'answered', answer: answered.answer } : asked,
    suggestions: { status: 'answered', answer: suggestions },
  }
}
