import { sendBackClaim as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { take } from './take-decision.ts'

export const sendBackClaimAction = writeAction(route, sendBackClaim)

/** Finance sends a claim back to support instead of paying it. The shopper is not notified. */
function sendBackClaim(call: WriteCall<typeof route>): Answer<typeof route> {
  return take(call, 'send_back')
}
