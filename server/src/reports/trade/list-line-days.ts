import { listLineDays as route } from '@longhaul/contract/shipping/line-days.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { type LineDaysRow, listLineDays } from './sql-trade.ts'

export const listLineDaysAction = readAction(route, lineDays)

/**
 * The minimum number of packages: with fewer, the days say more about a single package than about the method.
 */
const MEANINGFUL_PARCELS = 5

/** The actual transit times of packages to a country. */
async function lineDays({ db, query: { country }, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const isMeaningful = (row: LineDaysRow) => row.parcels >= MEANINGFUL_PARCELS
  const all = (await listLineDays(db, { monthly: false, country })).filter(isMeaningful)
  const months = (await listLineDays(db, { monthly: true, country })).filter(isMeaningful)
  return {
    lines: all.map((row) => ({
      line_id: row.line_id,
      name: row.name[lang],
      ...daysOf(row),
      months: months
        .filter((month) => month.line_id === row.line_id)
        .map((month) => ({ month: month.month, ...daysOf(month) })),
    })),
  }
}

/** The number of packages, and their days in transit. */
export const daysOf = ({ parcels, days_p50, days_p90 }: LineDaysRow) => ({
  parcels,
  median_days: days_p50,
  p90_days: days_p90,
})
