import { type RawBuilder, sql } from 'kysely'
import { type Search, type Way, containing, pairsOf } from './sql-way.ts'

/**
 * What words find among a shopper's own rows is in the same index as the pairs of letters (migration 0046), so that it takes as long however many rows
 * others have. One letter is no pair: then the shopper's rows are looked through.
 */
const ownPart = (
  owner: { table: string; shopperId: string },
  from: RawBuilder<unknown>,
  column: string,
  words: string,
): Pick<Way, 'from' | 'find'> => {
  const text = sql.ref(`${owner.table}.${column}`)
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

/** A shopper's orders: by a part of their number, of their seller's name or of the title of what is in them. */
export const ownOrderSearch =
  (shopperId: string) =>
  (words: string): Search => {
    const own = { table: 'orders', shopperId }
    const holds = (column: string) => sql<boolean>`${sql.ref(`orders.${column}`)} ilike ${containing(words)}`
    return {
      id: sql`orders.id`,
      ways: [
        { ...ownPart(own, sql`orders`, 'number', words), is: holds('number') },
        { ...ownPart(own, sql`orders`, 'seller_name', words), is: holds('seller_name') },
        {
          ...ownPart(
            { table: 'order_items', shopperId },
            sql`order_items join orders on orders.id = order_items.order_id`,
            'title',
            words,
          ),
          is: sql<boolean>`exists (select from order_items item where item.order_id = orders.id and item.title ilike ${containing(words)})`,
        },
      ],
    }
  }

/** A shopper's packages: by a part of their numbers, or of the title of what is in them. */
export const ownParcelSearch =
  (shopperId: string) =>
  (words: string): Search => {
    const own = { table: 'parcels', shopperId }
    const holds = (column: string) => sql<boolean>`${sql.ref(`parcels.${column}`)} ilike ${containing(words)}`
    return {
      id: sql`parcels.id`,
      ways: [
        { ...ownPart(own, sql`parcels`, 'number', words), is: holds('number') },
        { ...ownPart(own, sql`parcels`, 'tracking_number', words), is: holds('tracking_number') },
        {
          ...ownPart(
            { table: 'stock_items', shopperId },
            sql`stock_items join parcel_items i on i.stock_item_id = stock_items.id join parcels on parcels.id = i.parcel_id`,
            'title',
            words,
          ),
          is: sql<boolean>`exists (select from parcel_items i join stock_items s on s.id = i.stock_item_id
            where i.parcel_id = parcels.id and s.title ilike ${containing(words)})`,
        },
      ],
    }
  }
