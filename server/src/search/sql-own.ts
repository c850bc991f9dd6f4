import { type RawBuilder, sql } from 'kysely'
import { type Search, type Way, containing, pairsOf } from './sql-way.ts'

/**
 * What words find among a shopper's own rows is in the same index as the pairs of letters (migration 0046), so that it takes as long however many rows
 * others have. One letter is no pair: then the shopper's rows are looked through.
 */
const ownPart = (
  owner: { table: string; shopperId: string },
  from: RawBuilder<unknown>,
  text: RawBuilder<string>,
  words: string,
): Pick<Way, 'from' | 'find'> => {
  const shopper = sql.ref(`${owner.table}.shopper_id`)
  const holds = sql<boolean>`${text} ilike ${containing(words)}`
  return {
    from,
    find:
      [...words].length < 2
        ? sql<boolean>`(${shopper} = ${owner.shopperId} and ${holds})`
        : sql<boolean>`(array[${shopper}] @> array[${owner.shopperId}::uuid] and pairs(${text}) @> ${pairsOf(words)} and ${holds})`,
  }
}

/** What an ordered item is called beside the seller's words, exactly as its index says it (migration 0055). */
const otherNames = (item: string): RawBuilder<string> =>
  sql<string>`(${sql.ref(`${item}.title_latin`)} || e'\n' || ${sql.ref(`${item}.options_latin`)} || e'\n' || ${sql.ref(`${item}.own_name`)})`

/** Has it asked of each row of the page. Without it PostgreSQL may collect what it finds among all shoppers' rows first. */
const PER_ROW = sql.raw('offset 0')

/** A shopper's orders: by a part of their number, of their seller's name or of any name of what is in them. */
export const ownOrderSearch =
  (shopperId: string) =>
  (words: string): Search => {
    const own = { table: 'orders', shopperId }
    const holds = (column: string) => sql<boolean>`${sql.ref(`orders.${column}`)} ilike ${containing(words)}`
    return {
      id: sql`orders.id`,
      ways: [
        { ...ownPart(own, sql`orders`, sql.ref('orders.number'), words), is: holds('number') },
        { ...ownPart(own, sql`orders`, sql.ref('orders.seller_name'), words), is: holds('seller_name') },
        ...[(item: string) => sql.ref<string>(`${item}.title`), otherNames].map((named) => ({
          ...ownPart(
            { table: 'order_items', shopperId },
            sql`order_items join orders on orders.id = order_items.order_id`,
            named('order_items'),
            words,
          ),
          is: sql<boolean>`exists (select from order_items item where item.order_id = orders.id and ${named('item')} ilike ${containing(words)} ${PER_ROW})`,
        })),
      ],
    }
  }

/** A shopper's packages: by a part of their numbers, or of any name of what is in them. */
export const ownParcelSearch =
  (shopperId: string) =>
  (words: string): Search => {
    const own = { table: 'parcels', shopperId }
    const holds = (column: string) => sql<boolean>`${sql.ref(`parcels.${column}`)} ilike ${containing(words)}`
    return {
      id: sql`parcels.id`,
      ways: [
        { ...ownPart(own, sql`parcels`, sql.ref('parcels.number'), words), is: holds('number') },
        {
          ...ownPart(own, sql`parcels`, sql.ref('parcels.tracking_number'), words),
          is: holds('tracking_number'),
        },
        ...['title', 'title_latin'].map((column) => ({
          ...ownPart(
            { table: 'stock_items', shopperId },
            sql`stock_items join parcel_items i on i.stock_item_id = stock_items.id join parcels on parcels.id = i.parcel_id`,
            sql.ref(`stock_items.${column}`),
            words,
          ),
          is: sql<boolean>`exists (select from parcel_items i join stock_items s on s.id = i.stock_item_id
            where i.parcel_id = parcels.id and ${sql.ref(`s.${column}`)} ilike ${containing(words)} ${PER_ROW})`,
        })),
        {
          ...ownPart(
            { table: 'order_items', shopperId },
            sql`order_items join stock_items s on s.order_item_id = order_items.id
              join parcel_items i on i.stock_item_id = s.id join parcels on parcels.id = i.parcel_id`,
            otherNames('order_items'),
            words,
          ),
          is: sql<boolean>`exists (select from parcel_items i join stock_items s on s.id = i.stock_item_id
            join order_items item on item.id = s.order_item_id
            where i.parcel_id = parcels.id and ${otherNames('item')} ilike ${containing(words)} ${PER_ROW})`,
        },
      ],
    }
  }
