import { getUnclaimedForStaff as route } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { readUnclaimed } from './unclaimed-detail.ts'

export const getUnclaimedForStaffAction = action(route, getUnclaimedForStaff)

function getUnclaimedForStaff(call: Call<typeof route>): Answer<typeof route> {
  return readUnclaimed(call, call.params.id)
}
