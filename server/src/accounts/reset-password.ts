import { checkResetLink, resetPassword } from '@longhaul/contract/accounts/account-security.ts'
import { action } from '../platform/http/action.ts'
import { type Db, inTransaction } from '../platform/database/db.ts'
import { jobCall } from '../platform/jobs/job-call.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/session.ts'
import { forgetLoginTries } from './guard-tries.ts'
import { checkNewPassword, takeNewPassword } from './password-change.ts'
import { hashPassword } from './passwords.ts'
import { lockEmailLink, markEmailVerified, useEmailLink } from './sql.ts'
import { findEmailLink } from './sql-sessions.ts'

/** Whether a link is still good; does not use it up. Expired, used and made up are all the same. */
export const checkResetLinkAction = action(checkResetLink, async ({ tx, body, now }) => {
  const link = await goodLink(tx, body.link, now)
  return { expires_at: link.expires_at.toISOString() }
})

/** Sets a new password by the mailed link, once. Whoever reads the mailbox has thereby verified the address. Nobody is logged in by it. */
export const resetPasswordAction = action(
  resetPassword,
  async ({ body, now, world }) => {
    const { email: owner } = await goodLink(world.db, body.link, now)
    checkNewPassword(body, owner)
    const passwordHash = await hashPassword(body.password)
    const email = await inTransaction(world.db, async (tx) => {
      const link = await lockEmailLink(tx, hashToken(body.link.trim()), 'reset_password')
      if (!link || link.used_at || link.expires_at <= now || link.email !== link.current_email)
        throw new Refusal('link_expired')
      await useEmailLink(tx, link.id, now)
      await markEmailVerified(tx, link.shopper_id, now)
      await takeNewPassword(jobCall(world, tx), link.shopper_id, passwordHash, null)
      return link.current_email
    })
    await forgetLoginTries(world, email)
    return {}
  },
  { transaction: false },
)

async function goodLink(db: Db, token: string, now: Date) {
  const link = await findEmailLink(db, hashToken(token.trim()), 'reset_password')
  if (!link || link.expires_at <= now) throw new Refusal('link_expired')
  return link
}
