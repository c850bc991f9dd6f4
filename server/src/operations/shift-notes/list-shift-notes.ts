import { listShiftNotes as route } from '@longhaul/contract/staff/shift-notes.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { type NoteRow, listNotes } from './sql-shift-notes.ts'

export const listShiftNotesAction = readAction(route, listShiftNotes)

async function listShiftNotes({ db, me, now }: ReadCall<typeof route>): Answer<typeof route> {
  return { items: (await listNotes(db, me.warehouseId, now)).map(toNote) }
}

/** A note in wire format. */
export const toNote = (row: NoteRow) => ({
  id: row.id,
  body: row.body,
  written_by_name: row.written_by_name,
  written_at: row.written_at.toISOString(),
  done: row.done_at && { by_name: row.done_by_name ?? '', at: row.done_at.toISOString() },
})
