import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The key that opens a guest's conversation without an account: its id, signed by us. It is only ever mailed,
 * and masked in the stored mail.
 */
export const writeGuestKey = (secret: Buffer, conversationId: string): string =>
  `${conversationId}.${sign(secret, conversationId)}`

/** The conversation that a key opens; undefined if we did not sign it. */
export function readGuestKey(secret: Buffer, key: string): string | undefined {
  const [id, signature, ...more] = key.trim().split('.')
  if (!id || !UUID.test(id) || !signature || more.length > 0) return undefined
  const wanted = Buffer.from(sign(secret, id))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? id : undefined
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const sign = (secret: Buffer, conversationId: string): string =>
  createHmac('sha256', secret).update(`guest conversation ${conversationId}`).digest('base64url')
