import {
  CANDIDATES_MAX,
  FOUND_DECISIONS,
  FOUND_LABELS_MAX,
  FOUND_LOOK_MAX,
  FOUND_PIECES_MAX,
} from '@longhaul/domain/warehouse/found-things.ts'
import { LOSS_CAUSES } from '@longhaul/domain/warehouse/shelf-count.ts'
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

const CLERK = { staff: ['warehouse'] } as const

/** A thing without a label that a count found, under the number of the label that it got. */
const Found = Type.Object({
  id: Id,
  number: Type.String(),
  /** In words that anybody may read if it is kept as unclaimed. */
  look: Type.String(),
  pieces: Type.Integer(),
  image: nullable(Type.String()),
})

export const FoundInCount = Found

export const FoundThing = Type.Object({
  ...Found.properties,
  warehouse_id: Type.String(),
  shelf: Type.String(),
  told_by: Type.String(),
  told_at: Moment,
  /** The count that found it still runs: it is decided once that is handed in. */
  is_counting: Type.Boolean(),
  why_not_second: WhyNotSecondStep,
  decision: nullable(oneOf(FOUND_DECISIONS)),
  /** As which goods it was recognised. */
  goods: nullable(Type.Object({ stock_item_id: Id, ...StoredGoods.properties })),
  /** These were treated as lost, and are back. */
  was_lost: Type.Boolean(),
  unclaimed_id: nullable(Id),
  note: Type.String(),
  decided_by: nullable(Type.String()),
  decided_at: nullable(Moment),
})

export const printFoundLabels = route('POST /staff/found_labels', {
  who: CLERK,
  summary: 'Get new numbers for labels of things without one, to be printed and stuck on. Each is used once.',
  body: Type.Object({ count: Type.Integer({ minimum: 1, maximum: FOUND_LABELS_MAX }) }),
  changes: ['stock'],
  reply: Type.Object({ numbers: Type.Array(Type.String()) }),
  refusals: ['invalid_input'],
  perMinute: 20,
})

export const tellFoundThing = route('POST /staff/shelf_counts/{id}/found', {
  who: CLERK,
  summary:
    'Record that a thing without a label lies on the shelf that is counted, under the number of the label that it got. Repeated, it is told once.',
  params: ById,
  body: Type.Object({
    number: filled(20),
    look: filled(FOUND_LOOK_MAX),
    pieces: Type.Integer({ minimum: 1, maximum: FOUND_PIECES_MAX }),
    file_id: nullable(Id),
  }),
  changes: ['stock'],
  reply: Type.Object({ again: Type.Boolean(), found: FoundInCount }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const listFoundThings = route('GET /staff/found_things', {
  who: CLERK,
  summary:
    "List things without a label that counts in the caller's warehouse found, newest first: those that wait for a decision, or the decided",
  query: Type.Object({ ...pageQuery, stage: Type.Optional(text(20)), number: Type.Optional(text(20)) }),
  shows: ['stock'],
  reply: pageOf(FoundThing),
  refusals: ['invalid_input'],
})

export const listFoundCandidates = route('GET /staff/found_things/{id}/candidates', {
  who: CLERK,
  summary: `List what a found thing may be, newest first: goods of its warehouse that counts missed, and those treated as lost; at most ${CANDIDATES_MAX}`,
  params: ById,
  shows: ['stock'],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        stock_item_id: Id,
        ...StoredGoods.properties,
        /** Null while it is missing; else why it was treated as lost. */
        cause: nullable(oneOf(LOSS_CAUSES)),
        /** When it was missed, or treated as lost. */
        since: Moment,
      }),
    ),
  }),
  refusals: ['not_found', 'transition_not_allowed'],
})

export const decideFoundThing = route('POST /staff/found_things/{id}/decide', {
  who: CLERK,
  summary:
    'Say what a found thing is, as somebody who did not count: goods by their label number, which are moved to where it was found and taken back from what was treated as lost; or nothing known, so that it is kept with the unclaimed parcels',
  params: ById,
  body: Type.Object({
    decision: oneOf(FOUND_DECISIONS),
    /** The number of the goods as which it is recognised. */
    goods_number: Type.Optional(text(20)),
    note: text(500),
  }),
  changes: ['orders', 'stock', 'messages'],
  reply: FoundThing,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input', 'forbidden'],
})

export const undoFoundDecision = route('POST /staff/found_things/{id}/undo', {
  who: CLERK,
  summary:
    'Take back what you said a found thing is, within a minute and while nothing followed from it: it waits again, the goods are where they were, and what was treated as lost is lost again, which the shopper is told',
  params: ById,
  body: Type.Object({}),
  changes: ['orders', 'stock', 'messages'],
  reply: FoundThing,
  refusals: ['not_found', 'transition_not_allowed'],
})
