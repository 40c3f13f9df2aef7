import { identify } from '@balcao/contract/identify'
import type { IdentificationField } from '@balcao/rules/identification'
import { useState } from 'react'
import { useShop } from '../session/ShopContext.tsx'
import { addressStanding, editAddress } from './addressLookup.ts'
import { withField, withRefusals } from './checkoutDraft.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'
import { fieldValue } from './customerField.ts'
import { hasHiddenProblem, problemsOnScreen, shownFields } from './identificationProblems.ts'
import type { FieldProblem } from './identificationProblems.ts'
import { useAddressLookup } from './useAddressLookup.ts'
import { useCheckoutDraft } from './useCheckoutDraft.ts'
import { useIdentificationNeeds } from './useIdentificationNeeds.ts'

export type FormStatus = 'editing' | 'sending' | 'unreachable'

/**
 * The identification as the visitor fills it in. A field's problem is told when they have left it, never while they type for the
 * first time, and goes as soon as it is mended.
 */
export function useIdentificationForm(onDone: () => void) {
  const { api, brand, log } = useShop()
  const [draft, store] = useCheckoutDraft()
  const needs = useIdentificationNeeds()
  const lookup = useAddressLookup()
  const [left, setLeft] = useState<ReadonlySet<IdentificationField>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [status, setStatus] = useState<FormStatus>('editing')

  const problemsIn = (current: CheckoutDraft) =>
    problemsOnScreen(needs, addressStanding(brand, current).stage, current)
  const problems = problemsIn(draft).filter(({ field }) => left.has(field) || isRefused(draft, field))
  const problemOf = (field: IdentificationField): FieldProblem | null =>
    problems.find((problem) => problem.field === field) ?? null

  const change = (field: IdentificationField, value: string) => {
    const wasWrong = problemOf(field) !== null
    store.change((current) => withField(current, field, value))
    const isWrong = problemsIn(store.read()).some((problem) => problem.field === field)
    if (isWrong && !wasWrong) setLeft((fields) => without(fields, field))
    if (isWrong && wasWrong) setLeft((fields) => new Set([...fields, field]))
  }

  const leave = (field: IdentificationField) => {
    if (fieldValue(store.read().customer, field).trim() !== '')
      setLeft((fields) => new Set([...fields, field]))
  }

  const submit = async () => {
    if (status === 'sending') return
    setStatus('sending')
    await lookup.settled()
    // Only the service can say again what it said before.
    store.change((current) => withRefusals(current, []))
    setStatus(hasProblems() ? refuse() : await send())
  }

  const stageNow = () => addressStanding(brand, store.read()).stage
  const hasProblems = () =>
    problemsIn(store.read()).length > 0 || hasHiddenProblem(needs, stageNow(), store.read())

  const refuse = (): FormStatus => {
    if (hasHiddenProblem(needs, stageNow(), store.read())) store.change(editAddress)
    const { main, linked } = shownFields(needs, stageNow())
    setLeft(new Set([...main, ...linked]))
    setAttempt((count) => count + 1)
    return 'editing'
  }

  const send = async (): Promise<FormStatus> => {
    const answer = await api(identify, { body: { customer: store.read().customer } })
    if (answer.ok) {
      onDone()
      return 'editing'
    }
    log.warn({ failure: answer.failure.kind }, 'identification not accepted')
    if (answer.failure.kind !== 'refused') return 'unreachable'
    const { problems: refused } = answer.failure.error
    store.change((current) => withRefusals(current, refused))
    return store.read().refusals.length > 0 ? refuse() : 'unreachable'
  }

  return {
    draft,
    needs,
    fields: shownFields(needs, lookup.stage),
    stage: lookup.stage,
    isLooking: lookup.unasked !== null,
    problems,
    attempt,
    status,
    problemOf,
    /** Left, filled in and nothing wrong with it. */
    isConfirmed: (field: IdentificationField) =>
      left.has(field) && fieldValue(draft.customer, field).trim() !== '' && problemOf(field) === null,
    change,
    leave,
    edit: () => store.change(editAddress),
    submit,
  }
}

export type IdentificationForm = ReturnType<typeof useIdentificationForm>

const isRefused = ({ refusals }: CheckoutDraft, field: IdentificationField): boolean =>
  refusals.some((refusal) => refusal.field === field)

const without = (fields: ReadonlySet<IdentificationField>, field: IdentificationField) =>
  new Set([...fields].filter((other) => other !== field))
