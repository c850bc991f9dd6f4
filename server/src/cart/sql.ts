import { CART_LINES_MAX } from '@longhaul/domain/orders/limits.ts'
import { type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { CartItems } from '../platform/database/tables.ts'

export type CartItemRow = Selectable<CartItems>

const ownCartItems = (db: Db, shopperId: string) =>
  db.selectFrom('cart_items').where('shopper_id', '=', shopperId)

/** A shopper's cart, oldest line first. */
export const listOwnCartItems = (db: Db, shopperId: string): Promise<CartItemRow[]> =>
  ownCartItems(db, shopperId).selectAll().orderBy('created_at').orderBy('id').execute()

/** Those of the ids that are lines of this shopper, in the order of the cart. Takes no locks. */
export const listOwnCartItemsOf = (db: Db, shopperId: string, ids: readonly string[]) =>
  ownCartItems(db, shopperId)
    .where('id', 'in', [...ids])
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The same, and removes them, so that a concurrent second call does not find them. */
export async function takeOwnCartItems(
  tx: Tx,
  shopperId: string,
  ids: readonly string[],
): Promise<CartItemRow[]> {
  const rows = await tx
    .deleteFrom('cart_items')
    .where('shopper_id', '=', shopperId)
    .where('id', 'in', [...ids])
    .returningAll()
    .execute()
  return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id.localeCompare(b.id))
}

export const lockOwnCartItem = (tx: Tx, shopperId: string, id: string): Promise<CartItemRow | undefined> =>
  ownCartItems(tx, shopperId).where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

export async function countOwnCartItems(db: Db, shopperId: string): Promise<number> {
  const { count } = await ownCartItems(db, shopperId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const NEW_LINE = [
  'shopper_id',
  'platform',
  'item_id',
  'url',
  'title',
  'title_latin',
  'options_latin',
  'own_name',
  'machine_named',
  'seller_name',
  'image_file_id',
  'freight_fen',
  'options_text',
  'quantity',
  'remark',
  'photo_shots',
  'photo_remark',
  'sold_out_choice',
  'alternative',
  'tolerance_percent',
  'unit_price_fen',
  'page_price_fen',
  'price_reason',
  'price_reason_text',
  'buy_now',
  'created_at',
] as const satisfies readonly (keyof CartItems)[]

type NewLine = { [Column in (typeof NEW_LINE)[number]]: Selectable<CartItems>[Column] }

/**
 * Adds a line and returns its id and the number of lines, or undefined if the cart has no room for it. The
 * shopper is locked before the lines are counted, so concurrent calls count one after the other.
 */
export async function addOwnCartItem(
  tx: Tx,
  line: NewLine,
): Promise<{ id: string; count: number } | undefined> {
  const { rows } = await sql<{ id: string; count: number }>`
    with cart as (select id from shoppers where id = ${line.shopper_id}::uuid for no key update),
      before as (select cart_lines_now(cart.id) as count from cart)
    insert into cart_items (${sql.join(NEW_LINE.map((column) => sql.ref(column)))}, updated_at)
    select ${sql.join(NEW_LINE.map((column) => line[column]))}, ${line.created_at} from before where count < ${sql.lit(CART_LINES_MAX)}
    returning id, (select count + 1 from before) as count`.execute(tx)
  return rows[0]
}

/** Locks the shopper, so that calls that add to their cart, or that keep lists, take turns. */
export const lockOwnCart = (tx: Tx, shopperId: string) =>
  tx
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .forNoKeyUpdate()
    .select('id')
    .executeTakeFirstOrThrow()

/**
 * Locks the shopper, then the line that “Buy now” placed in the cart for this link, if it is there and not
 * older than `since`. An older one stays in the cart for good.
 */
export async function lockOwnBuyNow(
  tx: Tx,
  shopperId: string,
  { url, since }: { url: string; since: Date },
): Promise<CartItemRow | undefined> {
  await lockOwnCart(tx, shopperId)
  await tx
    .updateTable('cart_items')
    .set({ buy_now: false })
    .where('shopper_id', '=', shopperId)
    .where('url', '=', url)
    .where('buy_now', '=', true)
    .where('updated_at', '<', since)
    .execute()
  return ownCartItems(tx, shopperId)
    .where('url', '=', url)
    .where('buy_now', '=', true)
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirst()
}

export const updateOwnCartItem = (tx: Tx, shopperId: string, id: string, change: Updateable<CartItems>) =>
  tx.updateTable('cart_items').set(change).where('shopper_id', '=', shopperId).where('id', '=', id).execute()

export async function deleteOwnCartItems(tx: Tx, shopperId: string, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('cart_items')
    .where('shopper_id', '=', shopperId)
    .where('id', 'in', [...ids])
    .executeTakeFirst()
  return Number(numDeletedRows)
}
