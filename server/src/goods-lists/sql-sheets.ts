import type { Cell } from '@longhaul/domain/links/sheet/cells.ts'
import type { ColumnKind } from '@longhaul/domain/links/sheet/headings.ts'
import { SHEETS_KEPT } from '@longhaul/domain/goods-lists/limits.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

/** Keeps the cells of a list's sheet, as JSON, and forgets those of older lists beyond the newest ones. */
export async function keepSheet(tx: Tx, list: { id: string; shopper_id: string }, cells: string) {
  await tx
    .insertInto('goods_list_sheets')
    .values({ list_id: list.id, shopper_id: list.shopper_id, cells })
    .execute()
  await sql`delete from goods_list_sheets where list_id in (
    select sheet.list_id from goods_list_sheets sheet join goods_lists list on list.id = sheet.list_id
    where sheet.shopper_id = ${list.shopper_id}
    order by list.created_at desc, list.id offset ${SHEETS_KEPT})`.execute(tx)
}

export type KeptSheet = {
  cells: Cell[][]
  /** What the shopper said that the columns are about; null if nothing. */
  kinds: ColumnKind[] | null
}

/** An own list's sheet; undefined if it is not kept. */
export const findOwnSheet = (db: Db, shopperId: string, listId: string): Promise<KeptSheet | undefined> =>
  db
    .selectFrom('goods_list_sheets')
    .where('shopper_id', '=', shopperId)
    .where('list_id', '=', listId)
    .select(['cells', 'kinds'])
    .$narrowType<KeptSheet>()
    .executeTakeFirst()

export const setSheetKinds = (tx: Tx, listId: string, kinds: readonly ColumnKind[]) =>
  tx
    .updateTable('goods_list_sheets')
    .set({ kinds: [...kinds] })
    .where('list_id', '=', listId)
    .execute()

/** How many rows of a list are in the cart. */
export async function countAdded(db: Db, listId: string): Promise<number> {
  const { count } = await db
    .selectFrom('goods_list_rows')
    .where('list_id', '=', listId)
    .where('added_at', 'is not', null)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const deleteAllRows = (tx: Tx, listId: string) =>
  tx.deleteFrom('goods_list_rows').where('list_id', '=', listId).execute()
