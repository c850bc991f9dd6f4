import { inTransaction } from '../../platform/database/db.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { countGoodsForJob, countLineDaysForJob, countSellersForJob } from './sql-count-trade.ts'

const YEAR_DAYS = 365
const DAY_MS = 86_400_000

/**
 * Computes, every night, the actual transit times of packages, the sellers that cause problems, and the goods
 * that cost more than they earn.
 */
export const countTradeJob = job({
  name: 'count-trade',
  cron: '40 20 * * *',
  async run(world) {
    const since = new Date(world.clock.now().getTime() - YEAR_DAYS * DAY_MS)
    await inTransaction(world.db, async (tx) => {
      await countLineDaysForJob(tx, since)
      await countSellersForJob(tx)
      await countGoodsForJob(tx, since)
    })
  },
})
