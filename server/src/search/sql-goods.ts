import { readGoodsNumber } from '@longhaul/domain/warehouse/goods-labels.ts'
import { sql } from 'kysely'
import { byShopper } from './sql-people.ts'
import { type Search, begins, holdsPart, way } from './sql-way.ts'

/**
 * Searches ordered items by the numbers of order, seller and courier, by shopper, and by part of the title or
 * the seller's name.
 */
export function itemSearch(words: string): Search {
  const ofOrders = sql`orders join order_items item on item.order_id = orders.id`
  const ofPurchases = sql`purchases join order_items item on item.id = purchases.order_item_id`
  const ofSellerOrders = sql`seller_orders join purchases on purchases.seller_order_id = seller_orders.id
    join order_items item on item.id = purchases.order_item_id`
  return {
    id: sql`item.id`,
    ways: [
      way(ofOrders, begins(sql`orders.number`, words.toUpperCase())),
      way(ofPurchases, begins(sql`purchases.tracking_number`, words.toUpperCase())),
      way(ofSellerOrders, begins(sql`seller_orders.number`, words)),
      byShopper('order_items', 'item', words),
      ...holdsPart(sql`order_items item`, sql`item.title`, words),
      ...holdsPart(ofOrders, sql`orders.seller_name`, words),
    ],
  }
}

/**
 * Searches refund requests by order number and by shopper. Not by title: that finds the item, which leads to
 * its refund.
 */
export const refundSearch = (words: string): Search => ({
  id: sql`refund.id`,
  ways: [
    way(
      sql`orders join order_items item on item.order_id = orders.id join refund_cases refund on refund.order_item_id = item.id`,
      begins(sql`orders.number`, words.toUpperCase()),
    ),
    byShopper('refund_cases', 'refund', words),
  ],
})

/** Searches stock items by number, shelf, shopper and part of the title. */
export function stockSearch(words: string): Search {
  const high = words.toUpperCase()
  const goodsNumber = readGoodsNumber(words)
  return {
    id: sql`stock_items.id`,
    ways: [
      way(
        sql`arrivals join stock_items on stock_items.arrival_id = arrivals.id`,
        begins(sql`arrivals.tracking_number`, high),
      ),
      {
        from: sql`orders o join order_items i on i.order_id = o.id join stock_items on stock_items.order_item_id = i.id`,
        find: begins(sql`o.number`, high),
        is: sql`exists (select from orders o join order_items i on i.order_id = o.id
          where i.id = stock_items.order_item_id and ${begins(sql`o.number`, high)})`,
      },
      way(
        sql`stock_items`,
        sql<boolean>`(stock_items.shelf <> '' and ${begins(sql`stock_items.shelf`, high)})`,
      ),
      byShopper('stock_items', 'stock_items', words),
      ...holdsPart(sql`stock_items`, sql`stock_items.title`, words),
      // A scanned label, or the number that is read from it.
      ...(goodsNumber === null
        ? []
        : [way(sql`stock_items`, sql<boolean>`(stock_items.goods_number = ${goodsNumber})`)]),
    ],
  }
}

/** The package that holds the goods of a scanned label. */
const holdingGoods = (goodsNumber: number | null) =>
  goodsNumber === null
    ? []
    : [
        way(
          sql`parcel_items join parcels on parcels.id = parcel_items.parcel_id
            join stock_items on stock_items.id = parcel_items.stock_item_id`,
          sql<boolean>`(parcel_items.open and stock_items.goods_number = ${goodsNumber})`,
        ),
      ]

/** Searches packages by number, shopper and the recipient's family name. */
export const parcelSearch = (words: string): Search => ({
  id: sql`parcels.id`,
  ways: [
    ...holdingGoods(readGoodsNumber(words)),
    way(sql`parcels`, begins(sql`parcels.number`, words.toUpperCase())),
    way(sql`parcels`, begins(sql`parcels.tracking_number`, words.toUpperCase())),
    way(sql`parcels`, begins(sql`lower(parcels.address ->> 'last_name')`, words.toLowerCase())),
    byShopper('parcels', 'parcels', words),
  ],
})
