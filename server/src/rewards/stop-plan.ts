import { stopPlan as route } from '@longhaul/contract/rewards/rewards.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { findPlanForStaff, lockPlanForStaff, setPlanStopped } from './sql-plans.ts'
import { toPlan } from './plans-card.ts'

export const stopPlanAction = writeAction(route, stopPlan)

/**
 * Stops a plan: it is no longer offered or renewed. Shoppers on it are notified when their paid month ends.
 */
async function stopPlan(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, now } = call
  const plan = orNotFound(await lockPlanForStaff(tx, params.id))
  refuseIf(plan.stopped_at ? 'plan_not_offered' : null)
  await setPlanStopped(tx, plan.id, now)
  await audit(call, {
    action: 'stop_plan',
    subjectKind: 'plan',
    subjectId: plan.id,
    after: { stopped_at: now.toISOString() },
    reason: body.reason.trim(),
  })
  return toPlan(orNotFound(await findPlanForStaff(tx, plan.id)))
}
