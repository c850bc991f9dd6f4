import { isDay, plusDays, shanghaiDay } from '@longhaul/domain/time/days.ts'
import { SHIFT_WEEKS_AHEAD, mondayOf, plansShifts } from '@longhaul/domain/staff/shifts.ts'
import type { Db } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { listShiftsForStaff } from './sql-shifts.ts'

/** The Monday of a week near enough to be planned; refuses other days. */
export function mondayNear(day: string, now: Date): string {
  const today = shanghaiDay(now)
  const reach = SHIFT_WEEKS_AHEAD * 7
  if (!isDay(day) || day < plusDays(today, -reach) || day > plusDays(today, reach))
    throw badInput({ day: 'choice' })
  return mondayOf(day)
}

/** The plan of a week as this member of staff sees it, in wire format. */
export async function readWeek(db: Db, { me, now, monday }: { me: StaffMember; now: Date; monday: string }) {
  const rows = await listShiftsForStaff(db, {
    from: monday,
    to: plusDays(monday, 6),
    warehouseId: me.warehouseId,
  })
  return {
    monday,
    today: shanghaiDay(now),
    may_plan: plansShifts(me, me.warehouseId),
    shifts: rows.map(({ name, ...row }) => ({ ...row, staff_name: name })),
  }
}
