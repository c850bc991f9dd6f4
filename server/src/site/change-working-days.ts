import { changeWorkingDays as route } from '@longhaul/contract/site/setup.staff.ts'
import { whyNotWorkingDays } from '@longhaul/domain/orders/working-days.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { workingDaysForStaff } from './get-working-days.ts'
import { findWorkingDays, lockWorkingDays, saveWorkingDays } from './sql-working-days.ts'

export const changeWorkingDaysAction = writeAction(route, changeWorkingDays)

/**
 * Replaces the calendar, unless a colleague has changed it in the meantime. Paid orders keep the moment that
 * was promised.
 */
async function changeWorkingDays(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, me, now } = call
  const days = {
    weekdays: body.weekdays.toSorted((a, b) => a - b),
    opensHour: body.opens_hour,
    closesHour: body.closes_hour,
    daysOff: body.days_off.toSorted((a, b) => a.first.localeCompare(b.first)),
    daysWorked: body.days_worked.toSorted(),
  }
  const wrong = whyNotWorkingDays(days)
  if (wrong) throw badInput(wrong)
  await lockWorkingDays(tx)
  const before = await findWorkingDays(tx)
  if ((before?.changedAt.toISOString() ?? null) !== body.before) throw new Refusal('changed_meanwhile')
  await saveWorkingDays(tx, days, { staffId: me.id, now })
  await audit(call, {
    action: 'change_working_days',
    subjectKind: 'setup',
    subjectId: 'working_days',
    before,
    after: days,
  })
  return await workingDaysForStaff(tx)
}
