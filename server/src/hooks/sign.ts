import { createHmac, randomBytes } from 'node:crypto'

/* Signatures as standardwebhooks.com specifies them, so that receivers can use any library for them. */

const PREFIX = 'whsec_'

export const newHookSecret = (): string => PREFIX + randomBytes(32).toString('base64')

/**
 * The headers of one attempt: the id is the same for all attempts of a delivery, the timestamp is that of
 * this attempt.
 */
export function signedHeaders(
  secret: string,
  message: { id: string; body: string },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key)
    .update(`${message.id}.${timestamp}.${message.body}`)
    .digest('base64')
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
