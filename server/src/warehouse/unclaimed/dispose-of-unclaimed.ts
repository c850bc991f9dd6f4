import { disposeOfUnclaimed as route } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { whyNotDisposeOfUnclaimed } from '@longhaul/domain/warehouse/unclaimed.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { setUnclaimed } from '../sql.ts'
import { lockOpenClaimsForStaff } from './sql-ownership-claims.ts'
import { lockUnclaimed } from './sql-unclaimed.ts'
import { readUnclaimed } from './unclaimed-detail.ts'
import { takeUnclaimedStep } from './unclaimed-step.ts'

export const disposeOfUnclaimedAction = writeAction(route, disposeOfUnclaimed)

/**
 * Disposes of a parcel that was not claimed in time. Always decided by a person, with a reason, never
 * automatically.
 */
async function disposeOfUnclaimed(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const reason = body.reason.trim()
  const parcel = orNotFound(await lockUnclaimed(tx, params.id))
  const stage = await takeUnclaimedStep(tx, parcel, 'dispose', { me, now, note: reason })
  const open = await lockOpenClaimsForStaff(tx, parcel.id)
  refuseIf(whyNotDisposeOfUnclaimed({ arrivedAt: parcel.scanned_at, openClaims: open.length }, now))
  await setUnclaimed(tx, parcel.id, false)
  await audit(call, {
    action: 'dispose_of_unclaimed',
    subjectKind: 'unclaimed',
    subjectId: parcel.id,
    before: { stage: parcel.stage, shelf: parcel.shelf },
    after: { stage },
    reason,
  })
  return await readUnclaimed(call, parcel.id)
}
