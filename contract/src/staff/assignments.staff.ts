import { ASSIGNMENT_NOTE_MAX, WORK_KINDS } from '@longhaul/domain/staff/assignments.ts'
import { ROLES } from '@longhaul/domain/states/table.ts'
import { Type } from 'typebox'
import { Id, Moment, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const who = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const
const kind = oneOf(WORK_KINDS)

export const Assignment = Type.Object({
  kind,
  id: Id,
  staff_id: Id,
  staff_name: Type.String(),
  /** Who gave it to them; themselves if they took it. */
  given_by_name: Type.String(),
  given_at: Moment,
  /** What whoever gave it wrote for them. */
  note: Type.String(),
})

export const listAssignments = route('GET /staff/assignments', {
  who,
  summary:
    'List whose the open entries of a queue are, or everything open that is yours; of what lies in a warehouse only what lies in yours; at most 1,000',
  query: Type.Object({ kind: Type.Optional(kind), mine: Type.Optional(Type.Boolean()) }),
  shows: ['holds', 'orders', 'parcels', 'stock', 'funds', 'staff'],
  reply: Type.Object({ items: Type.Array(Assignment) }),
  refusals: ['invalid_input'],
})

export const assignWork = route('POST /staff/assignments', {
  who,
  summary:
    'Take an entry of a queue, give it to a colleague, or (with null) give it back; refused if it is no longer with whom you saw',
  body: Type.Object({
    kind,
    id: Id,
    to: nullable(Id),
    /** With whom the caller saw it; null: nobody. */
    seen: nullable(Id),
    note: Type.Optional(Type.String({ maxLength: ASSIGNMENT_NOTE_MAX })),
  }),
  changes: ['holds', 'staff'],
  reply: Type.Object({ assignment: nullable(Assignment) }),
  refusals: ['invalid_input', 'forbidden', 'not_found', 'transition_not_allowed', 'out_of_date'],
})

export const listTeam = route('GET /staff/team', {
  who,
  summary: 'List the members of staff who are active, with their roles and workplace',
  shows: ['staff'],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        roles: Type.Array(oneOf(ROLES)),
        warehouse_id: nullable(Type.String()),
      }),
    ),
  }),
})
