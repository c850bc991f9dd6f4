import { CART_LINES_MAX } from '@longhaul/domain/orders/limits.ts'
import { type Selectable, type Updateable, sql } from 'kysely'
import { type ProductWords, productWordsOf } from '../goods/public.ts'
import type { Db } from '../platform/database/db.ts'
import { keptStatement } from '../platform/database/kept-statement.ts'
import { askAndRead, sendLast } from '../platform/database/send-ahead.ts'
import type { CartItems } from '../platform/database/tables.ts'
import { type PlanInForce, planInForce } from '../rewards/public.ts'

export type CartItemRow = Selectable<CartItems>

const ownCartItems = (db: Db, shopperId: string) =>
  db.selectFrom('cart_items').where('shopper_id', '=', shopperId)

/** A cart with the plan that determines its prices and the texts of its goods' pages. As JSON over the row of `shoppers`. */
export type WholeCart = {
  plan: PlanInForce | null
  lines: (Omit<CartItemRow, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string })[]
  words: ProductWords[]
}

export const wholeCart = sql<WholeCart>`json_build_object('plan', ${planInForce},
  'lines', (select coalesce(json_agg(line order by created_at, id), '[]') from cart_items line where shopper_id = shoppers.id),
  'words', ${productWordsOf(sql`select item_id from cart_items where shopper_id = shoppers.id`)})`

/** Those of the ids that are lines of this shopper, in the order of the cart. Takes no locks. */
export const listOwnCartItemsOf = (db: Db, shopperId: string, ids: readonly string[]) =>
  ownCartItems(db, shopperId)
    .where('id', 'in', [...ids])
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The same, and removes them, so that a concurrent second call does not find them. */
export const takeOwnCartItems = async (
  tx: Db,
  shopperId: string,
  ids: readonly string[],
): Promise<CartItemRow[]> => inOrder(await taken(tx, shopperId, ids).execute())

/** The same in one round trip with the queries of `read`. */
export async function takeOwnCartItemsAnd<Read>(
  tx: Db,
  shopperId: string,
  ids: readonly string[],
  read: () => Promise<Read>,
): Promise<[CartItemRow[], Read]> {
  const [rows = [], result] = await askAndRead(tx, taken(tx, shopperId, ids), read)
  return [inOrder(rows), result]
}

const taken = (tx: Db, shopperId: string, ids: readonly string[]) =>
  tx
    .deleteFrom('cart_items')
    .where('shopper_id', '=', shopperId)
    .where('id', 'in', [...ids])
    .returningAll()

const inOrder = (rows: CartItemRow[]): CartItemRow[] =>
  rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id.localeCompare(b.id))

export const lockOwnCartItem = (tx: Db, shopperId: string, id: string): Promise<CartItemRow | undefined> =>
  ownCartItems(tx, shopperId).where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

export async function countOwnCartItems(db: Db, shopperId: string): Promise<number> {
  const { count } = await ownCartItems(db, shopperId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Adds a line if the cart has room for it. The statement is sent with the commit; `added` is then called with the new line's id and the number of lines, or
 * with undefined if there was no room. The shopper is locked before the lines are counted, so concurrent calls count one after the other.
 */
export const addOwnCartItem = (
  tx: Db,
  line: NewLine,
  added: (line: AddedLine | undefined) => void,
): Promise<void> => sendLast(tx, newLine(line), ([row]) => added(row))

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
  'created_at',
] as const satisfies readonly (keyof CartItems)[]

type AddedLine = { id: string; count: number }
type NewLine = { [Column in (typeof NEW_LINE)[number]]: Selectable<CartItems>[Column] }

const newLine = keptStatement(
  (_, line: NewLine) => sql<AddedLine>`
    with cart as (select id from shoppers where id = ${line.shopper_id}::uuid for no key update),
      before as (select cart_lines_now(cart.id) as count from cart)
    insert into cart_items (${sql.join(NEW_LINE.map((column) => sql.ref(column)))}, updated_at)
    select ${sql.join(NEW_LINE.map((column) => line[column]))}, ${line.created_at} from before where count < ${sql.lit(CART_LINES_MAX)}
    returning id, (select count + 1 from before) as count`,
)

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
