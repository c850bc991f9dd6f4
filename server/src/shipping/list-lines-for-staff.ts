import { listLinesForStaff as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { linesWithZones } from './line-rows.ts'

export const listLinesForStaffAction = readAction(route, listLinesForStaff)

async function listLinesForStaff({ db, now }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    lines: await linesWithZones(db, now),
  }
}
