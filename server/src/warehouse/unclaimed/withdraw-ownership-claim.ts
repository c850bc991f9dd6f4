import { withdrawOwnershipClaim as route } from '@longhaul/contract/warehouse/unclaimed.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { ownershipClaimTable } from '@longhaul/domain/warehouse/unclaimed.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { toOwnershipClaim } from './ownership-claim-card.ts'
import { setInboundStage } from '../sql-inbounds.ts'
import { findOwnClaim, lockOwnClaim, setOwnershipClaimStage } from './sql-ownership-claims.ts'

export const withdrawOwnershipClaimAction = writeAction(route, withdrawOwnershipClaim)

/** The shopper withdraws a claim, and with it the announcement that became the claim. */
async function withdrawOwnershipClaim(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  const claim = orNotFound(await lockOwnClaim(tx, me.id, params.id))
  refuseIf(whyNotStep(ownershipClaimTable, claim.stage, 'withdraw', ['shopper']))
  await setOwnershipClaimStage(tx, claim.id, { stage: 'withdrawn', decided_at: now, decided_by: null })
  if (claim.inbound_id) await setInboundStage(tx, claim.inbound_id, 'in_doubt', 'cancelled', now)
  return toOwnershipClaim(orNotFound(await findOwnClaim(tx, me.id, claim.id)), call)
}
