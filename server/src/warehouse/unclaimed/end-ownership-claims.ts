import { notify } from '../../messages/public.ts'
import type { Doing } from '../../platform/jobs/job-call.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import {
  type OwnershipClaimRow,
  lockOpenClaimsForStaff,
  setOwnershipClaimStage,
} from './sql-ownership-claims.ts'

/** Ends the remaining claims to a parcel that has an owner now, and notifies their shoppers. The caller locks the parcel. */
export async function endOtherClaims(doing: Doing & { me: StaffMember }, unclaimedId: string): Promise<void> {
  for (const claim of await lockOpenClaimsForStaff(doing.tx, unclaimedId))
    await endOwnershipClaim(doing, claim, '')
}

/** Rejects a claim and notifies its shopper, with the reason unless it is empty. */
export async function endOwnershipClaim(
  doing: Doing & { me: StaffMember },
  claim: OwnershipClaimRow,
  reason: string,
): Promise<void> {
  const { tx, me, now, concerns } = doing
  await setOwnershipClaimStage(tx, claim.id, {
    stage: 'rejected',
    reason,
    decided_at: now,
    decided_by: me.id,
  })
  await notify(doing, claim.shopper_id, {
    kind: 'unclaimed_claim_rejected',
    args: { title: claim.title, ...(reason ? { reason } : {}) },
    subject: { kind: 'inbound', id: claim.id },
  })
  concerns(claim.shopper_id)
}
