import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { purgeMailSecretsForJob } from './sql.ts'

/**
 * Wipes the secrets of mails whose link has expired; a mail that has not been sent by then is given up, since
 * its link would not work.
 */
export const purgeMailSecretsJob = job({
  name: 'purge-mail-secrets',
  cron: '*/10 * * * *',
  run: (world) => inJob(world, [], ({ tx, now }) => purgeMailSecretsForJob(tx, now)),
})
