import { rejectOwnershipClaim as route } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { endOwnershipClaim } from './end-ownership-claims.ts'
import { readUnclaimed } from './unclaimed-detail.ts'
import { lockBoth } from './lock-ownership-claim.ts'

export const rejectOwnershipClaimAction = writeAction(route, rejectOwnershipClaim)

/** Rejects a claim whose proof does not suffice. */
async function rejectOwnershipClaim(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body } = call
  const reason = body.reason.trim()
  const { parcel, claim } = await lockBoth(tx, me, call.params.id, 'reject')
  await endOwnershipClaim(call, claim, reason)
  await audit(call, {
    action: 'reject_claim',
    subjectKind: 'unclaimed',
    subjectId: parcel.id,
    after: { claim_id: claim.id, shopper_id: claim.shopper_id },
    reason,
  })
  return await readUnclaimed(call, parcel.id)
}
