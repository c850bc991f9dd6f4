import { listShifts as route } from '@longhaul/contract/staff/shifts.staff.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { mondayNear, readWeek } from './read-week.ts'

export const listShiftsAction = readAction(route, listShifts)

async function listShifts({ db, me, query, now }: ReadCall<typeof route>): Answer<typeof route> {
  return await readWeek(db, { me, now, monday: mondayNear(query.day ?? shanghaiDay(now), now) })
}
