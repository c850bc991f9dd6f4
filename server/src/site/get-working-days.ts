import { getWorkingDays as route } from '@longhaul/contract/site/setup.staff.ts'
import { PLAIN_WEEK, type WorkingDays } from '@longhaul/domain/orders/working-days.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import type { Db } from '../platform/database/db.ts'
import { findWorkingDays } from './sql-working-days.ts'

export const getWorkingDaysAction = action(route, getWorkingDays)

function getWorkingDays({ tx }: Call<typeof route>): Answer<typeof route> {
  return workingDaysForStaff(tx)
}

/** The hours and days in force. */
export async function workingDaysForStaff(tx: Db) {
  const found = await findWorkingDays(tx)
  return {
    ...toWire(found ?? PLAIN_WEEK),
    changed_at: found?.changedAt.toISOString() ?? null,
  }
}

const toWire = (days: WorkingDays) => ({
  weekdays: [...days.weekdays],
  opens_hour: days.opensHour,
  closes_hour: days.closesHour,
  days_off: [...days.daysOff],
  days_worked: [...days.daysWorked],
})
