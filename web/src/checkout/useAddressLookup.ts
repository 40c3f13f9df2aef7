import { findPostalCode } from '@balcao/contract/findPostalCode'
import { useEffect, useRef } from 'react'
import { useShop } from '../session/ShopContext.tsx'
import { addressStanding, afterLookup } from './addressLookup.ts'
import type { AddressStanding } from './addressLookup.ts'
import { useCheckoutDraft } from './useCheckoutDraft.ts'

export interface AddressLookupState extends AddressStanding {
  /** Settles when no question to the directory is open. */
  readonly settled: () => Promise<void>
}

/** Asks for the address of a postal code as soon as it is complete. */
export function useAddressLookup(): AddressLookupState {
  const { api, brand, log } = useShop()
  const [draft, store] = useCheckoutDraft()
  const asked = useRef<Promise<void>>(Promise.resolve())
  const standing = addressStanding(brand, draft)
  const { unasked } = standing

  // Keeps the address in step with the directory of postal codes.
  useEffect(() => {
    if (unasked === null) return
    const leave = new AbortController()
    asked.current = api(findPostalCode, { params: { postalCode: unasked }, signal: leave.signal }).then(
      (answer) => {
        if (leave.signal.aborted) return
        if (!answer.ok) log.warn({ failure: answer.failure.kind }, 'no address for a postal code')
        store.change((current) => afterLookup(current, unasked, answer))
      },
    )
    return () => leave.abort()
  }, [api, log, store, unasked])

  return { ...standing, settled: () => asked.current }
}
