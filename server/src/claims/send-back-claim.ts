import { sendBackClaim as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { take } from './take-decision.ts'

export const sendBackClaimAction = action(route, sendBackClaim)

/** Finance does not pay it as it is: support looks again. The shopper is not notified. */
function sendBackClaim(call: Call<typeof route>): Answer<typeof route> {
  return take(call, 'send_back')
}
