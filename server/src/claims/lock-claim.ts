import type { ClaimOfParcel } from '@longhaul/domain/claims/contradiction.ts'
import { lockShopper } from '../ledger/public.ts'
import { type ParcelRow, lockParcelForStaff } from '../parcels/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { type ClaimRow, findClaimForStaff, lockClaimForStaff } from './sql.ts'

/**
 * Locks a claim and its package, always in this order: the shopper's balance, the package, the claim. Every
 * change of a claim starts with this. Refuses with `not_found` if `owner` is given and the claim is not
 * theirs.
 */
export async function lockClaim(
  tx: Tx,
  id: string,
  owner?: string,
): Promise<{ claim: ClaimRow; parcel: ParcelRow }> {
  const known = orNotFound(await findClaimForStaff(tx, id))
  if (owner !== undefined && known.shopper_id !== owner) throw new Refusal('not_found')
  await lockShopper(tx, known.shopper_id)
  const parcel = orNotFound(await lockParcelForStaff(tx, known.parcel_id))
  return { parcel, claim: orNotFound(await lockClaimForStaff(tx, id)) }
}

/** The facts that decide whether a package's progress contradicts a claim. */
export const claimOfParcel = (
  claim: Pick<ClaimRow, 'kind' | 'decided_at'>,
  parcel: Pick<ParcelRow, 'stage' | 'stage_at'>,
): ClaimOfParcel => ({
  kind: claim.kind,
  decidedAt: claim.decided_at,
  parcelStage: parcel.stage,
  parcelStageAt: parcel.stage_at,
})
