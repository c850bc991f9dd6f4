import type { listPlans } from '@longhaul/contract/rewards.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { leftOfMonth } from '@longhaul/domain/rewards/plans.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import { balancesOf } from '../ledger/public.ts'
import type { Db } from '../platform/db.ts'
import { readSettings } from '../site/public.ts'
import { nameOf } from './coupon-card.ts'
import {
  type PlanRow,
  findLastCharge,
  findOwnPlan,
  listOfferedPlans,
  listOwnCharges,
  sumPlanSavings,
} from './sql-plans.ts'

/** The plans, the shopper's own, and what was paid for it. */
export async function readPlans(
  tx: Db,
  shopperId: string,
  { lang, now }: { lang: Lang; now: Date },
): Promise<ReplyOf<typeof listPlans>> {
  const own = await findOwnPlan(tx, shopperId, now)
  const creditFen = own ? await creditOf(tx, own.membership_id, now) : 0
  const open = await readSettings(tx)
  return {
    free: {
      free_storage_days: open.freeStorageDays,
      photo_price_fen: open.photoPriceFen,
      service_per_mille: open.serviceFeePerMille,
      review_hours: open.reviewHoursMax,
    },
    plans: (await listOfferedPlans(tx)).map((plan) => ({
      id: plan.id,
      name: nameOf(plan, lang),
      price_fen: plan.price_fen,
      ...planColumns(plan),
      change_fen: plan.price_fen - creditFen,
    })),
    membership: own
      ? {
          plan_id: own.id,
          plan_name: nameOf(own, lang),
          price_fen: own.price_fen,
          started_at: own.started_at.toISOString(),
          paid_until: own.paid_until.toISOString(),
          cancelled_at: own.cancelled_at?.toISOString() ?? null,
          saved_fen: await sumPlanSavings(tx, shopperId, own.started_at),
        }
      : null,
    available_fen: (await balancesOf(tx, shopperId)).availableFen,
    charges: (await listOwnCharges(tx, shopperId)).map((charge) => ({
      plan_name: nameOf(charge, lang),
      from_at: charge.from_at.toISOString(),
      until_at: charge.until_at.toISOString(),
      paid_fen: charge.price_fen - charge.credit_fen,
    })),
  }
}

/** What is left of the month that a membership has paid, in fen. */
export async function creditOf(db: Db, membershipId: string, now: Date): Promise<number> {
  const charge = await findLastCharge(db, membershipId)
  if (!charge) return 0
  return leftOfMonth({ priceFen: charge.price_fen, from: charge.from_at, until: charge.until_at }, now)
}

export const planColumns = (plan: PlanRow) => ({
  free_storage_days: plan.free_storage_days,
  photo_price_fen: plan.photo_price_fen,
  service_per_mille: plan.service_per_mille,
  review_hours: plan.review_hours,
})
