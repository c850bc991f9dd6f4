import { getParcelForStaff as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { readParcelDetail } from './parcel-detail.ts'

export const getParcelForStaffAction = action(route, getParcelForStaff)

function getParcelForStaff(call: Call<typeof route>): Answer<typeof route> {
  return readParcelDetail(call, call.params.id)
}
