/** The address of a postal code; empty parts are unknown. */
export interface PostalAddress {
  readonly street: string
  readonly district: string
  readonly city: string
  readonly state: string
}

/** A directory of Brazilian postal codes. Null when the code does not exist; throws GatewayError when it cannot be asked. */
export interface PostalCodes {
  readonly find: (postalCode: string, signal: AbortSignal) => Promise<PostalAddress | null>
}
