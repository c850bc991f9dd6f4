import { HELD_WORK_KINDS } from '@longhaul/domain/staff/holds.ts'
import { Type } from 'typebox'
import { Done, Id, Moment, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const who = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const
const kind = oneOf(HELD_WORK_KINDS)

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
  summary: 'List who is working on which entries of a queue now',
  query: Type.Object({ kind }),
  shows: ['holds'],
  reply: Type.Object({ items: Type.Array(Hold) }),
  refusals: ['invalid_input'],
})

export const takeHold = route('POST /staff/holds', {
  who,
  summary:
    'Mark an entry of a queue as yours for a few minutes, so that colleagues see it; repeat the call to keep it. An entry that a colleague is working on is returned with their name, and is taken over only with `take_over`.',
  body: Type.Object({ kind, id: Id, take_over: Type.Optional(Type.Boolean()) }),
  changes: ['holds'],
  reply: Hold,
  refusals: ['invalid_input'],
  unaudited: true,
})

export const dropHold = route('POST /staff/holds/drop', {
  who,
  summary: 'Release an entry of a queue that you marked as yours',
  body: Type.Object({ kind, id: Id }),
  changes: ['holds'],
  reply: Done,
  refusals: ['invalid_input'],
  unaudited: true,
})
