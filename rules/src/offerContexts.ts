/** Of an offer context. */
export const offerContextForm = /^[a-z0-9_]{1,64}$/

/** Offer context values hold lowercase letters, digits and underscores alone; others are no contexts. Source: spec 1 section 5. */
export const isOfferContext = (value: string): boolean => offerContextForm.test(value)
