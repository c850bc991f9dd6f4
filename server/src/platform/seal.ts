import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/*
 * For the little that must be read again and yet lie in no dump: sealed with a key made of the installation's secret, for one purpose each.
 */

/** Seals a text (AES-256-GCM). */
export function seal(secret: Buffer, purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens what was sealed for the same purpose. Throws on anything else. */
export function unseal(secret: Buffer, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** Tells equal texts from others without saying what they are. */
export const fingerprint = (secret: Buffer, purpose: string, text: string): Buffer =>
  createHmac('sha256', keyFor(secret, `fingerprint of ${purpose}`))
    .update(text)
    .digest()

const keyFor = (secret: Buffer, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`seal: ${purpose}`).digest()
