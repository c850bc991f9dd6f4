import { WATCHED_PAGES_OF_HOST } from '@longhaul/domain/watches/limits.ts'
import { readingsInRun } from '@longhaul/domain/watches/schedule.ts'
import { readWatchedPage } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import { countHit } from '../platform/database/count-hit.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import type { World } from '../platform/world.ts'
import { nextTime } from './next-time.ts'
import type { WatchedRow } from './sql.ts'
import {
  deleteUnwatched,
  endOverWatch,
  listDueGoodsForJob,
  listOverWatchesForJob,
  lockDueGoodsForJob,
  updateGoods,
} from './sql-job.ts'
import { tellReading } from './tell-reading.ts'
import { watchEnded } from './watch-notices.ts'

const DAY_MS = 86_400_000
/** How many watches that are over one run ends. */
const OVER_AT_ONCE = 500

/**
 * Reads the pages of watched goods, so many in each run that a day's runs stay within the day's bound
 * (`WATCHED_PAGES_A_DAY`), one after the other. Then it ends the watches whose time is over.
 */
export const watchGoodsJob = job({
  name: 'watch-goods',
  cron: '*/10 * * * *',
  async run(world, _, ending) {
    const now = world.clock.now()
    const aDay = world.env.watchedPagesADay
    for (const goods of await listDueGoodsForJob(world.db, now, readingsInRun(aDay))) {
      if (ending?.aborted) return
      if (!(await mayReadToday(world, goods, aDay))) continue
      await readOne(world, goods, now).catch(async (error: unknown) => {
        // The others get their turn, and so do these goods, later.
        world.log.error({ err: error, goods: goods.id }, 'watched goods could not be read')
        const failed = goods.failed + 1
        const next = nextTime(now, { unchanged: 0, failed })
        await updateGoods(world.db, goods.id, { failed, next_at: next })
      })
    }
    await oneByOne(
      world,
      ['favourites', 'messages'],
      await listOverWatchesForJob(world.db, now, OVER_AT_ONCE),
      async (work, watch) => {
        if (!(await endOverWatch(work.tx, watch.id, work.now))) return
        await notify(work, watch.shopper_id, watchEnded({ title: watch.title, title_latin: '' }, 'over'))
      },
    )
    await deleteUnwatched(world.db, now)
  },
})

async function readOne(world: World, goods: WatchedRow, now: Date): Promise<void> {
  const found = await readWatchedPage(world, goods, now)
  await inJob(world, ['favourites', 'messages'], async (work) => {
    const row = await lockDueGoodsForJob(work.tx, goods.id, now)
    if (row) await tellReading(work, row, found)
  })
}

/**
 * Takes one reading from the day's bounds, first from that of its host. Goods of a host that has none left
 * wait until it has.
 */
async function mayReadToday({ db, clock }: World, goods: WatchedRow, aDay: number): Promise<boolean> {
  const now = clock.now()
  const host = await countHit(db, `watched ${new URL(goods.url).host}`, now, DAY_MS)
  if (host.hits > WATCHED_PAGES_OF_HOST) {
    const next = nextTime(host.resetsAt, { unchanged: 0, failed: 0 })
    await updateGoods(db, goods.id, { next_at: next })
    return false
  }
  const { hits } = await countHit(db, 'watched pages', now, DAY_MS)
  return hits <= aDay
}
