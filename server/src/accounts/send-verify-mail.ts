import { sendVerifyMail as route } from '@longhaul/contract/accounts/session.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { MAILS_PER_SHOPPER, spendAllowance } from './limit-calls.ts'
import { findOwnProfile } from './sql.ts'
import { sendVerifyLink } from './email-links.ts'

export const sendVerifyMailAction = longAction(route, sendVerifyMail)

async function sendVerifyMail({ me, now, world, transact }: LongCall<typeof route>): Answer<typeof route> {
  await spendAllowance(world, `mails to ${me.id}`, MAILS_PER_SHOPPER, now)
  return await transact(async (work) => {
    const profile = await findOwnProfile(work.tx, me.id)
    if (!profile.email_verified_at) await sendVerifyLink(work, profile)
    return { email: profile.email }
  })
}
