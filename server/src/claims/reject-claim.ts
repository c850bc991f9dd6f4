import { rejectClaim as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { take } from './take-decision.ts'

export const rejectClaimAction = action(route, rejectClaim)

function rejectClaim(call: Call<typeof route>): Answer<typeof route> {
  return take(call, 'reject', 'claim_rejected')
}
