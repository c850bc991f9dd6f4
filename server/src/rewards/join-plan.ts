import { joinPlan as route } from '@longhaul/contract/rewards/rewards.ts'
import { planChange } from '@longhaul/domain/rewards/plans.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { beginMembership } from './charge-plan.ts'
import { monthOf, readPlans } from './plans-card.ts'
import { endMembership, findPlan, lockCharges, lockOwnMembership, updateMembership } from './sql-plans.ts'

export const joinPlanAction = writeAction(route, joinPlan)

/**
 * Joins a plan or changes to it. A more expensive plan starts now with a full month, and the rest of the
 * current month is credited; any other starts when the current month ends.
 */
async function joinPlan(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, lang, now } = call
  const { availableFen } = await lockShopper(tx, me.id)
  const plan = orNotFound(await findPlan(tx, params.id))
  refuseIf(plan.stopped_at ? 'plan_not_offered' : null)
  const before = await lockOwnMembership(tx, me.id)
  const present = before && before.paid_until > now ? before : null
  refuseIf(present && [present.plan_id, present.next_plan_id].includes(plan.id) ? 'plan_already' : null)
  if (present) await lockCharges(tx, present.id)
  const month = present && (await monthOf(tx, present.id))
  const { startsAt, payFen, creditFen } = planChange(plan.price_fen, month, now)
  // The credit shrinks while the shopper reads, so it may differ by a twentieth. Without a previous plan the
  // figure must be exact.
  if (Math.abs(payFen - body.expected_fen) > Math.ceil(creditFen / 20))
    throw new Refusal('out_of_date', { expected_fen: body.expected_fen, due_fen: payFen })
  if (present && startsAt === 'month_end') {
    await updateMembership(tx, present.id, { next_plan_id: plan.id, cancelled_at: null })
    return await readPlans(tx, me.id, { lang, now })
  }
  refuseIf(payFen > availableFen ? 'insufficient_balance' : null, {
    total_fen: payFen,
    available_fen: availableFen,
  })
  if (before) await endMembership(tx, before.id, 'changed', now)
  const credit = month && { chargeId: month.id, fen: creditFen }
  await beginMembership(call, me.id, { plan, from: now, credit, actor: 'shopper' })
  return await readPlans(tx, me.id, { lang, now })
}
