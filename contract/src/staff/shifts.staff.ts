import { Type } from 'typebox'
import { Id, nullable, text } from '../fields.ts'
import { route } from '../route.ts'

const who = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const

/** A day of the calendar, such as 2026-11-30. */
const day = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` })

/** In minutes after midnight at the warehouse; one that ends before it starts ends on the next day. */
const times = {
  starts: Type.Integer({ minimum: 0, maximum: 1_439 }),
  ends: Type.Integer({ minimum: 0, maximum: 1_440 }),
}

const Shift = Type.Object({
  staff_id: Id,
  staff_name: Type.String(),
  day,
  /** Null: in no warehouse. */
  warehouse_id: nullable(Type.String()),
  ...times,
})

const Week = Type.Object({
  monday: day,
  today: day,
  /** Whether the caller plans the shifts of their warehouse. */
  may_plan: Type.Boolean(),
  shifts: Type.Array(Shift),
})

export const listShifts = route('GET /staff/shifts', {
  who,
  summary:
    'List who works when and where in a week, this one by default; in a warehouse, those of it and of none',
  query: Type.Object({ day: Type.Optional(day) }),
  shows: ['staff'],
  reply: Week,
  refusals: ['invalid_input'],
})

export const planShift = route('POST /staff/shifts', {
  who,
  summary: 'Plan when and where somebody works on a day, or (with null) that they do not',
  body: Type.Object({
    staff_id: Id,
    day,
    shift: nullable(Type.Object({ warehouse_id: nullable(text(8)), ...times })),
  }),
  changes: ['staff'],
  reply: Week,
  refusals: ['invalid_input', 'forbidden', 'not_found'],
})

export const copyShifts = route('POST /staff/shifts/copy', {
  who,
  summary: 'Plan a week like the one before, where nothing is planned yet',
  body: Type.Object({ day }),
  changes: ['staff'],
  reply: Week,
  refusals: ['invalid_input', 'forbidden'],
})
