import { addShiftNote as route } from '@longhaul/contract/staff/shift-notes.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { tellNamed } from '../../team/public.ts'
import { toNote } from './list-shift-notes.ts'
import { findNote, insertNote } from './sql-shift-notes.ts'

export const addShiftNoteAction = writeAction(route, addShiftNote)

/** Leaves a note in the warehouse where the caller works, or in all. */
async function addShiftNote(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, now } = call
  const body = call.body.body.trim()
  const note = { warehouse_id: me.warehouseId, body, written_by: me.id, written_at: now }
  const { id } = await insertNote(tx, note)
  const about = { kind: 'shift_note', id, warehouseId: me.warehouseId } as const
  await tellNamed(call, { text: body, field: 'body', about })
  await audit(call, { action: 'add_shift_note', subjectKind: 'shift_note', subjectId: id, after: { body } })
  return toNote(orNotFound(await findNote(tx, id)))
}
