import { inTransaction } from '../../platform/database/db.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { deleteExpiredTokens } from './sql.ts'

const KEPT_DAYS = 30

/** Deletes, every night, the tokens that expired more than a month ago. */
export const purgeTokensJob = job({
  name: 'purge-tokens',
  cron: '40 18 * * *',
  async run({ db, clock }) {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)
    await inTransaction(db, (tx) => deleteExpiredTokens(tx, before))
  },
})
