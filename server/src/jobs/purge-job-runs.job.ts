import { job } from '../platform/jobs/jobs.ts'
import { purgeRuns } from './sql.ts'

const KEPT_DAYS = 30

/** Every night: deletes runs older than a month, except the last run of each job. */
export const purgeJobRunsJob = job({
  name: 'purge-job-runs',
  cron: '20 18 * * *',
  async run({ db, clock }) {
    await purgeRuns(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000))
  },
})
