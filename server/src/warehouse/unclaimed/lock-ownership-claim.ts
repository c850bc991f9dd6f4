import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { type OwnershipClaimStep, ownershipClaimTable } from '@longhaul/domain/warehouse/unclaimed.ts'
import type { Tx } from '../../platform/database/db.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { findClaimForStaff, lockClaimForStaff } from './sql-ownership-claims.ts'
import { lockUnclaimed } from './sql-unclaimed.ts'

/** Locks the parcel first, then the claim: the same order as a scan at the dock. */
export async function lockBoth(tx: Tx, me: StaffMember, claimId: string, step: OwnershipClaimStep) {
  const { unclaimed_id } = orNotFound(await findClaimForStaff(tx, claimId))
  const parcel = orNotFound(await lockUnclaimed(tx, unclaimed_id))
  const claim = orNotFound(await lockClaimForStaff(tx, claimId))
  refuseIf(whyNotStep(ownershipClaimTable, claim.stage, step, me.roles))
  return { parcel, claim }
}
