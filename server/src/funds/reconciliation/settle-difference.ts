import { settleDifference as route } from '@longhaul/contract/funds/reconciliation.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { findDifferenceForStaff, setDifferenceSettled } from './sql.ts'
import { toDifference } from './list-differences.ts'

export const settleDifferenceAction = writeAction(route, settleDifference)

/**
 * Settles a difference with a note on what was done about it: in the provider's dashboard, by an adjustment,
 * or nothing.
 */
async function settleDifference(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  orNotFound(await findDifferenceForStaff(tx, params.id))
  const note = body.note.trim()
  const isDone = await setDifferenceSettled(tx, params.id, { staffId: me.id, note, now })
  refuseIf(isDone ? null : 'transition_not_allowed')
  await audit(call, {
    action: 'settle_difference',
    subjectKind: 'reconciliation_difference',
    subjectId: params.id,
    reason: note,
  })
  return toDifference(orNotFound(await findDifferenceForStaff(tx, params.id)))
}
