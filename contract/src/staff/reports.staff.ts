import { REPORTS } from '@longhaul/domain/reports/reports.ts'
import { Type } from 'typebox'
import { nullable, oneOf } from '../fields.ts'
import { Day } from '../funds/ledger.staff.ts'
import { route } from '../route.ts'

const ALL = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const

/** What a figure counts: things, fen, minutes, grams, or a share in per mille. */
export const FIGURE_UNITS = ['count', 'fen', 'minutes', 'grams', 'per_mille'] as const

const Period = Type.Object({ from: Day, to: Day })
/** Null where there is nothing to tell: the average of nothing. */
const Value = nullable(Type.Integer())
const Unit = oneOf(FIGURE_UNITS)

export const getReport = route('GET /staff/reports/{report}', {
  who: ALL,
  summary:
    'A report of days of the warehouse’s calendar beside the period before: figures, their course over time, and their parts. Every number is computed by the database.',
  params: Type.Object({ report: oneOf(REPORTS) }),
  query: Type.Object({ from: Day, to: Day }),
  reply: Type.Object({
    report: oneOf(REPORTS),
    period: Period,
    before: Period,
    /** How fine the course is; where each of its parts begins, in both periods. */
    unit: oneOf(['day', 'week', 'month']),
    starts: Type.Array(Day),
    starts_before: Type.Array(Day),
    figures: Type.Array(
      Type.Object({
        id: Type.String(),
        unit: Unit,
        now: Value,
        before: Value,
        /** Null where a figure has no course. */
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
