import { listPaymentMethods } from '@balcao/contract/listPaymentMethods'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import type { InferOutput } from 'valibot'
import { useEffect, useState } from 'react'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { useCheckoutDraft } from './useCheckoutDraft.ts'

type AcceptedMethod = InferOutput<(typeof listPaymentMethods)['response']>['methods'][number]

export interface PaymentMethods {
  /** In the order to show; null while they are on their way. */
  readonly accepted: readonly AcceptedMethod[] | null
  readonly hasFailed: boolean
  readonly chosen: PaymentMethod | null
  readonly choose: (method: PaymentMethod) => void
  readonly retry: () => void
}

/** The ways to pay. The one of an earlier visit to this step is chosen again; so is the only one that can be used. */
export function usePaymentMethods(): PaymentMethods {
  const { api, session, log } = useShop()
  const [, draft] = useCheckoutDraft()
  const chosen = useSession((state) => state.paymentMethod)
  const [accepted, setAccepted] = useState<readonly AcceptedMethod[] | null>(null)
  const [tries, setTries] = useState(1)
  const [failedTry, setFailedTry] = useState(0)

  const choose = (method: PaymentMethod) => {
    draft.change((current) => ({ ...current, paymentMethod: method }))
    void session.choosePaymentMethod(method)
  }

  // Brings the list from the service.
  useEffect(() => {
    const leave = new AbortController()
    void api(listPaymentMethods, { signal: leave.signal }).then((answer) => {
      if (leave.signal.aborted) return
      if (!answer.ok) {
        log.error({ failure: answer.failure.kind }, 'loading payment methods failed')
        return setFailedTry(tries)
      }
      setAccepted(answer.value.methods)
      const methods = usable(answer.value.methods)
      const { paymentMethod: current } = session.store.getState()
      const remembered = draft.read().paymentMethod
      const ready = methods.length === 1 ? methods[0] : methods.find((method) => method === remembered)
      if (current === null && ready !== undefined) void session.choosePaymentMethod(ready)
    })
    return () => leave.abort()
  }, [api, draft, log, session, tries])

  return {
    accepted,
    hasFailed: accepted === null && failedTry === tries,
    chosen: usable(accepted ?? []).find((method) => method === chosen) ?? null,
    choose,
    retry: () => setTries(tries + 1),
  }
}

const usable = (methods: readonly AcceptedMethod[]): readonly PaymentMethod[] =>
  methods.filter(({ available }) => available).map(({ method }) => method)
