import { tidyEmail } from '@longhaul/domain/texts/email.ts'
import type { FindKind, FoundBy } from '@longhaul/domain/lists/finds.ts'
import { phoneDigits } from '@longhaul/domain/lists/finds.ts'
import { readGoodsNumber } from '@longhaul/domain/warehouse/goods-labels.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type FoundRow = {
  kind: FindKind
  id: string
  hint: string
  number: string
  title: string
  owner: string
  stage: string | null
  by: FoundBy
  exact: boolean
}

/** The number of results of each way, so that no index is read further. */
const EACH_MAX = 5

/**
 * Finds rows of these kinds that match the words, in one query. Each way scans its index in index order and
 * stops after a few rows, so that a letter with which every number begins takes no longer than a whole
 * number.
 */
export async function findRowsOf(
  db: Db,
  kinds: readonly FindKind[],
  words: string,
): Promise<readonly FoundRow[]> {
  const ways = kinds.flatMap((kind) => WAYS[kind](words).map((way) => asRows(kind, way)))
  if (ways.length === 0) return []
  const { rows } = await sql<FoundRow>`select * from (${sql.join(ways, sql` union all `)}) found`.execute(db)
  return rows
}

/** One way to find rows: the values shown, and the column that must begin with the words. */
type Way = {
  by: FoundBy
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  number: RawBuilder<unknown>
  title?: RawBuilder<unknown>
  stage?: RawBuilder<unknown>
  hint?: RawBuilder<unknown>
  column: RawBuilder<unknown>
  sought: string
  /** The numbers increase, so sort the newest first instead of the shortest. */
  grows?: boolean
  and?: RawBuilder<unknown>
}

const asRows = (kind: FindKind, way: Way) => sql`(select ${kind}::text as kind, ${way.id} as id,
  ${way.hint ?? sql`''`} as hint, ${way.number} as number, ${way.title ?? sql`''`} as title,
  ${kind === 'unclaimed' ? sql`''` : OWNER} as owner, ${way.stage ?? sql`null`}::text as stage, ${way.by}::text as by,
  ${way.column} = ${way.sought} as exact
  from ${way.from} where ${way.column} ~>=~ ${way.sought} and ${way.column} ~<~ ${way.sought + LAST_LETTER} ${way.and ?? sql``}
  order by ${way.column} using ${way.grows ? sql`~>~` : sql`~<~`} limit ${sql.lit(EACH_MAX)})`

/**
 * Texts with a prefix are those from the prefix up to the prefix plus the highest character. With this range
 * instead of a pattern, one cached plan serves all inputs: planning twenty ways again for each letter took
 * several times as long as running them.
 */
const LAST_LETTER = '\u{10FFFF}'

/**
 * The owner's nickname and code, without the e-mail address, because not everyone who finds an order may read
 * it.
 */
const OWNER = sql`trim(shoppers.nickname || ' · ' || shoppers.code, ' ·')`
const ofShopper = (table: string) =>
  sql`${sql.table(table)} join shoppers on shoppers.id = ${sql.ref(`${table}.shopper_id`)}`

const WAYS: Readonly<Record<FindKind, (words: string) => readonly Way[]>> = {
  order: (words) => [
    {
      by: 'number',
      from: ofShopper('orders'),
      id: sql`orders.id`,
      number: sql`orders.number`,
      title: sql`orders.seller_name`,
      column: sql`orders.number`,
      sought: words.toUpperCase(),
      grows: true,
    },
  ],
  item: (words) => [
    itemWay('tracking', 'purchases.tracking_number', words.toUpperCase()),
    itemWay('seller_order', 'seller_orders.number', words),
  ],
  parcel: (words) =>
    (['number', 'tracking_number'] as const).map((column) => ({
      by: column === 'number' ? ('number' as const) : ('waybill' as const),
      from: ofShopper('parcels'),
      id: sql`parcels.id`,
      number: sql`parcels.number`,
      title: sql`coalesce(parcels.tracking_number, '')`,
      stage: sql`parcels.stage`,
      column: sql`${sql.ref(`parcels.${column}`)}`,
      sought: words.toUpperCase(),
      grows: column === 'number',
    })),
  stock_item: (words) => [stockByTracking(words.toUpperCase()), ...stockByLabel(words)],
  unclaimed: (words) => [
    {
      by: 'tracking',
      from: sql`arrivals`,
      id: sql`arrivals.id`,
      number: sql`arrivals.tracking_number`,
      title: sql`arrivals.warehouse_id`,
      column: sql`arrivals.tracking_number`,
      sought: words.toUpperCase(),
      and: sql`and arrivals.unclaimed`,
    },
  ],
  shopper: (words) => [
    shopperWay('number', sql`shoppers.code`, words.toUpperCase()),
    shopperWay('email', sql`lower(shoppers.email)`, tidyEmail(words).toLowerCase()),
    shopperWay('name', sql`lower(shoppers.nickname)`, words.toLowerCase()),
    ...['shoppers', 'addresses'].flatMap((table) => [...namesIn(table, words), ...phoneIn(table, words)]),
  ],
  recharge: (words) => [moneyWay('recharges', words, sql`recharges.number`)],
  remittance: (words) => [moneyWay('remittances', words, sql`remittances.stage`)],
  withdrawal: (words) => [moneyWay('withdrawals', words, sql`withdrawals.stage`)],
}

