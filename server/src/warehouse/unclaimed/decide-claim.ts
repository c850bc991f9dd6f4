import { acceptUnclaimedClaim, rejectUnclaimedClaim } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { type ClaimStep, unclaimedClaimTable } from '@longhaul/domain/warehouse/unclaimed.ts'
import { notify } from '../../messages/public.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/db.ts'
import { badInput, found, refuseIf } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/session.ts'
import { setUnclaimed } from '../sql.ts'
import { endClaim, endOtherClaims } from './end-claims.ts'
import { giveToShopper } from './give-to-shopper.ts'
import { findClaimForStaff, lockClaimForStaff, setClaimStage } from './sql-claims.ts'
import { lockUnclaimed } from './sql-unclaimed.ts'
import { readUnclaimed } from './unclaimed-detail.ts'
import { takeUnclaimedStep } from './unclaimed-step.ts'

/** The proof does: the parcel is this shopper's stock and waits for inspection. */
export const acceptClaimAction = action(acceptUnclaimedClaim, async (call) => {
  const { tx, me, now, changed } = call
  const { parcel, claim } = await lockBoth(tx, me, call.params.id, 'accept')
  await takeUnclaimedStep(tx, parcel, 'give', { me, now })
  await setClaimStage(tx, claim.id, { stage: 'accepted', decided_at: now, decided_by: me.id })
  await setUnclaimed(tx, parcel.id, false)
  const stockItemId = await giveToShopper(call, parcel, claim)
  await notify(call, claim.shopper_id, {
    kind: 'unclaimed_claim_accepted',
    args: { title: claim.title },
    subject: { kind: 'stock_item', id: stockItemId },
  })
  await endOtherClaims(call, parcel.id)
  await audit(call, {
    action: 'accept_claim',
    subjectKind: 'unclaimed',
    subjectId: parcel.id,
    before: { stage: parcel.stage },
    after: { claim_id: claim.id, shopper_id: claim.shopper_id, stock_item_id: stockItemId },
  })
  await changed(claim.shopper_id, 'stock')
  await changed('staff', 'stock')
  return await readUnclaimed(call, parcel.id)
})

/** The proof does not do. */
export const rejectClaimAction = action(rejectUnclaimedClaim, async (call) => {
  const { tx, me, body, changed } = call
  const reason = body.reason.trim()
  if (reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  const { parcel, claim } = await lockBoth(tx, me, call.params.id, 'reject')
  await endClaim(call, claim, reason)
  await audit(call, {
    action: 'reject_claim',
    subjectKind: 'unclaimed',
    subjectId: parcel.id,
    after: { claim_id: claim.id, shopper_id: claim.shopper_id },
    reason,
  })
  await changed('staff', 'stock')
  return await readUnclaimed(call, parcel.id)
})

/** The parcel first, then the claim, as a scan at the dock locks them. */
async function lockBoth(tx: Db, me: StaffMember, claimId: string, step: ClaimStep) {
  const { unclaimed_id } = found(await findClaimForStaff(tx, claimId))
  const parcel = found(await lockUnclaimed(tx, unclaimed_id))
  const claim = found(await lockClaimForStaff(tx, claimId))
  refuseIf(whyNotStep(unclaimedClaimTable, claim.stage, step, me.roles))
  return { parcel, claim }
}
