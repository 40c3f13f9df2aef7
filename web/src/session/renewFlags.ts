import { cartFlags, loadFlags } from './loadFlags.ts'
import type { Shop } from './ShopContext.tsx'

/** Asks for the flags of the cart as it is now; those that other parts have asked for stay. */
export async function renewFlags({
  api,
  log,
  session,
}: Pick<Shop, 'api' | 'log' | 'session'>): Promise<void> {
  const { store } = session
  const { cart, flags } = store.getState()
  const asked = await loadFlags({ api, log }, cart, flags)
  const others = store.getState().flags.filter((flag) => !cartFlags.includes(flag))
  const renewed = [...others, ...asked]
  if (renewed.join() !== store.getState().flags.join()) store.setState({ flags: renewed })
}
