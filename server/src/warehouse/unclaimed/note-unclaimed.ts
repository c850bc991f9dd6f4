import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { endOtherClaims } from './end-ownership-claims.ts'
import { insertUnclaimed, insertUnclaimedStep, lockUnclaimed } from './sql-unclaimed.ts'
import { takeUnclaimedStep } from './unclaimed-step.ts'

/**
 * Updates the list of unclaimed parcels after a scan: an arrival without a known owner is added; one that is
 * matched now is removed, and claims to it end. `owners`: the shoppers whose goods it turned out to be. The
 * caller locks the arrival.
 */
export async function noteUnclaimed(
  work: UnitOfWork & { me: StaffMember },
  arrivalId: string,
  { isUnclaimed, owners }: { isUnclaimed: boolean; owners: readonly string[] },
): Promise<void> {
  const { tx, me, now } = work
  if (isUnclaimed && (await insertUnclaimed(tx, arrivalId, 'unclaimed', now))) {
    await insertUnclaimedStep(tx, {
      unclaimed_id: arrivalId,
      step: 'arrive',
      to_stage: 'unclaimed',
      actor: 'staff',
      actor_id: me.id,
      created_at: now,
    })
    return
  }
  const parcel = await lockUnclaimed(tx, arrivalId)
  if (!parcel) return
  if (isUnclaimed && (parcel.stage === 'disposed' || parcel.stage === 'undone'))
    await takeUnclaimedStep(tx, parcel, 'find_again', { me, now })
  if (isUnclaimed || parcel.stage !== 'unclaimed') return
  await takeUnclaimedStep(tx, parcel, 'match', { me, now })
  await endOtherClaims(work, arrivalId, owners)
}
