import { type PlanTerms, termsWith } from '@longhaul/domain/rewards/plans.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type Settings, readSettings } from '../site/public.ts'
import { type PlanRow, findOwnPlan, findPlanSaving, insertPlanSavings, isCurrentCharge } from './sql-plans.ts'

type TermColumns = Pick<
  PlanRow,
  'free_storage_days' | 'photo_price_fen' | 'service_per_mille' | 'review_hours'
>

/** The terms that a plan improves. */
export const planTermsOf = (row: TermColumns): PlanTerms => ({
  freeStorageDays: row.free_storage_days,
  photoPriceFen: row.photo_price_fen,
  serviceFeePerMille: row.service_per_mille,
  reviewHours: row.review_hours,
})

/**
 * `settings` is the configuration with the shopper's plan applied, `open` without it; `monthId` is the paid
 * month of the plan.
 */
export type OwnTerms = { settings: Settings; open: Settings; monthId: string | null }

/**
 * The configuration for a shopper with their plan applied, if they have one, and without it, to calculate
 * savings.
 */
export async function readOwnTerms(db: Db, shopperId: string, now: Date): Promise<OwnTerms> {
  const open = await readSettings(db)
  const plan = await findOwnPlan(db, shopperId, now)
  return {
    settings: termsWith(open, plan ? planTermsOf(plan) : null),
    open,
    monthId: plan?.charge_id ?? null,
  }
}

/** What a plan saved on one thing. Negative if a price was changed before it was paid. */
export type PlanSaving = { savedFen: number } & ({ orderItemId: string } | { stockItemId: string })

/**
 * Records what a month of a plan saved, in the transaction that grants the saving. It reduces the month's
 * credit towards another plan. Refuses if the shopper has changed to another plan, with other terms, in the
 * meantime.
 */
export async function recordPlanSavings(
  tx: Tx,
  { monthId, now }: { monthId: string | null; now: Date },
  savings: readonly PlanSaving[],
): Promise<void> {
  const kept = savings.filter((saving) => saving.savedFen !== 0)
  if (monthId === null || kept.length === 0) return
  if (!(await isCurrentCharge(tx, monthId))) throw new Refusal('out_of_date')
  await insertPlanSavings(
    tx,
    kept.map((saving) => ({
      charge_id: monthId,
      order_item_id: 'orderItemId' in saving ? saving.orderItemId : null,
      stock_item_id: 'stockItemId' in saving ? saving.stockItemId : null,
      saved_fen: saving.savedFen,
      created_at: now,
    })),
  )
}

/**
 * The same for items whose price changed before payment. `savedFen` is the total saving; what was already
 * recorded for this month is deducted. Savings recorded for another month stay with that month.
 */
export async function correctPlanSavings(
  tx: Tx,
  { monthId, now }: { monthId: string | null; now: Date },
  savings: readonly { orderItemId: string; savedFen: number }[],
): Promise<void> {
  if (monthId === null) return
  const changes: PlanSaving[] = []
  for (const { orderItemId, savedFen } of savings) {
    const before = await findPlanSaving(tx, monthId, orderItemId)
    changes.push({ orderItemId, savedFen: savedFen - before })
  }
  await recordPlanSavings(tx, { monthId, now }, changes)
}
