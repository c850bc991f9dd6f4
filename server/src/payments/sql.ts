import type { PaymentStage } from '@longhaul/domain/funds/stages.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Payments } from '../platform/database/tables.ts'

export type PaymentRow = Selectable<Payments>

/** A payable: an order, package or supplement that is paid or to be paid. `number` is the readable number. */
export type PayableRow = {
  kind: 'order' | 'parcel' | 'supplement'
  id: string
  number: string
  amount_fen: number
  /** Null if there is no deadline. */
  pay_by: Date | null
}

/**
 * Those of the named orders, package and supplements that are this shopper's. The price of an unpaid order is
 * the sum of its waiting items; that of a paid one, of its items that were not cancelled.
 */
export async function listOwnPayables(
  db: Db,
  shopperId: string,
  named: { orderIds: string[]; parcelId: string | null; supplementIds: string[] },
): Promise<PayableRow[]> {
  // Only the kinds that are named, and each looked up by itself, so that the statement is planned once.
  const parts = [
    ...(named.orderIds.length > 0 ? [payableOrders(shopperId, named.orderIds)] : []),
    ...(named.parcelId ? [payableParcel(shopperId, named.parcelId)] : []),
    ...(named.supplementIds.length > 0 ? [payableSupplements(shopperId, named.supplementIds)] : []),
  ]
  if (parts.length === 0) return []
  const { rows } = await sql<PayableRow>`${sql.join(parts, sql` union all `)} order by kind, number`.execute(
    db,
  )
  return rows
}

const payableOrders = (shopperId: string, ids: readonly string[]) => sql`
  select 'order' as kind, orders.id, orders.number, orders.pay_by,
    coalesce(sum(item.total_fen) filter (where item.stage <> 'cancelled'
      and (orders.paid_at is not null or item.stage = 'pending_payment')), 0)::bigint as amount_fen
  from orders join order_items item on item.order_id = orders.id
  where orders.shopper_id = ${shopperId} and orders.id in (${sql.join(ids)})
  group by orders.id`

const payableParcel = (shopperId: string, id: string) => sql`
  select 'parcel' as kind, id, number, pay_by, estimated_fen as amount_fen
  from parcels where shopper_id = ${shopperId} and id = ${id}`

const payableSupplements = (shopperId: string, ids: readonly string[]) => sql`
  select 'supplement' as kind, supplements.id, coalesce(orders.number, parcels.number) as number, supplements.pay_by, supplements.amount_fen
  from supplements
  left join order_items item on item.id = supplements.order_item_id
  left join orders on orders.id = item.order_id
  left join parcels on parcels.id = supplements.parcel_id
  where supplements.shopper_id = ${shopperId} and supplements.id in (${sql.join(ids)})`

export type PayableGoodsRow = {
  payable_id: string
  title: string
  title_latin: string | null
  options_text: string
  options_latin: string | null
  own_name: string | null
  quantity: number
  image_file_id: string | null
  goods_count: number
}

/** The most goods of each payable shown with a picture. */
const GOODS_SHOWN = 6

/**
 * The first goods of each of some payables of this shopper, in their order: the items of an order that were
 * not cancelled, or a package's contents.
 */
export async function listPayableGoods(
  db: Db,
  shopperId: string,
  named: { orderIds: string[]; parcelId: string | null; supplementIds: string[] },
): Promise<PayableGoodsRow[]> {
  const { rows } = await sql<PayableGoodsRow>`
    with paid_for as (
      select item.order_id as payable_id, item.id as order_item_id, null::uuid as stock_item_id, item.position as place
      from order_items item
      where item.shopper_id = ${shopperId} and item.order_id = any(${named.orderIds}::uuid[]) and item.stage <> 'cancelled'
      union all
      select parcels.id, stock.order_item_id, stock.id, row_number() over (order by stock.id)
      from parcels
      join parcel_items on parcel_items.parcel_id = parcels.id
      join stock_items stock on stock.id = parcel_items.stock_item_id
      where parcels.shopper_id = ${shopperId} and parcels.id = ${named.parcelId}::uuid
      union all
      select supplements.id, coalesce(supplements.order_item_id, stock.order_item_id), stock.id, row_number() over (partition by supplements.id order by stock.id)
      from supplements
      left join parcel_items on parcel_items.parcel_id = supplements.parcel_id
      left join stock_items stock on stock.id = parcel_items.stock_item_id
      where supplements.shopper_id = ${shopperId} and supplements.id = any(${named.supplementIds}::uuid[])
    ), placed as (
      select *, row_number() over (partition by payable_id order by place) as nth, count(*) over (partition by payable_id) as goods_count
      from paid_for
    )
    select placed.payable_id, coalesce(item.title, stock.title) as title, coalesce(item.title_latin, stock.title_latin) as title_latin,
      coalesce(item.options_text, '') as options_text, item.options_latin, item.own_name,
      coalesce(stock.quantity, item.quantity) as quantity, placed.goods_count::int as goods_count,
      coalesce(item.image_file_id, (
        select photo.file_id from stock_photos photo where photo.stock_item_id = placed.stock_item_id order by photo.position limit 1
      )) as image_file_id
    from placed
    left join order_items item on item.id = placed.order_item_id
    left join stock_items stock on stock.id = placed.stock_item_id
    where placed.nth <= ${GOODS_SHOWN} and (item.id is not null or stock.id is not null)
    order by placed.payable_id, placed.nth`.execute(db)
  return rows
}

/**
 * The goods of some payables of this shopper, as links. `title` only of goods that were sent in, the amount
 * only of goods that are paid for.
 */
export const listAskedGoods = async (
  db: Db,
  shopperId: string,
  named: { orderIds: string[]; parcelId: string | null; supplementIds: string[] },
) => {
  const { rows } = await sql<{
    platform: string | null
    item_id: string | null
    url: string | null
    title: string
    quantity: number
    amountFen: number | null
  }>`
    select item.platform, item.item_id, item.url, '' as title, item.quantity, item.total_fen as "amountFen"
    from order_items item
    where item.shopper_id = ${shopperId} and item.stage <> 'cancelled' and (item.order_id = any(${named.orderIds}::uuid[])
      or item.id in (select order_item_id from supplements where shopper_id = ${shopperId} and id = any(${named.supplementIds}::uuid[])))
    union all
    select item.platform, item.item_id, item.url, stock.title, stock.quantity, null
    from stock_items stock
    join parcel_items on parcel_items.stock_item_id = stock.id
    left join order_items item on item.id = stock.order_item_id
    where stock.shopper_id = ${shopperId} and (parcel_items.parcel_id = ${named.parcelId}::uuid or parcel_items.parcel_id in (
      select parcel_id from supplements where shopper_id = ${shopperId} and id = any(${named.supplementIds}::uuid[])))`.execute(
    db,
  )
  return rows
}

export const insertPayment = (tx: Tx, payment: Insertable<Payments>) =>
  tx.insertInto('payments').values(payment).returning(['id', 'stage']).executeTakeFirstOrThrow()

export const findOwnPayment = (db: Db, shopperId: string, id: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()

export const findPaymentForJob = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').where('id', '=', id).selectAll().executeTakeFirst()

/** Moves a payment to another stage, or records a failure without changing the stage. */
export const updatePayment = (
  tx: Tx,
  change: { id: string; from: PaymentStage; to: PaymentStage; failure: string; totalFen: number; now: Date },
) =>
  tx
    .updateTable('payments')
    .set({ stage: change.to, stage_at: change.now, failure: change.failure, total_fen: change.totalFen })
    .where('id', '=', change.id)
    .where('stage', '=', change.from)
    .executeTakeFirst()
