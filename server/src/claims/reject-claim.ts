import { rejectClaim as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { take } from './take-decision.ts'

export const rejectClaimAction = writeAction(route, rejectClaim)

function rejectClaim(call: WriteCall<typeof route>): Answer<typeof route> {
  return take(call, 'reject', 'claim_rejected')
}
