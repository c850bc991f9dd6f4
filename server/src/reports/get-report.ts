import { getReport as route } from '@longhaul/contract/staff/reports.staff.ts'
import { type Period, periodBefore, unitOf, whyNotPeriod } from '@longhaul/domain/reports/period.ts'
import { type ReportId, whyNotReadReport } from '@longhaul/domain/reports/reports.ts'
import type { Static } from 'typebox'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { type Db, atOneMoment } from '../platform/database/db.ts'
import { badInput, refuseIf } from '../platform/http/refusal.ts'
import { REPORT_KINDS } from './kinds/index.ts'
import { type Findings, sliceOf } from './sql-slice.ts'

export type Report = Static<typeof route.reply>

export const getReportAction = readAction(route, getReport, { fromReplica: true })

/** A report on a period, compared with the preceding one. */
async function getReport({ db, me, params, query, now }: ReadCall<typeof route>): Answer<typeof route> {
  refuseIf(whyNotReadReport(me.roles, params.report))
  return await makeReport(db, params.report, query, now)
}

/**
 * Creates a report: runs the same queries for two periods, one after the other but on one snapshot, so that
 * the parts add up to the figures. Refuses days that do not form a period.
 */
export async function makeReport(db: Db, report: ReportId, { from, to }: Period, now: Date): Promise<Report> {
  const period = { from, to }
  const why = whyNotPeriod(period)
  if (why) throw badInput({ to: why })
  const unit = unitOf(period)
  const before = periodBefore(period)
  const [slice, sliceBefore] = [sliceOf(period, unit, now), sliceOf(before, unit, now)]
  const kind = REPORT_KINDS[report]
  const [found, foundBefore] = await atOneMoment(
    db,
    async (tx) => [await kind.read(tx, slice), await kind.read(tx, sliceBefore)] as const,
  )
  return {
    report,
    period,
    before,
    unit,
    starts: [...slice.starts],
    starts_before: [...sliceBefore.starts],
    figures: kind.figures.map(({ id, unit: of }) => ({
      id,
      unit: of,
      now: found.figures[id] ?? null,
      before: foundBefore.figures[id] ?? null,
      course:
        found.courses[id] === undefined
          ? null
          : { now: [...found.courses[id]], before: [...(foundBefore.courses[id] ?? [])] },
    })),
    parts: { columns: [...kind.columns], rows: besides(found, foundBefore, kind.columns.length) },
  }
}

/**
 * Rows of both periods side by side: first those of this period in order, then those that exist only in the
 * preceding one.
 */
function besides(found: Findings, before: Findings, columns: number): Report['parts']['rows'] {
  const none = Array.from({ length: columns }, () => null)
  const valuesOf = (findings: Findings, id: string) => [
    ...(findings.rows.find((row) => row.id === id)?.values ?? none),
  ]
  const ids = [...new Set([...found.rows, ...before.rows].map((row) => row.id))]
  return ids.map((id) => ({ id, now: valuesOf(found, id), before: valuesOf(before, id) }))
}
