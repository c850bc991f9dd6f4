import type { Reason } from '@longhaul/domain/refusals.ts'
import type { DataImportKind } from '@longhaul/domain/data-import/columns.ts'
import type { ImportedByKind } from '@longhaul/domain/data-import/imported.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { DataImports } from '../platform/database/tables.ts'
import type { CheckedRow } from './check-data-import.ts'

export type DataImportRecord = Selectable<DataImports>

/**
 * Serialises the checking and storing of files until the transaction ends, so that a file is checked against
 * all earlier ones.
 */
export const lockDataImports = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('data_imports', 0))`.execute(tx)

export const findSameFile = (tx: Tx, hash: string) =>
  tx
    .selectFrom('data_imports')
    .where('content_hash', '=', Buffer.from(hash, 'hex'))
    .where('stage', '<>', 'rejected')
    .select('id')
    .executeTakeFirst()

/** Stores a file with its rows; returns its id. */
export async function insertDataImport(
  tx: Tx,
  dataImport: Insertable<DataImports>,
  rows: readonly CheckedRow[],
): Promise<string> {
  const { id } = await tx
    .insertInto('data_imports')
    .values(dataImport)
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into data_import_rows (data_import_id, kind, row, key_hash, fen, data)
    select ${id}, ${dataImport.kind}, * from unnest(${rows.map(({ row }) => row)}::int[],
      ${rows.map(({ keyHash }) => keyHash)}::bytea[], ${rows.map(({ fen }) => fen)}::bigint[],
      ${rows.map(({ data }) => JSON.stringify(data))}::jsonb[])`.execute(tx)
  return id
}

export const findDataImport = (db: Db, id: string): Promise<DataImportRecord | undefined> =>
  db.selectFrom('data_imports').where('id', '=', id).selectAll().executeTakeFirst()

export const lockDataImport = (tx: Tx, id: string): Promise<DataImportRecord | undefined> =>
  tx.selectFrom('data_imports').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** Changes a file whose row the caller has locked. */
export const updateDataImport = (tx: Tx, id: string, change: Updateable<DataImports>) =>
  tx.updateTable('data_imports').set(change).where('id', '=', id).execute()

const LISTED = 50

export const listNewestDataImports = (db: Db): Promise<DataImportRecord[]> =>
  db
    .selectFrom('data_imports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()

/**
 * Refuses the waiting rows of a rejected file and deletes their data; the same rows may come in another file.
 */
export const refuseWaitingRows = (tx: Tx, id: string, reason: Reason) =>
  tx
    .updateTable('data_import_rows')
    .set({ outcome: 'refused', reason, data: null })
    .where('data_import_id', '=', id)
    .where('outcome', '=', 'waiting')
    .execute()

export const listWaitingRowsForJob = (db: Db, id: string) =>
  db
    .selectFrom('data_import_rows')
    .where('data_import_id', '=', id)
    .where('outcome', '=', 'waiting')
    .select('row')
    .orderBy('row')
    .execute()

/**
 * A waiting row, locked so that two workers do not import it twice. The type of its data follows from the
 * kind of the file.
 */
export const lockWaitingRow = <K extends DataImportKind>(tx: Tx, id: string, kind: K, row: number) =>
  tx
    .selectFrom('data_import_rows')
    .where('data_import_id', '=', id)
    .where('kind', '=', kind)
    .where('row', '=', row)
    .where('outcome', '=', 'waiting')
    .select(['id', 'row', 'fen', sql<ImportedByKind[K]>`data`.as('data')])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setRowOutcome = (
  tx: Tx,
  id: string,
  row: number,
  outcome:
    | { outcome: 'brought'; subject_id: string; is_new_account?: boolean }
    | { outcome: 'refused'; reason: Reason },
) =>
  tx
    .updateTable('data_import_rows')
    .set({ ...outcome, data: null })
    .where('data_import_id', '=', id)
    .where('row', '=', row)
    .where('outcome', '=', 'waiting')
    .execute()

const REFUSED_SHOWN_MAX = 100

export async function readProgress(db: Db, id: string) {
  const { rows } = await sql<{
    brought: number
    waiting: number
    refused: number
    accounts_to_invite: number
  }>`
    select count(*) filter (where outcome = 'brought')::int as brought, count(*) filter (where outcome = 'waiting')::int as waiting,
      count(*) filter (where outcome = 'refused')::int as refused,
      count(shoppers.id)::int as accounts_to_invite
    from data_import_rows line
    left join shoppers on line.is_new_account and shoppers.id = line.subject_id and shoppers.closed_at is null
      and shoppers.password_changed_at is null
    where data_import_id = ${id}`.execute(db)
  const refused = await db
    .selectFrom('data_import_rows')
    .where('data_import_id', '=', id)
    .where('outcome', '=', 'refused')
    .select(['row', 'reason'])
    .$narrowType<{ reason: Reason }>()
    .orderBy('row')
    .limit(REFUSED_SHOWN_MAX)
    .execute()
  return { ...rows[0]!, refusedRows: refused }
}

/** The shoppers whose accounts a file created and who have no password yet. */
export const listWithoutPassword = (db: Db, id: string) =>
  db
    .selectFrom('data_import_rows as line')
    .innerJoin('shoppers', 'shoppers.id', 'line.subject_id')
    .where('line.data_import_id', '=', id)
    .where('line.is_new_account', '=', true)
    .where('shoppers.closed_at', 'is', null)
    .where('shoppers.password_changed_at', 'is', null)
    .select(['shoppers.id'])
    .orderBy('line.row')
    .execute()

export async function findStaffNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const rows = await db
    .selectFrom('staff')
    .where(
      'id',
      'in',
      ids.filter((id) => id !== null),
    )
    .select(['id', 'name'])
    .execute()
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return (id) => (id === null ? null : (names.get(id) ?? null))
}
