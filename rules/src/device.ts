/** What a page is looked at on. Source: spec 1 section 2, attributes of flags. */
export type Device = 'phone' | 'tablet' | 'computer'

export const devices: readonly Device[] = ['phone', 'tablet', 'computer']

/** By what a browser says of itself (`user-agent`). Tablets that pass for computers are computers, and so is what says nothing. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer'
}
