import { withdrawUnclaimedClaim as route } from '@longhaul/contract/warehouse/unclaimed.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { unclaimedClaimTable } from '@longhaul/domain/warehouse/unclaimed.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { toClaim } from './claim-card.ts'
import { findOwnClaim, lockOwnClaim, setClaimStage } from './sql-claims.ts'

export const withdrawClaimAction = action(route, withdrawUnclaimedClaim)

/** It was not theirs after all. */
async function withdrawUnclaimedClaim(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  const claim = orNotFound(await lockOwnClaim(tx, me.id, params.id))
  refuseIf(whyNotStep(unclaimedClaimTable, claim.stage, 'withdraw', ['shopper']))
  await setClaimStage(tx, claim.id, { stage: 'withdrawn', decided_at: now, decided_by: null })
  return toClaim(orNotFound(await findOwnClaim(tx, me.id, claim.id)), call)
}
