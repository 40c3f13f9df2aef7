import { cartParameters } from '@balcao/rules/cartParameters'

/**
 * The address has done its work: the cart is in its cookie. Without this a reload would build the cart of the address again
 * and lose what was changed since. Who came for domains has nothing in the cookie yet, and comes for them again.
 */
export function forgetCartParameters(view: Window, asksForName: boolean): void {
  const url = new URL(view.location.href)
  const names = [...url.searchParams.keys()].filter(
    (name) => isCartParameter(name.toLowerCase()) && !(asksForName && name === 'pid'),
  )
  if (names.length === 0) return
  for (const name of names) url.searchParams.delete(name)
  view.history.replaceState(view.history.state, '', url)
}

const isCartParameter = (name: string): boolean => cartParameters.some((known) => known === name)
