import { verifyEmail as route } from '@longhaul/contract/accounts/session.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/session.ts'
import { proveMailbox } from './prove-mailbox.ts'
import { lockEmailLink, spendEmailLink } from './sql-links.ts'

export const verifyEmailAction = writeAction(route, verifyEmail)

/**
 * Verifies the address, given the mailed link. A second click is harmless, and so is an older link once the
 * address is verified; a link for an address that is no longer the account's is refused.
 */
async function verifyEmail(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, now } = call
  const link = await lockEmailLink(tx, hashToken(body.link.trim()), 'verify_email')
  if (!link) throw new Refusal('link_unknown')
  if (link.email !== link.current_email) throw new Refusal('link_expired')
  if (link.email_verified_at) return { email: link.email, already: true }
  if (link.used_at || link.expires_at <= now) throw new Refusal('link_expired')
  await spendEmailLink(tx, link.id, now)
  await proveMailbox(call, link.shopper_id)
  return { email: link.email, already: false }
}
