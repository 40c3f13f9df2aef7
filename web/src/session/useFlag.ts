import type { FlagVariable } from '@balcao/rules/flags'
import { useSession } from './ShopContext.tsx'

/** Is a flag on for this visit? One that nobody asked the service about is off. */
export const useFlag = (variable: FlagVariable): boolean =>
  useSession(({ flags }) => flags.includes(variable))
