import type { Fold } from '@longhaul/domain/goods-knowledge/fold.ts'
import { monthPeriod, periodBefore, shanghaiDay } from '@longhaul/domain/reports/period.ts'
import { inTransaction } from '../platform/database/db.ts'
import { job } from '../platform/jobs/jobs.ts'
import { learnNight, toModelRow } from './learn-night.ts'
import { type DatedProduct, readWeighedProducts } from './read-weighed-products.ts'
import { countMonthsForJob } from './sql-months.ts'
import { deleteOldModels, findModelInForce, insertModel, listShopsForJob } from './sql-models.ts'

/** A year and a half, so that every season occurs at least once and half of them twice. */
const LEARNT_DAYS = 540
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/**
 * Every night: learns a model from the weighed products, sets its intervals, tests it on products used for
 * neither, and puts it in force unless it is worse than the version before. Then counts the accuracy of the
 * last two months.
 */
export const learnEstimatesJob = job({
  name: 'learn-estimates',
  cron: '10 20 * * *',
  async run(world) {
    const now = world.clock.now()
    const since = new Date(now.getTime() - LEARNT_DAYS * DAY_MS)
    const read = countingDays((fold: Fold) => readWeighedProducts(world.db, { since, until: now }, fold))
    const inForce = await findModelInForce(world.db)
    const before = inForce && {
      model: inForce.model,
      shops: await listShopsForJob(world.db, inForce.version),
    }
    const night = await learnNight(read.products, before ?? null)
    if (read.counted().products === 0) return
    const row = { learned_at: now, ...read.counted(), ...toModelRow(night) }
    await inTransaction(world.db, async (tx) => {
      await insertModel(tx, row, night.shops)
      await deleteOldModels(tx, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
      await countMonthsForJob(tx, periodBefore(monthPeriod(shanghaiDay(now).slice(0, 7))).from.slice(0, 7))
    })
  },
})

/** Counts the products and weighings that are read, and notes their first and last day. */
function countingDays(read: (fold: Fold) => AsyncGenerator<DatedProduct>) {
  let [products, weighings] = [0, 0]
  let [first, last]: [Date | null, Date | null] = [null, null]
  return {
    async *products(fold: Fold) {
      for await (const product of read(fold)) {
        products += 1
        weighings += product.weighings.length
        if (first === null || product.firstAt < first) first = product.firstAt
        if (last === null || product.lastAt > last) last = product.lastAt
        yield product
      }
    },
    counted: () => ({
      products,
      weighings,
      first_day: first && shanghaiDay(first),
      last_day: last && shanghaiDay(last),
    }),
  }
}
