import { kindOfWords } from '@longhaul/domain/lists/signs.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Search, type Way, containing, pairsOf } from './sql-way.ts'

/**
 * A single letter, digit or punctuation mark is in nearly every row, so it is searched for only in this many
 * of the newest rows.
 */
const NEWEST_MAX = 200

/** With more matches than this, scanning a shopper's rows in order is faster than fetching all matches. */
const RARE_MAX = 500

/** Searches a shopper's orders by part of the number, of the seller's name, or of any name of an item. */
export const ownOrderSearch =
  (shopperId: string) =>
  (words: string): Search =>
    ownSearch('orders', shopperId, words, [
      named('orders', sql`orders`, [sql.ref('orders.number')]),
      named('orders', sql`orders`, [sql.ref('orders.seller_name')]),
      {
        table: 'order_items',
        from: sql`order_items cross join lateral (select order_items.order_id as id) orders`,
        texts: [sql.ref('order_items.title'), otherNames('order_items')],
        is: (holds) => sql<boolean>`exists (select from order_items item where item.order_id = orders.id
          and ${holds(sql.ref('item.title'), otherNames('item'))} ${PER_ROW})`,
      },
    ])

/** Searches a shopper's packages by part of a number, or of any name of the contents. */
export const ownParcelSearch =
  (shopperId: string) =>
  (words: string): Search =>
    ownSearch('parcels', shopperId, words, [
      named('parcels', sql`parcels`, [sql.ref('parcels.number')]),
      named('parcels', sql`parcels`, [sql.ref('parcels.tracking_number')]),
      {
        table: 'stock_items',
        from: sql`stock_items join parcel_items i on i.stock_item_id = stock_items.id ${PARCELS}`,
        texts: [sql.ref('stock_items.title'), sql.ref('stock_items.title_latin')],
        is: (
          holds,
        ) => sql<boolean>`exists (select from parcel_items i join stock_items s on s.id = i.stock_item_id
          where i.parcel_id = parcels.id and ${holds(sql.ref('s.title'), sql.ref('s.title_latin'))} ${PER_ROW})`,
      },
      {
        table: 'order_items',
        from: sql`order_items join stock_items s on s.order_item_id = order_items.id
          join parcel_items i on i.stock_item_id = s.id ${PARCELS}`,
        texts: [otherNames('order_items')],
        is: (
          holds,
        ) => sql<boolean>`exists (select from parcel_items i join stock_items s on s.id = i.stock_item_id
          join order_items item on item.id = s.order_item_id
          where i.parcel_id = parcels.id and ${holds(otherNames('item'))} ${PER_ROW})`,
      },
    ])

type Holds = (...texts: RawBuilder<string>[]) => RawBuilder<boolean>

/** Texts of one table by which rows can be found, and the same as a condition on a row of the result. */
type OwnTexts = {
  table: 'orders' | 'order_items' | 'stock_items' | 'parcels'
  from: RawBuilder<unknown>
  texts: readonly RawBuilder<string>[]
  is: (holds: Holds) => RawBuilder<boolean>
}

const named = (
  table: OwnTexts['table'],
  from: RawBuilder<unknown>,
  texts: readonly RawBuilder<string>[],
): OwnTexts => ({ table, from, texts, is: (holds) => holds(...texts) })

/** An ordered item's names other than the seller's, written exactly as in `order_items_title_parts`. */
const otherNames = (item: string): RawBuilder<string> =>
  sql<string>`(${sql.ref(`${item}.title_latin`)} || e'\n' || ${sql.ref(`${item}.options_latin`)} || e'\n' || ${sql.ref(`${item}.own_name`)})`

/**
 * The expressions of each table's index of single characters, written exactly as in the indexes `*_signs`.
 * The numbers of packages have no such index.
 */
const SIGNS: Readonly<Partial<Record<OwnTexts['table'], RawBuilder<string>>>> = {
  orders: sql`orders.seller_name`,
  order_items: sql`order_items.title || e'\n' || order_items.title_latin || e'\n' || order_items.options_latin || e'\n' || order_items.own_name`,
  stock_items: sql`stock_items.title || e'\n' || stock_items.title_latin`,
}

/** Of packages only the id is needed. */
const PARCELS = sql`cross join lateral (select i.parcel_id as id) parcels`

/**
 * Makes PostgreSQL evaluate the subquery for each row of the page. Without it, it may first collect the
 * matches among all shoppers' rows.
 */
const PER_ROW = sql.raw('offset 0')

function ownSearch(
  table: 'orders' | 'parcels',
  shopperId: string,
  words: string,
  all: readonly OwnTexts[],
): Search {
  const holds: Holds = (...texts) =>
    sql<boolean>`(${sql.join(
      texts.map((text) => sql`${text} ilike ${containing(words)}`),
      sql` or `,
    )})`
  const ways = {
    words: () => all.flatMap((of) => byPairs(of, shopperId, words, holds)),
    sign: () => all.flatMap((of) => bySign(of, shopperId, words, holds)),
    letter: () => [
      amongNewest(
        table,
        shopperId,
        sql.join(
          all.map(({ is }) => is(holds)),
          sql` or `,
        ),
      ),
    ],
  }
  return { id: sql.ref<string>(`${table}.id`), ways: ways[kindOfWords(words)](), rareMax: RARE_MAX }
}

/**
 * Finds words by their pairs of letters. The index contains the owner as well (`*_parts`), so that a search
 * takes the same time however many rows others have. The first and last pairs are tested first: testing all
 * pairs in each of the shopper's rows took twice as long.
 */
const byPairs = (
  { table, from, texts, is }: OwnTexts,
  shopperId: string,
  words: string,
  holds: Holds,
): Way[] =>
  texts.map((text, at) => ({
    from,
    find: sql<boolean>`(${isOwned(table, shopperId)} and pairs(${text}) @> array[left(lower(${words}), 2), right(lower(${words}), 2)]
      and pairs(${text}) @> ${pairsOf(words)} and ${holds(text)})`,
    // The condition on a row covers all texts, so it is needed only once.
    is: at === 0 ? is(holds) : sql<boolean>`false`,
  }))

/** Finds a single Chinese character, which has no pairs: single characters have their own index. */
const bySign = (
  { table, from, texts, is }: OwnTexts,
  shopperId: string,
  sign: string,
  holds: Holds,
): Way[] => {
  const signs = SIGNS[table]
  if (signs === undefined) return []
  const find = sql<boolean>`(${isOwned(table, shopperId)} and signs(${signs}) @> array[lower(${sign})] and ${holds(...texts)})`
  return [{ from, find, is: is(holds) }]
}

const isOwned = (table: string, shopperId: string): RawBuilder<boolean> =>
  sql<boolean>`array[${sql.ref(`${table}.shopper_id`)}] @> array[${shopperId}::uuid]`

const amongNewest = (table: 'orders' | 'parcels', shopperId: string, either: RawBuilder<unknown>): Way => {
  const is = sql<boolean>`(${either})`
  const newest = sql`(select * from ${sql.table(table)} where shopper_id = ${shopperId}
    order by created_at desc, id desc limit ${sql.lit(NEWEST_MAX)}) ${sql.table(table)}`
  return { from: newest, find: is, is }
}
