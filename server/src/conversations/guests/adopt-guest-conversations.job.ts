import { inJob } from '../../platform/jobs/unit-of-work.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { adoptConversationsForJob } from './sql-guests.ts'

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'adopt-guest-conversations': { shopperId: string }
  }
}

/**
 * Gives a shopper whose address has just been verified what they asked with it before they had an account.
 */
export const adoptGuestConversationsJob = job({
  name: 'adopt-guest-conversations',
  run: (world, { shopperId }) =>
    inJob(world, ['conversations'], async ({ tx, concerns }) => {
      if (await adoptConversationsForJob(tx, shopperId)) concerns(shopperId)
    }),
})
