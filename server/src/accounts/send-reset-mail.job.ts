import { RESET_LINK_MINUTES } from '@longhaul/domain/accounts/limits.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { sendAccountMail } from './account-mail.ts'
import { makeEmailLink } from './email-links.ts'
import { findShopperByEmail } from './sql.ts'
import { takeResetRequestForJob, voidEmailLinks } from './sql-links.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'send-reset-mail': { requestId: string }
  }
}

/**
 * Mails the link that sets a new password, in the language of the request; only the newest link is valid.
 * Unknown addresses get no mail.
 */
export const sendResetMailJob = job({
  name: 'send-reset-mail',
  run: (world, { requestId }) =>
    inJob(world, [], async (work) => {
      const { tx, now } = work
      const request = await takeResetRequestForJob(tx, requestId)
      const shopper = request && (await findShopperByEmail(tx, request.email))
      if (!shopper) return
      await voidEmailLinks(tx, shopper.id, ['reset_password'], now)
      const secret = await makeEmailLink(work, 'reset_password', shopper, RESET_LINK_MINUTES * 60_000)
      const to = { ...shopper, lang: request.lang }
      await sendAccountMail(work, to, 'reset_password', { secret })
    }),
})
