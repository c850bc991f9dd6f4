import { Type } from 'typebox'
import { ById, Id, Moment, nullable } from '../fields.ts'
import { route } from '../route.ts'

const DESK = { staff: ['warehouse'] } as const
/**
 * A list of package number, carrier, tracking number as text: 5,000 rows of some 60 characters, with some
 * margin.
 */
const LIST_MAX = 600_000

const Row = Type.Object({
  row: Type.Integer(),
  parcel_number: Type.String(),
  carrier: Type.String(),
  tracking_number: Type.String(),
})
const Problem = Type.Object({ row: Type.Integer(), problem: Type.String(), value: Type.String() })

export const previewNumbers = route('POST /staff/tracking_numbers/preview', {
  who: DESK,
  summary: 'Check a list of tracking numbers, row by row, without changing anything',
  body: Type.Object({ text: Type.String({ maxLength: LIST_MAX }) }),
  changes: [],
  reply: Type.Object({
    ready_count: Type.Integer(),
    /** The first rows, as a preview. */
    ready: Type.Array(Row),
    faults: Type.Array(Problem),
    doubts: Type.Array(Problem),
  }),
  refusals: ['invalid_input'],
  bodyLimit: 1_500_000,
  perMinute: 30,
})

export const NumberBatch = Type.Object({
  id: Id,
  row_count: Type.Integer(),
  shipped: Type.Integer(),
  waiting: Type.Integer(),
  /** The rows that were refused in the end, with the reasons in the reader's language. */
  refused: Type.Array(Type.Object({ ...Row.properties, message: Type.String() })),
  created_at: Moment,
  ended_at: nullable(Moment),
})

export const applyNumbers = route('POST /staff/tracking_numbers', {
  who: DESK,
  summary:
    'Ship every package in a list whose row is valid; `expected_count` is the number that the preview found. A job processes it, each row once.',
  body: Type.Object({
    text: Type.String({ maxLength: LIST_MAX }),
    expected_count: Type.Integer({ minimum: 1, maximum: 5000 }),
  }),
  changes: ['parcels'],
  reply: NumberBatch,
  refusals: ['invalid_input', 'out_of_date'],
  once: true,
  bodyLimit: 1_500_000,
  perMinute: 30,
})

export const getNumberBatch = route('GET /staff/tracking_numbers/{id}', {
  who: DESK,
  summary: 'Get the progress of a list of tracking numbers',
  params: ById,
  shows: ['parcels'],
  reply: NumberBatch,
  refusals: ['not_found'],
})
