import { createHmac, timingSafeEqual } from 'node:crypto'

/** The ticket in the address is good for a minute: an address is copied, logged and shared. What stands in the cookie ends with the log-in. */
export const TICKET_MS = 60_000
export const COOKIE_MS = 8 * 3_600_000

/** Who looks at the closed shop, and until when: signed, so that nobody makes their own. */
export type PreviewTicket = { sessionId: string; until: Date; of: 'address' | 'cookie' }

/** The ticket as it travels. */
export function writeTicket(secret: Buffer, { sessionId, until, of }: PreviewTicket): string {
  const said = `${of}.${sessionId}.${until.getTime()}`
  return `${said}.${sign(secret, said)}`
}

/** What a ticket says, or undefined where it was not written by us, is over, or was made for the other place. */
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

const sign = (secret: Buffer, said: string): string =>
  createHmac('sha256', secret).update(`preview ${said}`).digest('base64url')
