import { listLinesForStaff as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { linesWithZones } from './line-rows.ts'

export const listLinesForStaffAction = action(route, listLinesForStaff)

async function listLinesForStaff({ tx, now }: Call<typeof route>): Answer<typeof route> {
  return {
    lines: await linesWithZones(tx, now),
  }
}
