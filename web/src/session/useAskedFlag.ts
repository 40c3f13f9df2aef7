import type { FlagVariable } from '@balcao/rules/flags'
import { useState } from 'react'
import { askFlag } from './askFlag.ts'
import { learnFlag } from './learnFlag.ts'
import { useShop } from './ShopContext.tsx'

export interface AskedFlag {
  readonly isOn: boolean
  /** Asks, once a visit: when the form that depends on it is first touched. */
  readonly load: () => void
}

/** A flag that only what the visitor may do depends on: nobody waits for it, and off until it is known. */
export function useAskedFlag(feature: FlagVariable): AskedFlag {
  const { api, log, session } = useShop()
  const [isOn, setOn] = useState(false)
  const learn = (answer: boolean) => {
    setOn(answer)
    if (answer) learnFlag(session, feature)
  }
  return { isOn, load: () => void askFlag(feature, api, log).then(learn) }
}
