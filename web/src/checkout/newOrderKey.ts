/** An idempotency key. Pages without a secure origin, as on a phone in the local network, have no `randomUUID`. */
export const newOrderKey = (): string =>
  'randomUUID' in crypto
    ? crypto.randomUUID()
    : Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('')
