import { disposeOfUnclaimed } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { whyNotDisposeOfUnclaimed } from '@longhaul/domain/warehouse/unclaimed.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, found, refuseIf } from '../../platform/http/refusal.ts'
import { setUnclaimed } from '../sql.ts'
import { lockOpenClaimsForStaff } from './sql-claims.ts'
import { lockUnclaimed } from './sql-unclaimed.ts'
import { readUnclaimed } from './unclaimed-detail.ts'
import { takeUnclaimedStep } from './unclaimed-step.ts'

/** Nobody proved in time that it is theirs. Somebody decides it, never a clock, and says why. */
export const disposeOfUnclaimedAction = action(disposeOfUnclaimed, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const reason = body.reason.trim()
  if (reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  const parcel = found(await lockUnclaimed(tx, params.id))
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
  await changed('staff', 'stock')
  return await readUnclaimed(call, parcel.id)
})
