import { inTransaction } from '../../platform/database/db.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { deleteForgottenClients } from '../oauth/sql.ts'
import { deleteExpiredTokens } from './sql.ts'

const KEPT_DAYS = 30

/** Deletes, every night, the tokens that expired more than a month ago, and programs that nobody connects. */
export const purgeTokensJob = job({
  name: 'purge-tokens',
  cron: '40 18 * * *',
  async run({ db, clock }) {
    const now = clock.now()
    const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
    await inTransaction(db, (tx) => deleteExpiredTokens(tx, before))
    await inTransaction(db, (tx) => deleteForgottenClients(tx, now))
  },
})
