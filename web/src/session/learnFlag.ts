import type { FlagVariable } from '@balcao/rules/flags'
import type { CartSession } from './cartSession.ts'

/** A flag that was asked for and is on belongs to the session from now on, so that it is counted with the others. */
export function learnFlag({ store }: Pick<CartSession, 'store'>, flag: FlagVariable): void {
  const { flags } = store.getState()
  if (!flags.includes(flag)) store.setState({ flags: [...flags, flag] })
}
