import { getUnclaimedForStaff as route } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { readUnclaimed } from './unclaimed-detail.ts'

export const getUnclaimedForStaffAction = readAction(route, getUnclaimedForStaff)

function getUnclaimedForStaff(call: ReadCall<typeof route>): Answer<typeof route> {
  return readUnclaimed(call, call.params.id)
}
