import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A ticket in an address is valid for a minute, since addresses are copied, logged and shared. A ticket in
 * the cookie ends with the session.
 */
export const TICKET_MS = 60_000
export const COOKIE_MS = 8 * 3_600_000

/**
 * A signed permission to see the closed shop: for which session, and until when. The signature prevents
 * forgery.
 */
export type PreviewTicket = { sessionId: string; until: Date; of: 'address' | 'cookie' }

/** The text form of a ticket, with its signature. */
export function writeTicket(secret: Buffer, { sessionId, until, of }: PreviewTicket): string {
  const payload = `${of}.${sessionId}.${until.getTime()}`
  return `${payload}.${sign(secret, payload)}`
}

/** Parses a ticket; undefined if it was not signed by us, has expired, or is of the other kind. */
export function readTicket(
  secret: Buffer,
  ticket: string,
  { of, now }: { of: PreviewTicket['of']; now: Date },
): PreviewTicket | undefined {
  const [kind, sessionId, until, signature, ...more] = ticket.split('.')
  if (kind !== of || !sessionId || !until || !signature || more.length > 0) return undefined
  const wanted = Buffer.from(sign(secret, `${kind}.${sessionId}.${until}`))
  const given = Buffer.from(signature)
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined
  return Number(until) > now.getTime() ? { sessionId, until: new Date(Number(until)), of } : undefined
}

const sign = (secret: Buffer, payload: string): string =>
  createHmac('sha256', secret).update(`preview ${payload}`).digest('base64url')
