import { planShift as route } from '@longhaul/contract/staff/shifts.staff.ts'
import { plansShifts, wrongTime } from '@longhaul/domain/staff/shifts.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { mondayNear, readWeek } from './read-week.ts'
import { listAllWarehouses } from '../site/public.ts'
import { findActiveStaff } from './sql-assignments.ts'
import { deleteShift, lockShift, setShift } from './sql-shifts.ts'

export const planShiftAction = writeAction(route, planShift)

/**
 * Plans one day of somebody. Who leads a shift plans their own warehouse only: they neither put anybody into
 * another one nor take them out of it.
 */
async function planShift(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const { staff_id: staffId, day, shift } = body
  const monday = mondayNear(day, now)
  const person = orNotFound(await findActiveStaff(tx, staffId))
  const before = await lockShift(tx, person.id, day)
  for (const planned of [before, shift])
    if (planned) refuseIf(plansShifts(me, planned.warehouse_id) ? null : 'forbidden')
  if (shift) {
    const wrong = wrongTime(shift.starts, shift.ends)
    if (wrong) throw badInput({ [wrong]: 'choice' })
    const houses = await listAllWarehouses(tx)
    if (shift.warehouse_id !== null && !houses.some(({ id }) => id === shift.warehouse_id))
      throw badInput({ warehouse_id: 'unknown' })
    await setShift(tx, { staff_id: person.id, day, ...shift, planned_by: me.id, planned_at: now })
  } else if (before) await deleteShift(tx, person.id, day)
  if (shift || before)
    await audit(call, {
      action: 'plan_shift',
      subjectKind: 'staff',
      subjectId: person.id,
      before: before ? { day, ...before } : null,
      after: shift ? { day, ...shift } : null,
    })
  else call.nothingChanged()
  return await readWeek(tx, { me, now, monday })
}
