import { getTrade as route } from '@longhaul/contract/staff/trade.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { daysOf } from './list-line-days.ts'
import { listAlone, listLineDays, listLosses, listSellers } from './sql-trade.ts'

export const getTradeAction = readAction(route, getTrade, { fromReplica: true })

export const SHOWN = 100

/** Last night's figures on sellers, shipping methods and goods. */
async function getTrade({ db, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const lines = await listLineDays(db, { monthly: false })
  const months = await listLineDays(db, { monthly: true })
  const sellers = await listSellers(db, SHOWN)
  return {
    sellers: sellers.map(({ days_p50, days_p90, ...row }) => ({
      ...row,
      problem_per_mille: Math.min(1_000, Math.round((row.problems * 1_000) / row.arrived)),
      median_days: days_p50,
      p90_days: days_p90,
    })),
    lines: lines.map((row) => ({
      country: row.country,
      line_id: row.line_id,
      name: row.name[lang],
      ...daysOf(row),
      promised_min: row.promised_min,
      promised_max: row.promised_max,
      late: row.late,
      months: months
        .filter((month) => month.line_id === row.line_id && month.country === row.country)
        .map((month) => ({ month: month.month, ...daysOf(month) })),
    })),
    losses: await listLosses(db, SHOWN),
    alone: await listAlone(db, SHOWN),
  }
}
