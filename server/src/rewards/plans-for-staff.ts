import {
  type StaffPlan,
  createPlan,
  listPlansForStaff,
  stopPlan,
} from '@longhaul/contract/rewards/rewards.staff.ts'
import type { Static } from 'typebox'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, found, refuseIf } from '../platform/http/refusal.ts'
import { planColumns } from './plans-card.ts'
import {
  type CountedPlan,
  findPlanForStaff,
  insertPlan,
  listPlanRowsForStaff,
  lockPlanForStaff,
  setPlanStopped,
} from './sql-plans.ts'

export const listPlansForStaffAction = action(listPlansForStaff, async ({ tx }) => ({
  items: (await listPlanRowsForStaff(tx)).map(toPlan),
}))

/** Makes a plan. One that makes nothing better is none. */
export const createPlanAction = action(createPlan, async (call) => {
  const { tx, me, body, now } = call
  const { free_storage_days, photo_price_fen, service_per_mille, review_hours } = body
  const terms = [free_storage_days, photo_price_fen, service_per_mille, review_hours]
  if (terms.every((term) => term === null)) throw badInput({ free_storage_days: 'required' })
  const { id } = await insertPlan(tx, {
    name_en: body.name_en.trim(),
    name_zh: body.name_zh.trim(),
    price_fen: body.price_fen,
    free_storage_days,
    photo_price_fen,
    service_per_mille,
    review_hours,
    created_at: now,
    created_by: me.id,
  })
  await audit(call, { action: 'create_plan', subjectKind: 'plan', subjectId: id, after: body })
  return toPlan(found(await findPlanForStaff(tx, id)))
})

/** Offers it no more, and renews it for nobody: who is on it is told when the paid month ends. */
export const stopPlanAction = action(stopPlan, async (call) => {
  const { tx, params, body, now } = call
  const plan = found(await lockPlanForStaff(tx, params.id))
  refuseIf(plan.stopped_at ? 'plan_not_offered' : null)
  await setPlanStopped(tx, plan.id, now)
  await audit(call, {
    action: 'stop_plan',
    subjectKind: 'plan',
    subjectId: plan.id,
    after: { stopped_at: now.toISOString() },
    reason: body.reason.trim(),
  })
  return toPlan(found(await findPlanForStaff(tx, plan.id)))
})

const toPlan = (row: CountedPlan): Static<typeof StaffPlan> => ({
  id: row.id,
  name_en: row.name_en,
  name_zh: row.name_zh,
  price_fen: row.price_fen,
  ...planColumns(row),
  created_at: row.created_at.toISOString(),
  stopped_at: row.stopped_at?.toISOString() ?? null,
  member_count: row.member_count,
})
