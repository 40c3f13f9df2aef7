import { autoSelectedOffer } from '@balcao/rules/autoSelectedOffer'
import type { DomainOffer } from '@balcao/rules/cart'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FormEvent } from 'react'
import { useStore } from 'zustand'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { useAskedFlag } from '../session/useAskedFlag.ts'
import { Button } from '../ui/Button.tsx'
import type { ChooserProps } from './chooserProps.ts'
import { DomainNameInput } from './DomainNameInput.tsx'
import { DomainResults } from './DomainResults.tsx'
import styles from './domains.module.css'
import { createDomainSearch } from './createDomainSearch.ts'
import type { DomainSearchState } from './createDomainSearch.ts'
import { moveFocus } from './moveFocus.ts'
import { readDomainName, refusedName } from './readDomainName.ts'
import type { DomainNameProblem } from './readDomainName.ts'
import { TldPicker } from './TldPicker.tsx'
import { useTlds } from './useTlds.ts'
import { WayHead } from './WayHead.tsx'

/** Searches a new name: one field, its extension, and what the registries say as they say it. */
export const DomainSearch = ({ place, host, action, start, refused, onChoose, onOtherWay }: ChooserProps) => {
  const t = useText()
  const { api, brand, log, session } = useShop()
  const [search] = useState(() => createDomainSearch({ api, brand, log }, host?.productId ?? null))
  const state = useStore(search.store)
  const tlds = useTlds()
  const short = useAskedFlag('short-domain-names')
  const auto = useAskedFlag('auto-select-domain')
  const [typed, setTyped] = useState(start?.sld ?? refused?.typed ?? '')
  const [tld, setTld] = useState(start?.tld ?? tlds.list[0] ?? 'com')
  const [mistake, setMistake] = useState<DomainNameProblem | null>(refused?.problem ?? null)
  const problem = mistake ?? refusalOf(state)

  // Keeps the network in step: what nobody looks at any more is not waited for, and a name brought along is asked about at once.
  useEffect(() => {
    if (start !== null) search.ask(start)
    return search.stop
  }, [search, start])

  /** Whether it is a name that can be asked about. */
  const ask = (name: string, defaultTld: string): boolean => {
    const knownTlds = tlds.status === 'loaded' ? tlds.list : []
    const read = readDomainName(name, { defaultTld, knownTlds, shortAllowed: short.isOn })
    setMistake(read.ok ? null : read.problem)
    if (!read.ok) return false
    setTyped(read.sld)
    setTld(read.tld)
    search.ask(read)
    return true
  }
  const chooseTld = (chosen: string) => {
    setTld(chosen)
    // Another extension for the name on screen: what else could be meant?
    if (mistake !== null || (state !== null && typed === state.name.sld)) ask(typed, chosen)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ask(typed, tld)) document.getElementById(`${place}-search`)?.focus()
  }
  const prepare = () => {
    tlds.load()
    short.load()
    auto.load()
  }
  const choose = (offer: DomainOffer) => onChoose({ method: 'register', offer, gifts: giftsOf(state, offer) })

  const asked = state?.asked
  const selectFree = useEffectEvent(() => {
    if (!auto.isOn || action !== 'add' || asked?.status !== 'answered') return
    const offer = autoSelectedOffer(session.store.getState().cart, asked.answer)
    if (offer !== null) choose(offer)
  })
  // Keeps the cart in step with the registry's answer, where the flag spares the visitor a press. After the effect, because focus moves too.
  useEffect(() => queueMicrotask(() => selectFree()), [asked])

  return (
    <>
      <WayHead
        hintId={`${place}-search-hint`}
        title={t('domain.search.title')}
        hint={t('domain.search.hint')}
      />
      <form className={styles.search} onSubmit={submit} onFocus={prepare} noValidate role="search">
        <DomainNameInput
          id={`${place}-search`}
          label={t('domain.search.label')}
          hintId={`${place}-search-hint`}
          value={typed}
          problem={problem}
          onChange={(value) => {
            setTyped(value)
            setMistake(null)
          }}
        />
        <TldPicker id={`${place}-tld`} value={tld} tlds={tlds} onChange={chooseTld} />
        <Button type="submit">{t('domain.search.go')}</Button>
      </form>
      {state !== null && refusalOf(state) === null && (
        <DomainResults
          state={state}
          offering={{ host, action, onChoose: choose }}
          onRetry={() =>
            moveFocus(
              () => search.ask(state.name),
              () => `${place}-search`,
            )
          }
          onTransfer={() => onOtherWay('transfer', state.name)}
        />
      )}
    </>
  )
}

/** The service did not take the name: said at the field, where it can be mended. */
const refusalOf = (state: DomainSearchState | null): DomainNameProblem | null =>
  state?.asked.status === 'unanswered' && state.asked.why.kind === 'refused'
    ? refusedName(state.asked.why.problem, state.name.tld)
    : null

/** The service names gifts for the name that was asked alone. */
function giftsOf(state: DomainSearchState | null, { sld, tld }: DomainOffer) {
  const answer = state?.asked.status === 'answered' ? state.asked.answer : null
  if (answer === null || answer.sld !== sld || answer.tld !== tld) return null
  return { freeDomains: answer.freeDomains, bonusDomains: answer.bonusDomains }
}
