import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import { type ProductWords, productWordsOf } from '../goods/public.ts'
import type { Db } from '../platform/database/db.ts'
import { lockShopperRow } from '../platform/database/own-rows.ts'
import type { CartItems } from '../platform/database/tables.ts'
import { type PlanInForce, planInForce } from '../rewards/public.ts'

export type CartItemRow = Selectable<CartItems>

const ownCartItems = (db: Db, shopperId: string) =>
  db.selectFrom('cart_items').where('shopper_id', '=', shopperId)

/** A cart with the plan that its prices follow and what the pages of its goods say. As JSON over the row of `shoppers`. */
export type WholeCart = {
  plan: PlanInForce | null
  lines: (Omit<CartItemRow, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string })[]
  words: ProductWords[]
}

export const wholeCart = sql<WholeCart>`json_build_object('plan', ${planInForce},
  'lines', (select coalesce(json_agg(line order by created_at, id), '[]') from cart_items line where shopper_id = shoppers.id),
  'words', ${productWordsOf(sql`select item_id from cart_items where shopper_id = shoppers.id`)})`

/** Those of the ids that are lines of this shopper, in the order of the cart: nothing is locked. */
export const listOwnCartItemsOf = (db: Db, shopperId: string, ids: readonly string[]) =>
  ownCartItems(db, shopperId)
    .where('id', 'in', [...ids])
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The same, removed: a concurrent second call finds them gone. */
export const takeOwnCartItems = async (
  tx: Db,
  shopperId: string,
  ids: readonly string[],
): Promise<CartItemRow[]> => {
  const rows = await tx
    .deleteFrom('cart_items')
    .where('shopper_id', '=', shopperId)
    .where('id', 'in', [...ids])
    .returningAll()
    .execute()
  return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id.localeCompare(b.id))
}

export const lockOwnCartItem = (tx: Db, shopperId: string, id: string): Promise<CartItemRow | undefined> =>
  ownCartItems(tx, shopperId).where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

export async function countOwnCartItems(db: Db, shopperId: string): Promise<number> {
  const { count } = await ownCartItems(db, shopperId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a line, and answers how many there were before it: the cart is locked, and the number stays until the transaction ends. */
export async function insertCartItem(tx: Db, row: Insertable<CartItems> & { shopper_id: string }) {
  // In a statement of its own: one that waited for the lock would count what there was before the wait.
  await lockShopperRow(tx, row.shopper_id)
  return await tx
    .insertInto('cart_items')
    .values(row)
    .returning([
      'id',
      sql<number>`(select count(*) from cart_items as before where before.shopper_id = ${row.shopper_id})`.as(
        'before',
      ),
    ])
    .executeTakeFirstOrThrow()
}

export const updateOwnCartItem = (tx: Db, shopperId: string, id: string, change: Updateable<CartItems>) =>
  tx.updateTable('cart_items').set(change).where('shopper_id', '=', shopperId).where('id', '=', id).execute()

export async function deleteOwnCartItems(tx: Db, shopperId: string, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('cart_items')
    .where('shopper_id', '=', shopperId)
    .where('id', 'in', [...ids])
    .executeTakeFirst()
  return Number(numDeletedRows)
}
