import { LEAD_MONTHS } from '@longhaul/domain/leads/stages.ts'
import { inJob } from '../../platform/jobs/unit-of-work.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { purgeGuestsForJob } from './sql-guests.ts'

/**
 * Empties guests' conversations as long after their last message as enquiries are kept, as the privacy policy
 * promises.
 */
export const purgeGuestsJob = job({
  name: 'purge-guests',
  cron: '45 18 * * *',
  async run(world) {
    await inJob(world, ['conversations'], async ({ tx, now }) => {
      const before = new Date(now)
      before.setUTCMonth(before.getUTCMonth() - LEAD_MONTHS)
      await purgeGuestsForJob(tx, before)
    })
  },
})
