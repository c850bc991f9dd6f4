import type { RemittanceStage } from '@longhaul/domain/funds/stages.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Remittances } from '../../platform/database/tables.ts'

export type RemittanceRow = Selectable<Remittances>

export async function nextRemittanceNumber(tx: Db): Promise<number> {
  const { rows } = await sql<{ running: number }>`select nextval('remittance_numbers') as running`.execute(tx)
  return rows[0]!.running
}

/** Inserts a remittance; undefined if one with the same control number is in progress or credited. */
export const insertRemittance = (tx: Db, row: Insertable<Remittances>): Promise<RemittanceRow | undefined> =>
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

export const findRemittanceForStaff = (db: Db, id: string): Promise<RemittanceRow | undefined> =>
  db.selectFrom('remittances').where('id', '=', id).selectAll().executeTakeFirst()

export const lockRemittanceForStaff = (tx: Db, id: string): Promise<RemittanceRow | undefined> =>
  tx.selectFrom('remittances').where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

export const updateRemittance = (
  tx: Db,
  id: string,
  change: Updateable<Remittances>,
): Promise<RemittanceRow> =>
  tx.updateTable('remittances').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
