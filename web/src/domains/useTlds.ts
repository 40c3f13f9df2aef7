import { useState } from 'react'
import { useShop } from '../session/ShopContext.tsx'
import { tldList } from './tldList.ts'
import type { ListedTld } from './tldList.ts'

export interface Tlds {
  /** The brand's own and most wanted until the list has come, and when it does not. */
  readonly list: readonly string[]
  /** The titles that an extension is listed under, the first being its own; none until the list has come. */
  readonly titlesOf: (tld: string) => readonly string[]
  readonly status: 'not-asked' | 'loading' | 'loaded' | 'failed'
  /** Asks for the list unless it is here: when the form is first touched, and to try again. */
  readonly load: () => void
}

/** The extensions to choose from. Nobody waits for them: a name can be searched without. */
export function useTlds(): Tlds {
  const { api, brand, log } = useShop()
  const [status, setStatus] = useState<Tlds['status']>('not-asked')
  const [loaded, setLoaded] = useState<readonly ListedTld[]>([])
  const load = () => {
    if (status === 'loading' || status === 'loaded') return
    setStatus('loading')
    void tldList(api, log).then((tlds) => {
      setStatus(tlds === null ? 'failed' : 'loaded')
      if (tlds !== null) setLoaded(byTitle(ownFirst(tlds, brand.nationalTlds)))
    })
  }
  const first = [...brand.nationalTlds, ...brand.hostingDomainTlds]
  return {
    list: status === 'loaded' ? loaded.map(({ tld }) => tld) : [...new Set(first)],
    titlesOf: (wanted) => loaded.find(({ tld }) => tld === wanted)?.titles ?? [],
    status,
    load,
  }
}

/** The country's own before all others; beyond that the order in which the service lists them. */
const ownFirst = (tlds: readonly ListedTld[], national: readonly string[]): readonly ListedTld[] => [
  ...national.flatMap((own) => tlds.filter(({ tld }) => tld === own)),
  ...tlds.filter(({ tld }) => !national.includes(tld)),
]

/** Those of one title together, so that the list can be read by its titles. */
const byTitle = (tlds: readonly ListedTld[]): readonly ListedTld[] => {
  const titles = new Set(tlds.map((listed) => listed.titles[0]))
  return [...titles].flatMap((title) => tlds.filter((listed) => listed.titles[0] === title))
}
