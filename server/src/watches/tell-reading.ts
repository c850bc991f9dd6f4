import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import type { PageNow } from '@longhaul/domain/orders/price-check.ts'
import { GONE_TIMES } from '@longhaul/domain/watches/schedule.ts'
import { type Seen, changeIn, seenOn } from '@longhaul/domain/watches/seen.ts'
import { type PageRead, readGoodsAtHand } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { nextTime } from './next-time.ts'
import { type WatchRow, type WatchedRow, updateWatch } from './sql.ts'
import { endWatches, lockWatchesForJob, updateGoods } from './sql-job.ts'
import { watchChanged, watchEnded } from './watch-notices.ts'

/**
 * Stores what a reading of watched goods came to, and tells their shoppers. A page that was not read changes
 * nothing but the time of the next reading; one that is gone twice in a row ends its watches.
 */
export async function tellReading(
  work: UnitOfWork,
  goods: WatchedRow,
  found: PageRead | undefined,
): Promise<void> {
  const { tx, now } = work
  const next = (unchanged: number, failed: number) => nextTime(now, { unchanged, failed })
  if (!found) {
    const failed = goods.failed + 1
    return void (await updateGoods(tx, goods.id, { failed, next_at: next(goods.unchanged, failed) }))
  }
  const { page, readAt } = found
  const watches = await lockWatchesForJob(tx, goods.id)
  const known = (await readGoodsAtHand(tx, [goods]))(goods)
  const named = (watch: WatchRow) => ({
    title: known?.title || watch.title,
    title_latin: known?.titleLatin ?? '',
  })
  if (page === 'gone') {
    const gone = goods.gone + 1
    await updateGoods(tx, goods.id, { gone, failed: 0, read_at: readAt, next_at: next(0, 0) })
    if (gone < GONE_TIMES) return
    for (const watch of watches) await notify(work, watch.shopper_id, watchEnded(named(watch), 'gone'))
    return void (await endWatches(tx, goods.id))
  }
  let hasChanged = false
  for (const watch of watches) hasChanged = (await tellOne(work, watch, named(watch), page)) || hasChanged
  const unchanged = hasChanged ? 0 : goods.unchanged + 1
  await updateGoods(tx, goods.id, {
    unchanged,
    failed: 0,
    gone: 0,
    read_at: readAt,
    next_at: next(unchanged, 0),
  })
}

/**
 * Compares one watch with the page, and tells its shopper of a change. If they were told today, it waits for
 * the next reading, which compares with what they were told. Returns whether there is a change.
 */
async function tellOne(
  work: UnitOfWork,
  watch: WatchRow,
  named: { title: string; title_latin: string },
  page: PageNow,
): Promise<boolean> {
  const before: Seen | null =
    watch.seen_state === null ? null : { state: watch.seen_state, fen: watch.seen_fen }
  const seen = seenOn(page, watch.options_text, before)
  const change = changeIn(before, seen)
  const today = shanghaiDay(work.now)
  if (change && watch.told_on === today) return true
  await updateWatch(work.tx, watch.id, {
    seen_state: seen.state,
    seen_fen: seen.fen,
    ...(change ? { told_on: today } : {}),
  })
  work.concerns(watch.shopper_id)
  if (!change || !before) return false
  await notify(work, watch.shopper_id, watchChanged(named, change, before, seen))
  return true
}
