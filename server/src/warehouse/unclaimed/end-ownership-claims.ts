import { notify } from '../../messages/public.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { setInboundStage } from '../sql-inbounds.ts'
import {
  type OwnershipClaimRow,
  lockOpenClaimsForStaff,
  setOwnershipClaimStage,
} from './sql-ownership-claims.ts'

/**
 * Ends the remaining claims to a parcel that has owners now. Their shoppers are notified, except for the
 * owners themselves, who got the parcel another way. The caller locks the parcel.
 */
export async function endOtherClaims(
  work: UnitOfWork & { me: StaffMember },
  unclaimedId: string,
  owners: readonly string[],
): Promise<void> {
  for (const claim of await lockOpenClaimsForStaff(work.tx, unclaimedId)) {
    if (owners.includes(claim.shopper_id)) await settleOwnClaim(work, claim)
    else await endOwnershipClaim(work, claim, '')
  }
}

async function settleOwnClaim(
  { tx, me, now, concerns }: UnitOfWork & { me: StaffMember },
  claim: OwnershipClaimRow,
): Promise<void> {
  await setOwnershipClaimStage(tx, claim.id, { stage: 'withdrawn', decided_at: now, decided_by: me.id })
  await endInboundOf(tx, claim, now)
  concerns(claim.shopper_id)
}

/** The announcement that became a claim ends with it. */
const endInboundOf = async (tx: Tx, claim: OwnershipClaimRow, now: Date) => {
  if (claim.inbound_id) await setInboundStage(tx, claim.inbound_id, 'in_doubt', 'ended', now)
}

/** Rejects a claim and notifies its shopper, with the reason unless it is empty. */
export async function endOwnershipClaim(
  work: UnitOfWork & { me: StaffMember },
  claim: OwnershipClaimRow,
  reason: string,
): Promise<void> {
  const { tx, me, now, concerns } = work
  await setOwnershipClaimStage(tx, claim.id, {
    stage: 'rejected',
    reason,
    decided_at: now,
    decided_by: me.id,
  })
  await endInboundOf(tx, claim, now)
  await notify(work, claim.shopper_id, {
    kind: 'unclaimed_claim_rejected',
    args: { title: claim.title, ...(reason ? { reason } : {}) },
    subject: { kind: 'inbound', id: claim.id },
  })
  concerns(claim.shopper_id)
}
