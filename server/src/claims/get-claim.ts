import { getClaim as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readClaimDetail } from './claim-card.ts'

export const getClaimAction = action(route, getClaim)

function getClaim(call: Call<typeof route>): Answer<typeof route> {
  return readClaimDetail(call, call.params.id)
}
