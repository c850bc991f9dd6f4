import { LEAD_MONTHS } from '@longhaul/domain/leads/stages.ts'
import { inJob } from '../../platform/jobs/job-call.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { forgetGuestsForJob } from './sql-guests.ts'

/** Empties guests' conversations as long after their last message as enquiries are kept, as the privacy policy promises. */
export const forgetGuestsJob = job({
  name: 'forget-guests',
  cron: '45 18 * * *',
  async run(world) {
    await inJob(world, ['conversations'], async ({ tx, now }) => {
      const before = new Date(now)
      before.setUTCMonth(before.getUTCMonth() - LEAD_MONTHS)
      await forgetGuestsForJob(tx, before)
    })
  },
})
