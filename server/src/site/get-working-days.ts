import { getWorkingDays as route } from '@longhaul/contract/site/setup.staff.ts'
import { PLAIN_WEEK, type WorkingDays } from '@longhaul/domain/orders/working-days.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import type { Db } from '../platform/database/db.ts'
import { findWorkingDays } from './sql-working-days.ts'

export const getWorkingDaysAction = readAction(route, getWorkingDays)

function getWorkingDays({ db }: ReadCall<typeof route>): Answer<typeof route> {
  return workingDaysForStaff(db)
}

/** The hours and days in force. */
export async function workingDaysForStaff(db: Db) {
  const found = await findWorkingDays(db)
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
