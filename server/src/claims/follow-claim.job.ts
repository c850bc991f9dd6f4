import { contradiction } from '@longhaul/domain/claims/contradiction.ts'
import { notify } from '../messages/public.ts'
import type { ParcelRow } from '../parcels/public.ts'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { takeClaimStep } from './claim-step.ts'
import { claimOfParcel, lockClaim } from './lock-claim.ts'
import { type ClaimRow, listOpenClaimsForJob } from './sql.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'follow-claim': { parcelId: string }
  }
}

/**
 * Runs after a package was delivered, received, or came back: each claim that this contradicts is ended, or,
 * if already granted, sent back to support, who granted it without knowing. Payment is refused in any case,
 * even before this job has run.
 */
export const followClaimJob = job({
  name: 'follow-claim',
  run: (world, { parcelId }) =>
    inJob(world, ['parcels', 'messages'], async (work) => {
      for (const { id } of await listOpenClaimsForJob(work.tx, parcelId)) {
        const { claim, parcel } = await lockClaim(work.tx, id)
        await follow(work, claim, parcel)
      }
    }),
})

async function follow(work: UnitOfWork, claim: ClaimRow, parcel: ParcelRow): Promise<void> {
  const { tx, now, concerns } = work
  const effect = contradiction(claimOfParcel(claim, parcel))
  const isOver = claim.stage === 'paid' || claim.stage === 'rejected' || claim.stage === 'cancelled'
  if (!effect || isOver || (effect === 'doubts' && claim.stage !== 'granted')) return
  await takeClaimStep(tx, claim, effect === 'ends' ? 'cancel' : 'send_back', {
    actor: 'system',
    actorId: null,
    now,
    note: parcel.stage,
  })
  await notify(work, claim.shopper_id, {
    kind: effect === 'ends' ? 'claim_ended' : 'claim_in_doubt',
    args: { number: parcel.number },
    subject: { kind: 'parcel', id: parcel.id },
  })
  concerns(claim.shopper_id)
}
