import { planPaid } from '@longhaul/domain/ledger/recipes.ts'
import { changeOfPlan, monthLater } from '@longhaul/domain/rewards/plans.ts'
import { post } from '../ledger/public.ts'
import type { Doing } from '../platform/job-call.ts'
import { type PlanRow, insertCharge } from './sql-plans.ts'

/**
 * Charges a month of a plan to the balance, less what is left of the plan before; where that is more, the difference goes back. The shopper's
 * money is locked by the caller. A month of a membership is charged once: the database refuses a second time. Answers its end.
 */
export async function chargePlan(
  { tx, now }: Pick<Doing, 'tx' | 'now'>,
  shopperId: string,
  month: { membershipId: string; plan: PlanRow; from: Date; creditFen: number; actor: 'shopper' | 'system' },
): Promise<Date> {
  const { membershipId, plan, from, creditFen, actor } = month
  const until = monthLater(from)
  const { id } = await insertCharge(tx, {
    membership_id: membershipId,
    shopper_id: shopperId,
    plan_id: plan.id,
    from_at: from,
    until_at: until,
    price_fen: plan.price_fen,
    credit_fen: creditFen,
    created_at: now,
  })
  await post(tx, {
    kind: 'plan_paid',
    subject: { kind: 'plan', id },
    shopperId,
    actor,
    now,
    postings: planPaid(shopperId, changeOfPlan(plan.price_fen, creditFen)),
  })
  return until
}
