import { keepPlan as route } from '@longhaul/contract/rewards/rewards.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { readPlans } from './plans-card.ts'
import { lockOwnMembership, updateMembership } from './sql-plans.ts'

export const keepPlanAction = writeAction(route, keepPlan)

/**
 * Keeps the current plan: revokes its cancellation, or the change to another plan at the end of the month.
 */
async function keepPlan({ tx, me, lang, now }: WriteCall<typeof route>): Answer<typeof route> {
  await lockShopper(tx, me.id)
  const membership = await lockOwnMembership(tx, me.id)
  if (!membership || (!membership.cancelled_at && !membership.next_plan_id)) throw new Refusal('plan_none')
  await updateMembership(tx, membership.id, { cancelled_at: null, next_plan_id: null })
  return await readPlans(tx, me.id, { lang, now })
}
