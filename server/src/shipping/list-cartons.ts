import { listCartons as route } from '@longhaul/contract/parcels/packing.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readCartons } from './carton-rows.ts'

export const listCartonsAction = action(route, listCartons)

/** The cartons used for estimating and packing parcels. */
function listCartons({ tx }: Call<typeof route>): Answer<typeof route> {
  return readCartons(tx)
}
