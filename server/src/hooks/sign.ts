import { createHmac, randomBytes } from 'node:crypto'
import { EVENT_VERSION } from '@longhaul/domain/hooks/events.ts'

/* Signatures as standardwebhooks.com specifies them, so that receivers can use any library for them. */

const PREFIX = 'whsec_'

export const newHookSecret = (): string => PREFIX + randomBytes(32).toString('base64')

/**
 * The headers of one attempt: the id is the same for all attempts of a delivery, the timestamp is that of
 * this attempt. There is a signature for each secret, since a receiver may still have the one before.
 */
export function signedHeaders(
  secrets: readonly string[],
  message: { id: string; body: string },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    const text = `${message.id}.${timestamp}.${message.body}`
    return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  })
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
    'longhaul-event-version': EVENT_VERSION,
  }
}
