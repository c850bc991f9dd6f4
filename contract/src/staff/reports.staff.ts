import { REPORTS } from '@longhaul/domain/reports/reports.ts'
import { Type } from 'typebox'
import { nullable, oneOf } from '../fields.ts'
import { Day } from '../funds/ledger.staff.ts'
import { route } from '../route.ts'

const ALL = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const

/** The units of figures: a count, fen, minutes, grams, or a share in per mille. */
export const FIGURE_UNITS = ['count', 'fen', 'minutes', 'grams', 'per_mille'] as const

const Period = Type.Object({ from: Day, to: Day })
/** Null if undefined, such as the average of nothing. */
const Value = nullable(Type.Integer())
const Unit = oneOf(FIGURE_UNITS)

export const getReport = route('GET /staff/reports/{report}', {
  who: ALL,
  summary:
    "Get a report for days in the warehouse's calendar, compared with the previous period: figures, their development over time, and their parts. Every number is calculated by the database.",
  params: Type.Object({ report: oneOf(REPORTS) }),
  query: Type.Object({ from: Day, to: Day }),
  shows: [],
  reply: Type.Object({
    report: oneOf(REPORTS),
    period: Period,
    before: Period,
    /** The granularity of the chart, and the start of each of its parts in both periods. */
    unit: oneOf(['day', 'week', 'month']),
    starts: Type.Array(Day),
    starts_before: Type.Array(Day),
    figures: Type.Array(
      Type.Object({
        id: Type.String(),
        unit: Unit,
        now: Value,
        before: Value,
        /** Null if a figure has no development over time. */
        course: nullable(Type.Object({ now: Type.Array(Value), before: Type.Array(Value) })),
      }),
    ),
    /** By stage, kind, step, age, destination or shopper. */
    parts: Type.Object({
      columns: Type.Array(Type.Object({ id: Type.String(), unit: Unit })),
      rows: Type.Array(Type.Object({ id: Type.String(), now: Type.Array(Value), before: Type.Array(Value) })),
    }),
  }),
  refusals: ['invalid_input', 'forbidden'],
})
