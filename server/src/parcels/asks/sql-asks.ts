import type { AskAnswer, AskKind } from '@longhaul/domain/parcels/asks.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { ParcelAsks } from '../../platform/database/tables.ts'

export type AskRow = Selectable<ParcelAsks>

/** What a package asks at present. Its package is locked before anything about it changes. */
export const findOpenAsk = (db: Db, parcelId: string): Promise<AskRow | undefined> =>
  db
    .selectFrom('parcel_asks')
    .where('parcel_id', '=', parcelId)
    .where('settled_at', 'is', null)
    .selectAll()
    .executeTakeFirst()

export const insertAsk = (
  tx: Tx,
  ask: { parcel_id: string; kind: AskKind; asked_by: string | null; words: string; asked_at: Date },
) => tx.insertInto('parcel_asks').values(ask).execute()

/** Ends what a package asks. `staffId` is null if the package has moved on by itself. */
export const settleOpenAsk = (tx: Tx, parcelId: string, staffId: string | null, now: Date) =>
  tx
    .updateTable('parcel_asks')
    .set({ settled_at: now, settled_by: staffId })
    .where('parcel_id', '=', parcelId)
    .where('settled_at', 'is', null)
    .execute()

export const answerOpenAsk = (tx: Tx, id: string, answer: AskAnswer, note: string, now: Date) =>
  tx.updateTable('parcel_asks').set({ answer, note, answered_at: now }).where('id', '=', id).execute()

export const listPapers = (db: Db, askId: string) =>
  db
    .selectFrom('parcel_papers')
    .innerJoin('files', 'files.id', 'parcel_papers.file_id')
    .where('ask_id', '=', askId)
    .orderBy('parcel_papers.created_at')
    .orderBy('parcel_papers.file_id')
    .select(['parcel_papers.file_id', 'parcel_papers.name', 'files.bytes'])
    .execute()

export const insertPaper = (
  tx: Tx,
  paper: { file_id: string; ask_id: string; name: string; created_at: Date },
) => tx.insertInto('parcel_papers').values(paper).execute()

/** The papers of asks that were settled before a moment. */
export const listOldPapersForJob = (db: Db, before: Date) =>
  db
    .selectFrom('parcel_papers')
    .innerJoin('parcel_asks', 'parcel_asks.id', 'parcel_papers.ask_id')
    .where('parcel_asks.settled_at', '<', before)
    .select(['parcel_papers.ask_id', 'parcel_papers.file_id'])
    .orderBy('parcel_papers.file_id')
    .execute()

/** Returns false if the ask has no such paper. */
export async function deletePaper(tx: Tx, askId: string, fileId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('parcel_papers')
    .where('ask_id', '=', askId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
