import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

/** Photos to be shown that have no copies yet. */
export const listWithoutCopies = (db: Db, limit: number) =>
  db
    .selectFrom('goods_photos')
    .innerJoin('stock_photos', 'stock_photos.id', 'goods_photos.stock_photo_id')
    .where('goods_id', 'is not', null)
    .where('small_file_id', 'is', null)
    .select(['goods_photos.id', 'stock_photos.file_id'])
    .orderBy('goods_photos.id')
    .limit(limit)
    .execute()

/** Gives a photo its copies; false if it has some already or is no longer shown. */
export async function setCopies(
  tx: Tx,
  id: string,
  copies: { small_file_id: string; large_file_id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('goods_photos')
    .set(copies)
    .where('id', '=', id)
    .where('small_file_id', 'is', null)
    .where('goods_id', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Photos that are no longer shown. */
export const listTakenOut = (db: Db, limit: number) =>
  db
    .selectFrom('goods_photos')
    .where('goods_id', 'is', null)
    .select(['id', 'small_file_id', 'large_file_id'])
    .orderBy('id')
    .limit(limit)
    .execute()

/** Deletes a photo with its copies, unless it is shown again. */
export async function deleteTakenOut(tx: Tx, id: string, copies: readonly string[]): Promise<boolean> {
  if (copies.length > 0)
    await sql`delete from files where kind = 'preview' and id in (${sql.join([...copies])})
      and exists (select from goods_photos where goods_photos.id = ${id} and goods_id is null)`.execute(tx)
  const { numDeletedRows } = await tx
    .deleteFrom('goods_photos')
    .where('id', '=', id)
    .where('goods_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
