import { tickShiftNote as route } from '@longhaul/contract/staff/shift-notes.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { toNote } from './list-shift-notes.ts'
import { findNote, lockNote, tickNote } from './sql-shift-notes.ts'

export const tickShiftNoteAction = writeAction(route, tickShiftNote)

/**
 * Ticks a note under the caller's name, or takes the tick back. The first of two keeps it, and a note of
 * another warehouse is not found.
 */
async function tickShiftNote(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const note = orNotFound(await lockNote(tx, params.id))
  const isHere = me.warehouseId === null || (note.warehouse_id ?? me.warehouseId) === me.warehouseId
  orNotFound(isHere || undefined)
  if (body.done !== (note.done_at !== null)) {
    const done = body.done ? { done_by: me.id, done_at: now } : { done_by: null, done_at: null }
    await tickNote(tx, note.id, done)
    await audit(call, {
      action: body.done ? 'tick_shift_note' : 'untick_shift_note',
      subjectKind: 'shift_note',
      subjectId: note.id,
      after: { body: note.body },
    })
  }
  return toNote(orNotFound(await findNote(tx, note.id)))
}
