import type { listPlans } from '@longhaul/contract/rewards/rewards.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { type PaidMonth, planChange } from '@longhaul/domain/rewards/plans.ts'
import { type Lang, fieldsOf } from '@longhaul/domain/languages.ts'
import type { StaffPlan } from '@longhaul/contract/rewards/rewards.staff.ts'
import type { Static } from 'typebox'
import { balancesOf } from '../ledger/public.ts'
import type { Db } from '../platform/database/db.ts'
import { readSettings } from '../site/public.ts'
import { nameOf } from './coupon-card.ts'
import {
  type OwnPlan,
  type PlanRow,
  findLastCharge,
  findOwnPlan,
  listOfferedPlans,
  listOwnCharges,
  sumPlanSavings,
  type CountedPlan,
} from './sql-plans.ts'

/** The plans on offer, the shopper's own plan, and its payments. */
export async function readPlans(
  db: Db,
  shopperId: string,
  { lang, now }: { lang: Lang; now: Date },
): Promise<ReplyOf<typeof listPlans>> {
  const own = await findOwnPlan(db, shopperId, now)
  const month = own ? await monthOf(db, own.membership_id) : null
  const open = await readSettings(db)
  return {
    free: {
      free_storage_days: open.freeStorageDays,
      photo_price_fen: open.photoPriceFen,
      service_per_mille: open.serviceFeePerMille,
      review_hours: open.reviewHoursMax,
    },
    plans: (await listOfferedPlans(db)).map((plan) => {
      const { startsAt, payFen } = planChange(plan.price_fen, month, now)
      return {
        id: plan.id,
        name: nameOf(plan, lang),
        price_fen: plan.price_fen,
        ...planColumns(plan),
        starts: startsAt,
        change_fen: payFen,
      }
    }),
    membership: own
      ? {
          plan_id: own.id,
          plan_name: nameOf(own, lang),
          price_fen: own.price_fen,
          started_at: own.started_at.toISOString(),
          paid_until: own.paid_until.toISOString(),
          cancelled_at: own.cancelled_at?.toISOString() ?? null,
          next: nextOf(own, lang),
          saved_fen: await sumPlanSavings(db, shopperId, own.started_at),
        }
      : null,
    available_fen: (await balancesOf(db, shopperId)).availableFen,
    charges: (await listOwnCharges(db, shopperId)).map((charge) => ({
      plan_name: nameOf(charge, lang),
      from_at: charge.from_at.toISOString(),
      until_at: charge.until_at.toISOString(),
      paid_fen: charge.price_fen - charge.credit_fen,
    })),
  }
}

const nextOf = (own: OwnPlan, lang: Lang) =>
  own.next_id === null
    ? null
    : {
        plan_id: own.next_id,
        plan_name: own.next_name![lang],
        price_fen: own.next_price_fen!,
      }

/** The last paid month of a membership, with what it has saved. */
export async function monthOf(db: Db, membershipId: string): Promise<(PaidMonth & { id: string }) | null> {
  const charge = await findLastCharge(db, membershipId)
  if (!charge) return null
  const { id, price_fen: priceFen, from_at: from, until_at: until, saved_fen: savedFen } = charge
  return { id, priceFen, from, until, savedFen }
}

export const planColumns = (plan: PlanRow) => ({
  free_storage_days: plan.free_storage_days,
  photo_price_fen: plan.photo_price_fen,
  service_per_mille: plan.service_per_mille,
  review_hours: plan.review_hours,
})

export const toPlan = (row: CountedPlan): Static<typeof StaffPlan> => ({
  id: row.id,
  ...fieldsOf('name', row.name),
  price_fen: row.price_fen,
  ...planColumns(row),
  created_at: row.created_at.toISOString(),
  stopped_at: row.stopped_at?.toISOString() ?? null,
  member_count: row.member_count,
})
