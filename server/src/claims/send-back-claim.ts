import { sendBackClaim as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { take } from './take-decision.ts'

export const sendBackClaimAction = action(route, sendBackClaim)

/** Finance sends a claim back to support instead of paying it. The shopper is not notified. */
function sendBackClaim(call: Call<typeof route>): Answer<typeof route> {
  return take(call, 'send_back')
}
