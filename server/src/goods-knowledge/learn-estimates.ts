import { monthPeriod, periodBefore } from '@longhaul/domain/reports/period.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type Db, inTransaction } from '../platform/database/db.ts'
import { learnNight } from './learn-night.ts'
import { readPast } from './read-past.ts'
import { countMonthsForJob } from './sql-months.ts'
import { deleteOldModels, findModelInForce, saveNight } from './sql-models.ts'

/** A year and a half, so that every season occurs at least once and half of them twice. */
const LEARNT_DAYS = 540
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** A night's learning. Until its last statement the version in force is the one before. */
export async function learnEstimates(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LEARNT_DAYS * DAY_MS)
  const { past, counted } = await readPast(db, { since, until: now })
  if (counted.products === 0) return
  const inForce = await findModelInForce(db)
  const night = await learnNight(past(), inForce?.model ?? null, now)
  const row = {
    learned_at: now,
    products: counted.products,
    weighings: counted.weighings,
    first_day: counted.first && shanghaiDay(counted.first),
    last_day: counted.last && shanghaiDay(counted.last),
  }
  await inTransaction(db, async (tx) => {
    await saveNight(tx, row, night)
    await deleteOldModels(tx, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    await countMonthsForJob(tx, periodBefore(monthPeriod(shanghaiDay(now).slice(0, 7))).from.slice(0, 7))
  })
}
