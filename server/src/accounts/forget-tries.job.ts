import { inJob } from '../platform/job-call.ts'
import { job } from '../platform/jobs.ts'
import { deleteOldForJob } from './sql-tries.ts'

const DAY_MS = 86_400_000

/** What is kept of log-ins is kept for a while only: counts a day, dead links a month, sessions and tries 90 days. */
export const forgetTriesJob = job({
  name: 'forget-tries',
  cron: '35 3 * * *',
  run: (world) =>
    inJob(world, ({ tx, now }) => {
      const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
      return deleteOldForJob(tx, { now, day: ago(1), month: ago(30), quarter: ago(90) })
    }),
})
