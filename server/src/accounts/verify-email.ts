import { sendVerifyMail, verifyEmail } from '@longhaul/contract/accounts/session.ts'
import { action } from '../platform/http/action.ts'
import { inTransaction } from '../platform/database/db.ts'
import { jobCall } from '../platform/jobs/job-call.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/session.ts'
import { MAILS_PER_SHOPPER, spendAllowance } from './limit-calls.ts'
import { findOwnProfile, lockEmailLink, markEmailVerified, useEmailLink } from './sql.ts'
import { sendVerifyLink } from './verify-link.ts'

export const sendVerifyMailAction = action(
  sendVerifyMail,
  async ({ me, now, world }) => {
    await spendAllowance(world, `mails to ${me.id}`, MAILS_PER_SHOPPER, now)
    return await inTransaction(world.db, async (tx) => {
      const profile = await findOwnProfile(tx, me.id)
      if (!profile.email_verified_at) await sendVerifyLink(jobCall(world, tx), profile)
      return { email: profile.email }
    })
  },
  { transaction: false },
)

/**
 * Verifies by the mailed link. A second click is harmless, and so is an older link once the address is verified; a link for an address that
 * is no longer the account's is not good.
 */
export const verifyEmailAction = action(verifyEmail, async ({ tx, body, now, changed }) => {
  const link = await lockEmailLink(tx, hashToken(body.link.trim()), 'verify_email')
  if (!link) throw new Refusal('link_unknown')
  if (link.email !== link.current_email) throw new Refusal('link_expired')
  if (link.email_verified_at) return { email: link.email, already: true }
  if (link.used_at || link.expires_at <= now) throw new Refusal('link_expired')
  await useEmailLink(tx, link.id, now)
  await markEmailVerified(tx, link.shopper_id, now)
  await changed(link.shopper_id, 'account')
  return { email: link.email, already: false }
})
