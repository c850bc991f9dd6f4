import { LEAD_MONTHS } from '@longhaul/domain/leads/stages.ts'
import { inJob } from '../platform/jobs/job-call.ts'
import { job } from '../platform/jobs/jobs.ts'
import { deleteLeadsForJob } from './sql.ts'

/** Keeps the promise of the privacy policy: an enquiry is deleted after twelve months, whatever became of it. */
export const forgetLeadsJob = job({
  name: 'forget-leads',
  cron: '40 18 * * *',
  async run(world) {
    await inJob(world, ['leads'], async ({ tx, now }) => {
      const before = new Date(now)
      before.setUTCMonth(before.getUTCMonth() - LEAD_MONTHS)
      await deleteLeadsForJob(tx, before)
    })
  },
})
