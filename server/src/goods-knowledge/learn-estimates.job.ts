import { monthPeriod, periodBefore, shanghaiDay } from '@longhaul/domain/reports/period.ts'
import { inTransaction } from '../platform/database/db.ts'
import { job } from '../platform/jobs/jobs.ts'
import { learnNight } from './learn-night.ts'
import { readPast } from './read-past.ts'
import { countMonthsForJob } from './sql-months.ts'
import { deleteOldModels, findModelInForce, saveNight } from './sql-models.ts'

/** A year and a half, so that every season occurs at least once and half of them twice. */
const LEARNT_DAYS = 540
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/**
 * Every night: learns a model from everything that was weighed, judges it on the latest pieces beside the
 * version in force, and puts it in force unless it is surely worse. What is known of sellers, and what
 * estimates were off by, is brought up to date in either case. Then counts the accuracy of the last two
 * months.
 */
export const learnEstimatesJob = job({
  name: 'learn-estimates',
  cron: '10 20 * * *',
  async run(world) {
    const now = world.clock.now()
    const since = new Date(now.getTime() - LEARNT_DAYS * DAY_MS)
    const { past, counted } = await readPast(world.db, { since, until: now })
    if (counted.products === 0) return
    const inForce = await findModelInForce(world.db)
    const night = await learnNight(past(), inForce?.model ?? null, now)
    const row = {
      learned_at: now,
      products: counted.products,
      weighings: counted.weighings,
      first_day: counted.first && shanghaiDay(counted.first),
      last_day: counted.last && shanghaiDay(counted.last),
    }
    await inTransaction(world.db, async (tx) => {
      await saveNight(tx, row, night)
      await deleteOldModels(tx, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
      await countMonthsForJob(tx, periodBefore(monthPeriod(shanghaiDay(now).slice(0, 7))).from.slice(0, 7))
    })
  },
})
