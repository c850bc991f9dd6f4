import type { RemittanceStage } from '@longhaul/domain/funds/stages.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Remittances } from '../../platform/database/tables.ts'

export type RemittanceRow = Selectable<Remittances>

export async function nextRemittanceNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ running: number }>`select nextval('remittance_numbers') as running`.execute(tx)
  return rows[0]!.running
}

/** Inserts a remittance; undefined if one with the same control number is in progress or credited. */
export const insertRemittance = (tx: Tx, row: Insertable<Remittances>): Promise<RemittanceRow | undefined> =>
  tx
    .insertInto('remittances')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

type Page = { cursor: Cursor | undefined; size: number }

export const listOwnRemittances = (db: Db, shopperId: string, page: Page): Promise<RemittanceRow[]> =>
  newestFirst(db, page).where('shopper_id', '=', shopperId).execute()

export const listRemittancesForStaff = (
  db: Db,
  stage: RemittanceStage,
  page: Page,
): Promise<RemittanceRow[]> => newestFirst(db, page).where('stage', '=', stage).execute()

const newestFirst = (db: Db, { cursor, size }: Page) =>
  db
    .selectFrom('remittances')
    .selectAll()
    .$call((query) => newestPage(query, 'created_at', 'id', cursor, size + 1))

/** A bank reference as it is compared: the letters and digits, full-width ones too, in capitals. */
const bare = (column: string) =>
  sql<string>`upper(regexp_replace(normalize(${sql.ref(column)}, NFKC), '[^0-9A-Za-z]', '', 'g'))`

/**
 * For each of some remittances, the numbers of others with the same bank reference that are pending or
 * credited.
 */
export async function readSameReferences(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('remittances')
    .innerJoin('remittances as other', (join) =>
      join
        .on('other.bank_reference', '<>', '')
        .on('other.stage', '<>', 'rejected')
        .onRef('other.id', '<>', 'remittances.id')
        .on(bare('other.bank_reference'), '=', bare('remittances.bank_reference')),
    )
    .where('remittances.id', 'in', [...ids])
    .where(bare('remittances.bank_reference'), '<>', '')
    .select(['remittances.id', 'other.number'])
    .orderBy('other.created_at')
    .execute()
  const numbers = new Map<string, string[]>(ids.map((id) => [id, []]))
  for (const row of rows) numbers.get(row.id)?.push(row.number)
  return numbers
}

export const findRemittanceForStaff = (db: Db, id: string): Promise<RemittanceRow | undefined> =>
  db.selectFrom('remittances').where('id', '=', id).selectAll().executeTakeFirst()

export const lockRemittanceForStaff = (tx: Tx, id: string): Promise<RemittanceRow | undefined> =>
  tx.selectFrom('remittances').where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

export const updateRemittance = (
  tx: Tx,
  id: string,
  change: Updateable<Remittances>,
): Promise<RemittanceRow> =>
  tx.updateTable('remittances').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
