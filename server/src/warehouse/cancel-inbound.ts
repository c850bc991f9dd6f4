import { cancelInbound as route } from '@longhaul/contract/warehouse/warehouse.ts'
import { lockTrackingNumber } from '../orders/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toInbound } from './inbound-card.ts'
import { takeInboundStep } from './inbound-step.ts'
import { findOwnInbound, lockOwnInbound } from './sql-inbounds.ts'
import { lockOwnClaimOfInbound, setOwnershipClaimStage } from './unclaimed/sql-ownership-claims.ts'

export const cancelInboundAction = writeAction(route, cancelInbound)

/** Cancels an announcement before the parcel is received. The claim that it became is withdrawn. */
async function cancelInbound({ tx, me, params, now }: WriteCall<typeof route>): Answer<typeof route> {
  // The dock decides about a number one scan at a time.
  const { tracking_number: number } = orNotFound(await findOwnInbound(tx, me.id, params.id))
  await lockTrackingNumber(tx, number)
  const claim = await lockOwnClaimOfInbound(tx, me.id, params.id)
  const inbound = orNotFound(await lockOwnInbound(tx, me.id, params.id))
  const stage = await takeInboundStep(tx, inbound, 'cancel', { actors: ['shopper'], now })
  if (claim)
    await setOwnershipClaimStage(tx, claim.id, { stage: 'withdrawn', decided_at: now, decided_by: null })
  return toInbound({ ...inbound, stage })
}
