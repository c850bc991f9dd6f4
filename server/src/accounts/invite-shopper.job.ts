import { INVITATION_DAYS } from '@longhaul/domain/accounts/limits.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { sendAccountMail } from './account-mail.ts'
import { makeEmailLink } from './email-links.ts'
import { findWithoutPassword } from './sql.ts'
import { voidEmailLinks } from './sql-links.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'invite-shopper': { shopperId: string }
  }
}

/**
 * Mails the link that sets the first password of an imported account. Only the newest link is valid; shoppers
 * who have set a password meanwhile get none.
 */
export const inviteShopperJob = job({
  name: 'invite-shopper',
  run: (world, { shopperId }) =>
    inJob(world, [], async (work) => {
      const { tx, now } = work
      const shopper = await findWithoutPassword(tx, shopperId)
      if (!shopper) return
      await voidEmailLinks(tx, shopper.id, ['reset_password'], now)
      const secret = await makeEmailLink(work, 'reset_password', shopper, INVITATION_DAYS * 86_400_000)
      await sendAccountMail(work, shopper, 'invited', { secret, args: { count: INVITATION_DAYS } })
    }),
})
