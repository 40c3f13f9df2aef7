import type { Cart, RegisterStatus } from './cart.ts'
import { changeDomain } from './changeDomain.ts'
import { nameParts } from './nameParts.ts'

interface Line {
  readonly lineId: string
}

/**
 * A transfer becomes a registration of the same name: what the registry said of registering counts from here on, and the transfer
 * code is forgotten. Source: spec 1 section 4.
 */
export const switchToRegister = (cart: Cart, { lineId }: Line): Cart =>
  changeDomain(cart, lineId, ({ method, registerStatus }) =>
    method === 'transfer'
      ? { method: 'register', available: confirmedBy(registerStatus), transferCode: '' }
      : null,
  )

const confirmedBy = (status: RegisterStatus): boolean | null =>
  status === 'unknown' ? null : status === 'available'

/** A name taken elsewhere comes over: whether it may is for the transferability check to say. */
export const switchToTransfer = (cart: Cart, { lineId }: Line): Cart =>
  changeDomain(cart, lineId, ({ method }) =>
    method === 'transfer'
      ? null
      : {
          method: 'transfer',
          available: null,
          transferStatus: 'unknown',
          transferReason: null,
          transferUntil: null,
          preview: null,
        },
  )

/** The EPP code as the visitor gave it, without the blanks around it. */
export const setTransferCode = (cart: Cart, { lineId, code }: Line & { readonly code: string }): Cart =>
  changeDomain(cart, lineId, ({ method, transferCode }) =>
    method === 'transfer' && transferCode !== code.trim() ? { transferCode: code.trim() } : null,
  )

/** The visitor keeps a name owned elsewhere: nothing of it is bought, and no registry is asked. */
export const setOwnDomain = (
  cart: Cart,
  { lineId, sld, tld }: Line & { readonly sld: string; readonly tld: string },
): Cart =>
  changeDomain(cart, lineId, () => ({
    method: 'own',
    ...nameParts({ sld, tld }),
    available: null,
    registerStatus: 'unknown',
    transferStatus: 'unknown',
    transferReason: null,
    transferUntil: null,
    transferCode: '',
    preview: null,
    idProtection: false,
    idProtectionYearly: null,
    isFreeDomain: false,
    isBonusDomain: false,
    isTemporaryDomain: false,
    fallbackShortDomain: false,
  }))
