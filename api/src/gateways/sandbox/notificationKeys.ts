import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface NotificationKeys {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

/** The sandbox provider's own key pair, made once and kept in `file`; null for a pair that lives as long as the process. */
export function notificationKeys(file: string | null): NotificationKeys {
  if (file !== null && existsSync(file)) return pairOf(createPrivateKey(readFileSync(file)))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  }
  return pairOf(privateKey)
}

const pairOf = (privateKey: KeyObject): NotificationKeys => ({
  privateKey,
  publicKey: createPublicKey(privateKey),
})
