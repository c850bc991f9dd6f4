import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { recomputeGoods } from './recompute-goods.ts'
import { listMarkedForJob } from './sql-goods.ts'

/** So many products in one turn; the rest a minute later. */
const TURN = 300

/** Every minute: what is known of a product is computed anew where stations measured, corrected or took something back. Once for all changes until then. */
export const learnGoodsJob = job({
  name: 'learn-goods',
  cron: '* * * * *',
  async run(world) {
    const marked = await listMarkedForJob(world.db, TURN)
    await oneByOne(world, [], marked, recomputeGoods)
  },
})
