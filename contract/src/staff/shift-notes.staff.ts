import { SHIFT_NOTE_MAX } from '@longhaul/domain/staff/shift-notes.ts'
import { Type } from 'typebox'
import { ById, Id, Moment, filled, nullable } from '../fields.ts'
import { route } from '../route.ts'

const ALL = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const

const ShiftNote = Type.Object({
  id: Id,
  body: Type.String(),
  written_by_name: Type.String(),
  written_at: Moment,
  /** Who took it and when; null while it is open. */
  done: nullable(Type.Object({ by_name: Type.String(), at: Moment })),
})

export const listShiftNotes = route('GET /staff/shift_notes', {
  who: ALL,
  summary:
    "List what earlier shifts left for the next in the caller's warehouse, open ones first; ticked ones for 16 hours; at most 50",
  shows: ['staff'],
  reply: Type.Object({ items: Type.Array(ShiftNote) }),
})

export const addShiftNote = route('POST /staff/shift_notes', {
  who: ALL,
  summary: "Leave a note for the next shift in the caller's warehouse",
  body: Type.Object({ body: filled(SHIFT_NOTE_MAX) }),
  changes: ['staff'],
  reply: ShiftNote,
  refusals: ['invalid_input'],
})

export const tickShiftNote = route('POST /staff/shift_notes/{id}/done', {
  who: ALL,
  summary: 'Tick a note as taken, under the own name, or take the tick back',
  params: ById,
  body: Type.Object({ done: Type.Boolean() }),
  changes: ['staff'],
  reply: ShiftNote,
  refusals: ['not_found'],
})
