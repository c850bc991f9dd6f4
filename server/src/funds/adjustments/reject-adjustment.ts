import { rejectAdjustment as route } from '@longhaul/contract/funds/adjustments.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { updateAdjustment } from './sql.ts'
import { lockForStep, oneOf } from './adjustment-step.ts'

export const rejectAdjustmentAction = writeAction(route, rejectAdjustment)

async function rejectAdjustment(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const row = await lockForStep(tx, params.id, 'reject', me)
  const reason = body.reason.trim()
  const rejected = await updateAdjustment(tx, row.id, {
    stage: 'rejected',
    stage_at: now,
    decided_by: me.id,
    decision_note: reason,
  })
  await audit(call, {
    action: 'reject_adjustment',
    subjectKind: 'adjustment',
    subjectId: row.id,
    before: row.stage,
    after: 'rejected',
    reason,
  })
  return await oneOf(call, rejected)
}
