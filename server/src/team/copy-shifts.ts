import { copyShifts as route } from '@longhaul/contract/staff/shifts.staff.ts'
import { plusDays } from '@longhaul/domain/time/days.ts'
import { plansShifts } from '@longhaul/domain/staff/shifts.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { mondayNear, readWeek } from './read-week.ts'
import { insertShifts, listShiftsForStaff } from './sql-shifts.ts'

export const copyShiftsAction = writeAction(route, copyShifts)

/** Plans a week like the one before, as far as the caller plans it; what is planned already stays. */
async function copyShifts(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const monday = mondayNear(body.day, now)
  refuseIf(plansShifts(me, me.warehouseId) ? null : 'forbidden')
  const week = { from: plusDays(monday, -7), to: plusDays(monday, -1), warehouseId: me.warehouseId }
  const rows = (await listShiftsForStaff(tx, week)).filter((row) => plansShifts(me, row.warehouse_id))
  const copied = await insertShifts(
    tx,
    rows.map(({ staff_id, warehouse_id, starts, ends, day }) => ({
      ...{ staff_id, warehouse_id, starts, ends, day: plusDays(day, 7) },
      ...{ planned_by: me.id, planned_at: now },
    })),
  )
  if (copied > 0)
    await audit(call, {
      action: 'copy_shifts',
      subjectKind: 'staff',
      subjectId: me.id,
      after: { week: monday, shifts: copied },
    })
  else call.nothingChanged()
  return await readWeek(tx, { me, now, monday })
}
