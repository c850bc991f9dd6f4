import { notify } from '../../messages/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import type { Actor } from '@longhaul/domain/states/table.ts'
import { takeInboundStep } from '../inbound-step.ts'
import type { InboundRow } from '../sql-inbounds.ts'
import { insertOwnershipClaim, lockOwnOpenClaimTo, setInboundOfClaim } from './sql-ownership-claims.ts'

/**
 * Turns announcements into claims to an unclaimed parcel, and asks each shopper for proof. They learn nothing
 * about each other, not even that there are others. The caller locks the parcel. `actors`: the clerk at the
 * dock, or the system for a parcel that is announced too late.
 */
export async function doubtAnnouncements(
  work: UnitOfWork & { arrivalId: string; number: string; me: { roles: readonly Actor[] } },
  announced: readonly InboundRow[],
): Promise<void> {
  const { tx, now, arrivalId, number, concerns, me } = work
  for (const inbound of announced.filter(({ stage }) => stage === 'announced')) {
    const claim = await lockOwnOpenClaimTo(tx, inbound.shopper_id, arrivalId)
    if (claim) await setInboundOfClaim(tx, claim.id, inbound.id)
    else
      await insertOwnershipClaim(tx, {
        unclaimed_id: arrivalId,
        shopper_id: inbound.shopper_id,
        inbound_id: inbound.id,
        stage: 'submitted',
        tracking_number: number,
        title: inbound.title,
        quantity: inbound.quantity,
        value_fen: inbound.value_fen,
        note: inbound.remark,
        created_at: now,
      })
    await takeInboundStep(tx, inbound, 'doubt', { actors: me.roles, now })
    await notify(work, inbound.shopper_id, {
      kind: 'inbound_in_doubt',
      args: { title: inbound.title, tracking_number: number },
      subject: { kind: 'inbound', id: inbound.id },
    })
    concerns(inbound.shopper_id)
  }
}
