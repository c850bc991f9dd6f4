import { job } from '../../platform/jobs/jobs.ts'
import { deleteExpiredTokens } from './sql.ts'

const KEPT_DAYS = 30

/** Every night: tokens that ran out a month ago are removed from their owner's list. */
export const forgetTokensJob = job({
  name: 'forget-tokens',
  cron: '40 18 * * *',
  async run({ db, clock }) {
    await deleteExpiredTokens(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000))
  },
})
