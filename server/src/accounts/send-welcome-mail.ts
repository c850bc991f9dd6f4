import { sendWelcomeMail } from '@longhaul/contract/accounts/account-security.ts'
import { action } from '../platform/http/action.ts'
import { inTransaction } from '../platform/database/db.ts'
import { jobCall } from '../platform/jobs/job-call.ts'
import { sendAccountMail } from './account-mail.ts'
import { MAILS_PER_SHOPPER, spendAllowance } from './limit-calls.ts'
import { findOwnProfile } from './sql.ts'
import { sendVerifyLink } from './verify-link.ts'

/** The mail that follows a registration, once more: with the link that verifies the address, or that all is ready. */
export const sendWelcomeMailAction = action(sendWelcomeMail, async ({ me, now, world }) => {
  await spendAllowance(world, `mails to ${me.id}`, MAILS_PER_SHOPPER, now)
  return await inTransaction(world.db, async (tx) => {
    const profile = await findOwnProfile(tx, me.id)
    const doing = jobCall(world, tx)
    if (!profile.email_verified_at) await sendVerifyLink(doing, profile)
    else await sendAccountMail(doing, profile, 'registered')
    return { email: profile.email }
  })
})
