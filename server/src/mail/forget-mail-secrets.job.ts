import { inJob } from '../platform/jobs/job-call.ts'
import { job } from '../platform/jobs/jobs.ts'
import { forgetMailSecretsForJob } from './sql.ts'

/** Wipes the secrets of mails whose link has expired; a mail that has not been sent by then is given up, since its link would not work. */
export const forgetMailSecretsJob = job({
  name: 'forget-mail-secrets',
  cron: '*/10 * * * *',
  run: (world) => inJob(world, [], ({ tx, now }) => forgetMailSecretsForJob(tx, now)),
})
