import { listCartons as route } from '@longhaul/contract/parcels/packing.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readCartons } from './carton-rows.ts'

export const listCartonsAction = action(route, listCartons)

/** The cartons that packages are estimated by and packed into. */
function listCartons({ tx }: Call<typeof route>): Answer<typeof route> {
  return readCartons(tx)
}
