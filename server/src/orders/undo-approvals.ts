import { undoApprovals as route } from '@longhaul/contract/staff/lists.staff.ts'
import { whyNotUndoApproval } from '@longhaul/domain/orders/undo-approval.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { rowByRow } from '../platform/jobs/row-by-row.ts'
import { findLastItemStep, lockItemForStaff } from './sql.ts'
import { takeItemStep } from './take-item-step.ts'

export const undoApprovalsAction = longAction(route, undoApprovals)

/**
 * Takes back approvals that were given a moment ago, each independently: the item is in review again, with
 * the same promise. An item that is bought at the same time is locked by one of the two, and the other is
 * refused.
 */
function undoApprovals(call: LongCall<typeof route>): Answer<typeof route> {
  return rowByRow(call, call.body.ids, async (row, id) => {
    const { tx, me, now } = row
    orNotFound(await lockItemForStaff(tx, id))
    refuseIf(whyNotUndoApproval(await findLastItemStep(tx, id), me.id, now))
    const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
    const { from, to, item } = await takeItemStep(tx, { ...by, itemId: id, step: 'undo_approve', now })
    const subject = { subjectKind: 'order_item', subjectId: id }
    await audit(row, { action: 'undo_approval', ...subject, before: { stage: from }, after: { stage: to } })
    row.concerns(item.shopper_id)
  })
}
