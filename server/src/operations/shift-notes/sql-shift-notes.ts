import { SHIFT_NOTES_SHOWN, shownSince } from '@longhaul/domain/staff/shift-notes.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { ShiftNotes } from '../../platform/database/tables.ts'

/** Notes with the names of who wrote and who took them. */
const notes = (db: Db) =>
  db
    .selectFrom('shift_notes as note')
    .innerJoin('staff as writer', 'writer.id', 'note.written_by')
    .leftJoin('staff as taker', 'taker.id', 'note.done_by')
    .select(['note.id', 'note.body', 'note.written_at', 'note.done_at'])
    .select(['writer.name as written_by_name', 'taker.name as done_by_name'])

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

/**
 * Open notes, then ticked ones, newest first. `warehouseId`: those of this warehouse and of all; null: every
 * one.
 */
export const listNotes = (db: Db, warehouseId: string | null, now: Date) =>
  notes(db)
    .where(sql<boolean>`(note.done_at is null or note.done_at > ${shownSince(now)})`)
    .$if(warehouseId !== null, (query) =>
      query.where(sql<boolean>`coalesce(note.warehouse_id, ${warehouseId}) = ${warehouseId}`),
    )
    .orderBy(sql`note.done_at is not null`)
    .orderBy('note.written_at', 'desc')
    .orderBy('note.id')
    .limit(SHIFT_NOTES_SHOWN)
    .execute()

export const findNote = (db: Db, id: string) => notes(db).where('note.id', '=', id).executeTakeFirst()

/** A note, locked: of two who tick it, one takes it. */
export const lockNote = (tx: Tx, id: string) =>
  tx.selectFrom('shift_notes').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

export const insertNote = (tx: Tx, note: Insertable<ShiftNotes>) =>
  tx.insertInto('shift_notes').values(note).returning('id').executeTakeFirstOrThrow()

export const tickNote = (tx: Tx, id: string, done: { done_by: string | null; done_at: Date | null }) =>
  tx.updateTable('shift_notes').set(done).where('id', '=', id).execute()
