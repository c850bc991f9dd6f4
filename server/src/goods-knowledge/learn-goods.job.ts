import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { recomputeGoods } from './recompute-goods.ts'
import { listMarkedForJob } from './sql-goods.ts'

/** Products per run; the rest follow a minute later. A server that ends waits for a run, for 15 s at most. */
const TURN = 100

/**
 * Every minute: recomputes the knowledge of products for which stations measured, corrected or undid
 * something. Once for all changes until then.
 */
export const learnGoodsJob = job({
  name: 'learn-goods',
  cron: '* * * * *',
  async run(world) {
    const marked = await listMarkedForJob(world.db, TURN)
    await oneByOne(world, [], marked, recomputeGoods)
  },
})
