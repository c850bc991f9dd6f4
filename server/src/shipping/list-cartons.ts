import { listCartons as route } from '@longhaul/contract/parcels/packing.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readCartons } from './carton-rows.ts'

export const listCartonsAction = readAction(route, listCartons)

/** The cartons used for estimating and packing parcels. */
function listCartons({ db }: ReadCall<typeof route>): Answer<typeof route> {
  return readCartons(db)
}