const itemWay = (
  by: FoundBy,
  column: 'purchases.tracking_number' | 'seller_orders.number',
  sought: string,
): Way => ({
  by,
  from: sql`purchases join seller_orders on seller_orders.id = purchases.seller_order_id
    join order_items item on item.id = purchases.order_item_id join orders on orders.id = item.order_id
    join shoppers on shoppers.id = item.shopper_id`,
  id: sql`orders.id`,
  number: sql.ref(column),
  title: sql`orders.number || ' · ' || item.title`,
  stage: sql`item.stage`,
  column: sql.ref(column),
  sought,
})

const STOCK = { id: sql`stock_items.id`, stage: sql`stock_items.stage`, title: sql`stock_items.title` }

const stockByTracking = (sought: string): Way => ({
  ...STOCK,
  by: 'tracking',
  from: sql`arrivals join stock_items on stock_items.arrival_id = arrivals.id join shoppers on shoppers.id = stock_items.shopper_id`,
  number: sql`arrivals.tracking_number`,
  column: sql`arrivals.tracking_number`,
  sought,
})

/** Finds a stock item by the complete number of its goods label. */
function stockByLabel(words: string): Way[] {
  const goodsNumber = readGoodsNumber(words)
  if (goodsNumber === null) return []
  return [
    {
      ...STOCK,
      by: 'label',
      from: ofShopper('stock_items'),
      number: sql`${words.toUpperCase()}::text`,
      column: sql`${words.toUpperCase()}::text`,
      sought: words.toUpperCase(),
      and: sql`and stock_items.goods_number = ${goodsNumber}`,
    },
  ]
}

const shopperWay = (by: FoundBy, column: RawBuilder<unknown>, sought: string): Way => ({
  by,
  from: sql`shoppers`,
  id: sql`shoppers.id`,
  number: sql`shoppers.code`,
  title: sql`shoppers.email`,
  column,
  sought,
})

/** Finds shoppers by the name in their profile or address book, with the family name first or last. */
function namesIn(table: string, words: string): Way[] {
  const [first, last] = [sql.ref(`${table}.first_name`), sql.ref(`${table}.last_name`)]
  const sought = words.toLowerCase().replaceAll(' ', '')
  return [
    [first, last],
    [last, first],
  ].map(([begins, ends]) => ({
    ...shopperWay('name', sql`lower(replace(${begins} || ${ends}, ' ', ''))`, sought),
    from: table === 'shoppers' ? sql`shoppers` : ofShopper(table),
  }))
}

function phoneIn(table: string, words: string): Way[] {
  const digits = phoneDigits(words)
  if (digits === null) return []
  const phone = sql.ref(`${table}.phone`)
  return [
    {
      ...shopperWay(
        'phone',
        sql`reverse(regexp_replace(${phone}, '\\D', '', 'g'))`,
        [...digits].toReversed().join(''),
      ),
      from: table === 'shoppers' ? sql`shoppers` : ofShopper(table),
      and: sql`and ${phone} <> ''`,
    },
  ]
}

const moneyWay = (
  table: 'recharges' | 'remittances' | 'withdrawals',
  words: string,
  hint: RawBuilder<unknown>,
): Way => ({
  by: 'number',
  from: ofShopper(table),
  id: sql`${sql.ref(`${table}.id`)}`,
  hint,
  number: sql`${sql.ref(`${table}.number`)}`,
  column: sql`${sql.ref(`${table}.number`)}`,
  sought: words.toUpperCase(),
  grows: true,
})
