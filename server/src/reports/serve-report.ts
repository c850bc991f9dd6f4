import { yuanText } from '@longhaul/domain/money/fen.ts'
import { exportReport } from '@longhaul/contract/file-routes.ts'
import { isDay } from '@longhaul/domain/time/days.ts'
import { REPORTS, whyNotReadReport } from '@longhaul/domain/reports/reports.ts'
import { reportsIn } from '@longhaul/text/console/reports/reports-in.ts'
import type { FastifyInstance } from 'fastify'
import { CSV_MARK, csvLine } from '../platform/http/csv.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { serveStaffDocument } from '../platform/documents/staff-document.ts'
import { readFromReplica } from '../platform/database/replica.ts'
import type { World } from '../platform/world.ts'
import { type Report, makeReport } from './get-report.ts'
import type { FigureUnit, Value } from './sql-slice.ts'

/** Serves a report as CSV: its course over time or its parts, compared with the preceding period. */
export function serveReports(app: FastifyInstance, world: World): void {
  for (const part of ['course', 'parts'] as const)
    serveStaffDocument(
      app,
      world,
      exportReport,
      async ({ me, params, query, now, lang }) => {
        const id = orNotFound(REPORTS.find((entry) => entry === params['report']))
        refuseIf(whyNotReadReport(me.roles, id))
        const { from, to } = query
        if (typeof from !== 'string' || !isDay(from)) throw badInput({ from: 'day' })
        if (typeof to !== 'string' || !isDay(to)) throw badInput({ to: 'day' })
        const report = await readFromReplica(world, (db) => makeReport(db, id, { from, to }, now))
        const say = reportsIn(lang)
        const lines = part === 'course' ? courseLines(report, say) : partLines(report, say)
        return {
          fileName: `${id}-${from}-${to}-${part}.csv`,
          body: CSV_MARK + lines.map(csvLine).join(''),
        }
      },
      { fixed: { part } },
    )
}

type Line = (string | number | null)[]
type Say = ReturnType<typeof reportsIn>

function courseLines({ figures, starts, starts_before }: Report, say: Say): Line[] {
  const drawn = figures.filter((figure) => figure.course !== null)
  const heads = drawn.map((figure) => nameOf(say, figure))
  const before = heads.map((head) => say.csvBefore(head))
  const length = Math.max(starts.length, starts_before.length)
  return [
    [say.csvFrom, ...heads, say.csvFromBefore, ...before],
    ...Array.from({ length }, (_, at) => [
      starts[at] ?? '',
      ...drawn.map(({ course, unit }) => plain(course?.now[at] ?? null, unit)),
      starts_before[at] ?? '',
      ...drawn.map(({ course, unit }) => plain(course?.before[at] ?? null, unit)),
    ]),
  ]
}

function partLines({ report, parts }: Report, say: Say): Line[] {
  const heads = parts.columns.map((column) => nameOf(say, column))
  return [
    [say.reports[report].part, ...heads, ...heads.map((head) => say.csvBefore(head))],
    ...parts.rows.map((row) => [
      row.id,
      ...parts.columns.map(({ unit }, at) => plain(row.now[at] ?? null, unit)),
      ...parts.columns.map(({ unit }, at) => plain(row.before[at] ?? null, unit)),
    ]),
  ]
}

const figureIn = (figures: Readonly<Record<string, string>>, id: string) => figures[id]

const nameOf = (say: Say, { id, unit }: { id: string; unit: FigureUnit }): string =>
  `${figureIn(say.figures, id) ?? id}${say.csvUnits[unit]}`

/** A figure in a unit that spreadsheets can compute with: yuan, kilograms, hours, per cent. */
function plain(value: Value, unit: FigureUnit): string | number | null {
  if (value === null || unit === 'count') return value
  if (unit === 'fen') return yuanText(value)
  if (unit === 'grams') return (value / 1_000).toFixed(3)
  return unit === 'minutes' ? (value / 60).toFixed(2) : (value / 10).toFixed(1)
}
