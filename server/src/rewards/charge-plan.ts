import { planPaid } from '@longhaul/domain/ledger/recipes.ts'
import { monthLater } from '@longhaul/domain/rewards/plans.ts'
import { post } from '../ledger/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { type PlanRow, insertCharge, insertMembership, updateMembership } from './sql-plans.ts'

/**
 * The credit for the rest of the previous month if a more expensive plan replaces it: the month and the
 * amount credited.
 */
export type Credit = { chargeId: string; fen: number }

/**
 * Charges a month of a plan to the balance, less the credit for the previous month. The database enforces
 * that each month of a membership is charged once and credited once. The caller has locked the shopper's
 * balance. Returns the end of the month.
 */
export async function chargePlan(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  shopperId: string,
  month: {
    membershipId: string
    plan: PlanRow
    from: Date
    credit?: Credit | null
    actor: 'shopper' | 'system'
  },
): Promise<Date> {
  const { membershipId, plan, from, credit = null, actor } = month
  const creditFen = credit?.fen ?? 0
  const until = monthLater(from)
  const { id } = await insertCharge(tx, {
    membership_id: membershipId,
    shopper_id: shopperId,
    plan_id: plan.id,
    from_at: from,
    until_at: until,
    price_fen: plan.price_fen,
    credit_fen: creditFen,
    credit_of: credit?.chargeId ?? null,
    created_at: now,
  })
  await post(tx, {
    kind: 'plan_paid',
    subject: { kind: 'plan', id },
    shopperId,
    actor,
    now,
    postings: planPaid(shopperId, plan.price_fen - creditFen),
  })
  return until
}

/**
 * Puts a shopper on a plan and charges the first month. Any earlier membership must have ended. Returns the
 * end of the month.
 */
export async function beginMembership(
  work: Pick<UnitOfWork, 'tx' | 'now'>,
  shopperId: string,
  first: { plan: PlanRow; from: Date; credit?: Credit | null; actor: 'shopper' | 'system' },
): Promise<Date> {
  const { tx, now } = work
  const { id } = await insertMembership(tx, {
    shopper_id: shopperId,
    plan_id: first.plan.id,
    started_at: first.from,
    paid_until: first.from,
    created_at: now,
  })
  const until = await chargePlan(work, shopperId, { ...first, membershipId: id })
  await updateMembership(tx, id, { paid_until: until })
  return until
}
