import { job } from '../platform/jobs/jobs.ts'
import { forgetRuns } from './sql.ts'

const KEPT_DAYS = 30

/** Every night: deletes runs older than a month, except the last run of each job. */
export const forgetJobRunsJob = job({
  name: 'forget-job-runs',
  cron: '20 18 * * *',
  async run({ db, clock }) {
    await forgetRuns(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000))
  },
})
