import type { Fold } from '@longhaul/domain/goods-knowledge/fold.ts'
import { startSetting, startTesting, whyNotPutInForce } from '@longhaul/domain/goods-knowledge/judge.ts'
import { startLearning } from '@longhaul/domain/goods-knowledge/learn.ts'
import { shanghaiDay } from '@longhaul/domain/reports/period.ts'
import { inTransaction } from '../platform/database/db.ts'
import { job } from '../platform/jobs/jobs.ts'
import { type DatedProduct, readWeighedProducts } from './read-weighed-products.ts'
import { deleteOldModels, findModelInForce, insertModel, listShopsForJob } from './sql-models.ts'

/** A year and a half: two of the same season. */
const LEARNT_DAYS = 540
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Every night: learns from everything weighed, sets the intervals, measures them on products that served for neither, and puts the version in force unless it is worse than the one before. */
export const learnEstimatesJob = job({
  name: 'learn-estimates',
  cron: '10 20 * * *',
  async run(world) {
    const now = world.clock.now()
    const since = new Date(now.getTime() - LEARNT_DAYS * DAY_MS)
    const read = countingDays((fold: Fold) => readWeighedProducts(world.db, since, fold))
    const learning = startLearning()
    for await (const product of read.products('learn')) learning.see(product)
    const { model: centres, shops } = learning.finish()
    const setting = startSetting(centres, shops)
    for await (const product of read.products('set')) setting.see(product)
    const model = setting.finish()
    const before = await findModelInForce(world.db)
    const testing = startTesting(model, shops)
    const beforeTesting =
      before && startTesting(before.model, await listShopsForJob(world.db, before.version))
    for await (const product of read.products('test')) {
      testing.see(product)
      beforeTesting?.see(product)
    }
    if (read.counted().products === 0) return
    const [figures, figuresBefore] = [testing.finish(), beforeTesting?.finish() ?? null]
    const whyNot = whyNotPutInForce(figures, figuresBefore)
    const row = {
      learned_at: now,
      ...read.counted(),
      model: JSON.stringify(model),
      figures: JSON.stringify(figures),
      figures_before: figuresBefore && JSON.stringify(figuresBefore),
      in_force: whyNot === null,
      why_not: whyNot,
    }
    await inTransaction(world.db, async (tx) => {
      await insertModel(tx, row, shops)
      await deleteOldModels(tx, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    })
  },
})

/** Counts what is read, and from which days it is. */
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
