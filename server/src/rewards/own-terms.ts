import { type PlanTerms, termsWith } from '@longhaul/domain/rewards/plans.ts'
import type { Db } from '../platform/db.ts'
import { type Settings, readSettings } from '../site/public.ts'
import { type PlanRow, findOwnPlan } from './sql-plans.ts'

/** What a plan makes better. */
export const planTermsOf = (row: PlanRow): PlanTerms => ({
  freeStorageDays: row.free_storage_days,
  photoPriceFen: row.photo_price_fen,
  serviceFeePerMille: row.service_per_mille,
  reviewHours: row.review_hours,
})

/** The configuration as it holds for a shopper, with their plan if they are on one; and as it would be without, to say what was saved. */
export async function readOwnTerms(
  db: Db,
  shopperId: string,
  now: Date,
): Promise<{ settings: Settings; open: Settings }> {
  const open = await readSettings(db)
  const plan = await findOwnPlan(db, shopperId, now)
  return { settings: termsWith(open, plan ? planTermsOf(plan) : null), open }
}
