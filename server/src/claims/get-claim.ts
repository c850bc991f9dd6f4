import { getClaim as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readClaimDetail } from './claim-card.ts'

export const getClaimAction = readAction(route, getClaim)

function getClaim(call: ReadCall<typeof route>): Answer<typeof route> {
  return readClaimDetail(call, call.params.id)
}
