/** What the browser needs for the check. `challenge` is for ALTCHA's widget, as it comes. */
export type BotCheckOffer =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'altcha'
      readonly challenge: {
        readonly parameters: { readonly algorithm: string; readonly nonce: string; readonly salt: string }
        readonly signature: string
      }
    }
  | {
      readonly kind: 'recaptcha'
      readonly script: string
      readonly siteKey: string
      readonly action: 'validation'
    }

/** Tells people from programs, well enough to make reading out people's data dear. */
export interface BotCheck {
  readonly prepare: () => Promise<BotCheckOffer>
  /** Whether a token proves a visitor, once. What cannot be checked proves nothing. */
  readonly verify: (token: string) => Promise<boolean>
}

/** Takes a token's name for itself, once; false when it was taken before. `until` is when it may be forgotten. */
export type ClaimOnce = (name: string, until: Date) => Promise<boolean>

/** For deployments that say so, and for nobody else. */
export const noBotCheck: BotCheck = {
  prepare: () => Promise.resolve({ kind: 'off' }),
  verify: () => Promise.resolve(true),
}
