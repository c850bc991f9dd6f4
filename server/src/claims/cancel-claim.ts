import { cancelClaim as route } from '@longhaul/contract/parcels/claims.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toClaim } from './claim-card.ts'
import { takeClaimStep } from './claim-step.ts'
import { lockClaim } from './lock-claim.ts'
import { lockClaimForStaff } from './sql.ts'

export const cancelClaimAction = writeAction(route, cancelClaim)

/** Withdraws a claim, for example because the package was found after all. */
async function cancelClaim(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  const { claim } = await lockClaim(tx, params.id, me.id)
  await takeClaimStep(tx, claim, 'cancel', { actor: 'shopper', actorId: me.id, now })
  return await toClaim(call, orNotFound(await lockClaimForStaff(tx, claim.id)))
}
