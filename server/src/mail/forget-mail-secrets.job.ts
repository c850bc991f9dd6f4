import { inJob } from '../platform/jobs/job-call.ts'
import { job } from '../platform/jobs/jobs.ts'
import { forgetMailSecretsForJob } from './sql.ts'

/** Wipes the secrets of mails whose link is over; one that was not sent until then is given up, as it would open nothing. */
export const forgetMailSecretsJob = job({
  name: 'forget-mail-secrets',
  cron: '*/10 * * * *',
  run: (world) => inJob(world, ({ tx, now }) => forgetMailSecretsForJob(tx, now)),
})
