import { sendWelcomeMail as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { sendAccountMail } from './account-mail.ts'
import { MAILS_PER_SHOPPER, spendAllowance } from './limit-calls.ts'
import { findOwnProfile } from './sql.ts'
import { sendVerifyLink } from './email-links.ts'

export const sendWelcomeMailAction = longAction(route, sendWelcomeMail)

/**
 * Sends the registration mail again: with the link that verifies the address or, if it is verified, saying
 * that everything is ready.
 */
async function sendWelcomeMail({ me, now, world, transact }: LongCall<typeof route>): Answer<typeof route> {
  await spendAllowance(world, `mails to ${me.id}`, MAILS_PER_SHOPPER, now)
  return await transact(async (work) => {
    const profile = await findOwnProfile(work.tx, me.id)
    if (!profile.email_verified_at) await sendVerifyLink(work, profile)
    else await sendAccountMail(work, profile, 'registered')
    return { email: profile.email }
  })
}
