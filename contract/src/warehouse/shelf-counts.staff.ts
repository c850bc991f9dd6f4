import { COUNT_DECISIONS, DIFFERENCE_KINDS, LOSS_CAUSES } from '@longhaul/domain/warehouse/shelf-count.ts'
import { Type } from 'typebox'
import {
  ById,
  Id,
  Moment,
  WhyNotSecondStep,
  filled,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts'
import { StoredGoods } from '../goods/staff-goods.ts'
import { route } from '../route.ts'
import { FoundInCount } from './found-things.staff.ts'

const CLERK = { staff: ['warehouse'] } as const

/** A thing that was scanned in a count, and where the books have it. */
const CountedThing = Type.Object({
  stock_item_id: Id,
  ...StoredGoods.properties,
  lies: oneOf(['here', 'elsewhere', 'other_warehouse', 'moving', 'gone']),
  /** Which of its labels were scanned, the last one last. */
  pieces: Type.Array(Type.Integer()),
})

/** A count that runs. How much should lie on the shelf is told nobody who counts it. */
const RunningCount = Type.Object({
  id: Id,
  warehouse_id: Type.String(),
  shelf: Type.String(),
  counted_by: Type.String(),
  is_mine: Type.Boolean(),
  /** Nobody scanned for half an hour: a colleague may go on. */
  is_left: Type.Boolean(),
  begun_at: Moment,
  active_at: Moment,
  /** The number of labels scanned, things without one not included. */
  scans: Type.Integer(),
})

export const ShelfCount = Type.Object({
  ...RunningCount.properties,
  things: Type.Array(CountedThing),
  /** Things without a label, the last one first. */
  found: Type.Array(FoundInCount),
})

export const listShelfCounts = route('GET /staff/shelf_counts', {
  who: CLERK,
  summary:
    "List the counts that run and the shelves to count in the caller's warehouse: first those to be counted again, then those never counted, then those counted longest ago",
  shows: ['stock'],
  reply: Type.Object({
    running: Type.Array(RunningCount),
    due: Type.Array(
      Type.Object({
        warehouse_id: Type.String(),
        shelf: Type.String(),
        why: oneOf(['asked', 'never', 'oldest']),
        counted_at: nullable(Moment),
        counted_by: nullable(Type.String()),
      }),
    ),
    /** Shelves on which something lies. */
    shelves: Type.Integer(),
    /** Counts that ended today. */
    counted_today: Type.Integer(),
    /** Of these, without a difference. */
    agreed_today: Type.Integer(),
    open_differences: Type.Integer(),
    /** Things without a label that wait for somebody to say what they are. */
    open_found: Type.Integer(),
  }),
})

export const getShelfCount = route('GET /staff/shelf_counts/{id}', {
  who: CLERK,
  summary: 'Get a count that runs, with what was scanned',
  params: ById,
  shows: ['stock'],
  reply: ShelfCount,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const beginShelfCount = route('POST /staff/shelf_counts', {
  who: CLERK,
  summary:
    "Begin the count of a shelf, or go on with one's own or one that was left for half an hour. Refused while a colleague counts it.",
  body: Type.Object({
    warehouse_id: Type.String({ minLength: 1, maxLength: 8 }),
    shelf: filled(20),
    /** When the shelf was scanned, which may have waited for the network. */
    at: Moment,
  }),
  changes: ['stock'],
  reply: ShelfCount,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const scanOnShelf = route('POST /staff/shelf_counts/{id}/scans', {
  who: CLERK,
  summary: 'Record that a label lies on the shelf that is counted. Each label counts once.',
  params: ById,
  body: Type.Object({ code: filled(60), at: Moment }),
  changes: ['stock'],
  reply: Type.Object({
    /** The label was scanned before in this count. */
    again: Type.Boolean(),
    thing: CountedThing,
    scans: Type.Integer(),
  }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const unscanFromShelf = route('POST /staff/shelf_counts/{id}/unscan', {
  who: CLERK,
  summary: 'Take back the scan of a label, or that a thing without one was told',
  params: ById,
  body: Type.Object({ code: filled(60) }),
  changes: ['stock'],
  reply: Type.Object({ scans: Type.Integer() }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const endShelfCount = route('POST /staff/shelf_counts/{id}/end', {
  who: CLERK,
  summary:
    'Hand in a count: everything on the shelf was scanned. What differs from the books waits for a decision; what was picked or moved meanwhile is no difference.',
  params: ById,
  body: Type.Object({}),
  changes: ['stock'],
  reply: Type.Object({
    shelf: Type.String(),
    found: Type.Integer(),
    /** Not to be judged: picked or moved while the count ran, or with a picker. */
    excused: Type.Integer(),
    differences: Type.Integer(),
    /** Things without a label that were told. */
    told: Type.Integer(),
  }),
  refusals: ['not_found', 'transition_not_allowed'],
})

export const cancelShelfCount = route('POST /staff/shelf_counts/{id}/cancel', {
  who: CLERK,
  summary:
    'Cancel a count that runs: nothing is compared. A colleague’s one too, with the log as the witness.',
  params: ById,
  body: Type.Object({}),
  changes: ['stock'],
  reply: Type.Object({}),
  refusals: ['not_found', 'transition_not_allowed'],
})

export const CountDifference = Type.Object({
  id: Id,
  stock_item_id: Id,
  ...StoredGoods.properties,
  shopper_id: Id,
  shopper_name: Type.String(),
  shopper_code: Type.String(),
  order_number: nullable(Type.String()),
  value_fen: Type.Integer(),
  kind: oneOf(DIFFERENCE_KINDS),
  counted_warehouse_id: Type.String(),
  counted_shelf: Type.String(),
  /** The transfer with which it did not arrive; `counted_shelf` is then empty. */
  transfer_number: nullable(Type.String()),
  /** The package that came back without it; `counted_shelf` is then empty. */
  parcel_number: nullable(Type.String()),
  counted_by: Type.String(),
  /** When the count ended. */
  counted_at: Moment,
  /** Where the books had it then; `shelf` is where they have it now. */
  books_warehouse_id: Type.String(),
  books_shelf: Type.String(),
  expected_pieces: Type.Integer(),
  found_pieces: Type.Integer(),
  decisions: Type.Array(oneOf(COUNT_DECISIONS)),
  why_not_second: WhyNotSecondStep,
  decision: nullable(oneOf([...COUNT_DECISIONS, 'settled'])),
  cause: nullable(oneOf(LOSS_CAUSES)),
  note: Type.String(),
  decided_by: nullable(Type.String()),
  decided_at: nullable(Moment),
})

export const listCountDifferences = route('GET /staff/count_differences', {
  who: CLERK,
  summary:
    "List what counts in the caller's warehouse found other than the books have it, and what did not arrive there, newest first",
  query: Type.Object({ ...pageQuery, stage: Type.Optional(text(20)) }),
  shows: ['stock'],
  reply: pageOf(CountDifference),
  refusals: ['invalid_input'],
})

export const undoCountDecision = route('POST /staff/count_differences/{id}/undo', {
  who: CLERK,
  summary:
    'Take back your own decision about a difference within a minute, while nothing followed from it: it waits again, and the shopper of what was treated as lost is told that it was found',
  params: ById,
  body: Type.Object({}),
  changes: ['orders', 'stock', 'messages'],
  reply: CountDifference,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const decideCountDifference = route('POST /staff/count_differences/{id}/decide', {
  who: CLERK,
  summary:
    'Decide a difference, as somebody who did not count it: correct the books, have it put back, count the shelf or receive the transfer again, or treat it as lost with a cause, which opens a refund request at our expense for goods that we bought',
  params: ById,
  body: Type.Object({
    decision: oneOf(COUNT_DECISIONS),
    cause: Type.Optional(oneOf(LOSS_CAUSES)),
    note: text(500),
  }),
  changes: ['orders', 'stock', 'messages'],
  reply: CountDifference,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input', 'forbidden'],
})
