import type { Brand } from '@balcao/catalogue/brand'
import type { StepId } from '@balcao/rules/stepIds'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { BillingApi } from '../api/billingApi.ts'
import type { CartSession } from './cartSession.ts'
import type { Log } from './log.ts'
import type { SessionState } from './sessionState.ts'
import type { Toasts } from './toasts.ts'

/** What every screen of one shop can reach. Built once in the browser, once for each request on the server. */
export interface Shop {
  readonly brand: Brand
  readonly api: BillingApi
  readonly session: CartSession
  readonly toasts: Toasts
  readonly log: Log
  readonly paths: ShopPaths
  /** Epoch milliseconds; the request's own time while the first page is rendered and taken over. */
  readonly now: () => number
}

export interface ShopPaths {
  readonly step: (step: StepId) => string
  readonly order: (token: string) => string
}

const ShopContext = createContext<Shop | null>(null)

export const ShopProvider = ShopContext.Provider

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (shop === null) throw new Error('useShop outside ShopProvider')
  return shop
}

/** A part of the session's state; the component renders again when that part changes. */
export const useSession = <Part,>(select: (state: SessionState) => Part): Part =>
  useStore(useShop().session.store, select)
