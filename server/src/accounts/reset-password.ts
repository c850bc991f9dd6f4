import { resetPassword as route } from '@longhaul/contract/accounts/account-security.ts'
import { deleteTwoFactor, clearLoginTries, hashPassword } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/session.ts'
import { checkNewPassword, takeNewPassword } from './password-change.ts'
import { proveMailbox } from './prove-mailbox.ts'
import { notePasswordReset } from './sql.ts'
import { findEmailLink, lockEmailLink, spendEmailLink } from './sql-links.ts'

export const resetPasswordAction = longAction(route, resetPassword)

/**
 * Sets a new password, given the mailed link, which works once. Since the mailbox was read, this also
 * verifies the address; whatever was bound to the account before is not its owner's, and is removed. Does not
 * log in.
 */
async function resetPassword({ body, now, world, transact }: LongCall<typeof route>): Answer<typeof route> {
  await goodLink(world.db, body.link, now)
  checkNewPassword(body)
  const passwordHash = await hashPassword(body.password)
  const email = await transact(async (work) => {
    const { tx } = work
    const link = await lockEmailLink(tx, hashToken(body.link.trim()), 'reset_password')
    if (!link || link.used_at || link.expires_at <= now || link.email !== link.current_email)
      throw new Refusal('link_expired')
    await spendEmailLink(tx, link.id, now)
    await proveMailbox(work, link.shopper_id)
    await takeNewPassword(work, link.shopper_id, passwordHash, null)
    await notePasswordReset(tx, link.shopper_id, now)
    if (link.email_verified_at === null) await deleteTwoFactor(tx, { kind: 'shopper', id: link.shopper_id })
    return link.current_email
  })
  await clearLoginTries(world, 'shopper', email)
  return {}
}

export async function goodLink(db: Db, token: string, now: Date) {
  const link = await findEmailLink(db, hashToken(token.trim()), 'reset_password')
  if (!link || link.expires_at <= now) throw new Refusal('link_expired')
  return link
}
