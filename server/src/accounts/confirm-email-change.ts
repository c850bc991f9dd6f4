import { confirmEmailChange as route } from '@longhaul/contract/accounts/account-security.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/session.ts'
import { sendAccountMail } from './account-mail.ts'
import { proveMailbox } from './prove-mailbox.ts'
import { findOwnProfile, findShopperByEmail, setEmail } from './sql.ts'
import { lockEmailLink, spendEmailLink, voidEmailLinks } from './sql-links.ts'

export const confirmEmailChangeAction = writeAction(route, confirmEmailChange)

/** Moves the account to the confirmed address; the old one is notified. A second click is harmless. */
async function confirmEmailChange(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, now } = call
  const link = await lockEmailLink(tx, hashToken(body.link.trim()), 'change_email')
  if (!link) throw new Refusal('link_expired')
  if (link.used_at && link.email === link.current_email) return { email: link.email }
  if (link.used_at || link.expires_at <= now) throw new Refusal('link_expired')
  const taken = await findShopperByEmail(tx, link.email)
  if (taken && taken.id !== link.shopper_id) throw new Refusal('link_expired')
  const before = await findOwnProfile(tx, link.shopper_id)
  await spendEmailLink(tx, link.id, now)
  await voidEmailLinks(tx, link.shopper_id, ['reset_password', 'verify_email'], now)
  await setEmail(tx, link.shopper_id, link.email, now)
  await proveMailbox(call, link.shopper_id)
  await sendAccountMail(call, before, 'email_changed', { args: { email: link.email } })
  await notify(call, link.shopper_id, {
    kind: 'email_changed',
    args: { email: link.email },
    subject: { kind: 'account', id: 'security' },
  })
  return { email: link.email }
}
