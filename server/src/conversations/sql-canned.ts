import type { Texts } from '@longhaul/domain/languages.ts'
import type { Db, Tx } from '../platform/database/db.ts'

export type CannedWords = { title: Texts; body: Texts }

const cannedAnswers = (db: Db) =>
  db
    .selectFrom('canned_answers')
    .leftJoin('staff', 'staff.id', 'canned_answers.updated_by')
    .selectAll('canned_answers')
    .select('staff.name as updated_by_name')

export type CannedRow = Awaited<ReturnType<typeof listCanned>>[number]

export const listCanned = (db: Db) =>
  cannedAnswers(db).orderBy('position').orderBy('canned_answers.id').execute()

export const findCanned = (db: Db, id: string) =>
  cannedAnswers(db).where('canned_answers.id', '=', id).executeTakeFirst()

export const lockCanned = (tx: Tx, id: string) =>
  tx.selectFrom('canned_answers').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

export const insertCanned = (
  tx: Tx,
  canned: CannedWords & { position: number; updated_by: string; created_at: Date; updated_at: Date },
) => tx.insertInto('canned_answers').values(canned).returning('id').executeTakeFirstOrThrow()

export const updateCanned = (
  tx: Tx,
  id: string,
  change: CannedWords & { updated_by: string; updated_at: Date },
) => tx.updateTable('canned_answers').set(change).where('id', '=', id).execute()

export const deleteCanned = (tx: Tx, id: string) =>
  tx.deleteFrom('canned_answers').where('id', '=', id).execute()
