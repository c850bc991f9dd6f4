import { LEAD_MONTHS } from '@longhaul/domain/leads/stages.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { deleteLeadsForJob } from './sql.ts'

/** Deletes enquiries after twelve months, whatever their outcome, as the privacy policy promises. */
export const purgeLeadsJob = job({
  name: 'purge-leads',
  cron: '40 18 * * *',
  async run(world) {
    await inJob(world, ['leads'], async ({ tx, now }) => {
      const before = new Date(now)
      before.setUTCMonth(before.getUTCMonth() - LEAD_MONTHS)
      await deleteLeadsForJob(tx, before)
    })
  },
})
