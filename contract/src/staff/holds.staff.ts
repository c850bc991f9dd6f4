import { HOLD_KINDS } from '@longhaul/domain/staff/holds.ts'
import { Type } from 'typebox'
import { Done, Id, Moment, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const who = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const
const kind = oneOf(HOLD_KINDS)

export const Hold = Type.Object({
  kind,
  id: Id,
  by: Id,
  by_name: Type.String(),
  taken_at: Moment,
  /** When it ends automatically unless renewed. */
  until_at: Moment,
})

export const listHolds = route('GET /staff/holds', {
  who,
  summary: 'Who has what of a queue in hand now.',
  query: Type.Object({ kind }),
  shows: ['holds'],
  reply: Type.Object({ items: Type.Array(Hold) }),
  refusals: ['invalid_input'],
})

export const takeHold = route('POST /staff/holds', {
  who,
  summary:
    'Tell colleagues that one is at this, for some minutes; again before they end to keep it. What a colleague has in hand is answered with their name, and taken over only where that is said.',
  body: Type.Object({ kind, id: Id, take_over: Type.Optional(Type.Boolean()) }),
  changes: ['holds'],
  reply: Hold,
  refusals: ['invalid_input'],
  unaudited: true,
})

export const dropHold = route('POST /staff/holds/drop', {
  who,
  summary: 'Lay out of hand what one has in hand.',
  body: Type.Object({ kind, id: Id }),
  changes: ['holds'],
  reply: Done,
  refusals: ['invalid_input'],
  unaudited: true,
})
