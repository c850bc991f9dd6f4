import type { AddressSnapshot } from '@longhaul/contract/parcels/parcels.ts'
import type { Texts } from '@longhaul/domain/languages.ts'
import type { Flaw, PhotoShows } from '@longhaul/domain/warehouse/photo-captions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Subject } from './subject.ts'

/** How many of an order's or a package's goods a mail can show. */
export const GOODS_MAX = 20

/** Goods as a mail shows them. */
export type GoodsRow = {
  title: string
  title_latin: string
  options_text: string
  options_latin: string
  quantity: number
  total_fen: number | null
  weight_grams: number | null
  image_file_id: string | null
  /** Our photo: of the flaw, else the first; none that is held back. */
  photo: { file_id: string; kind: string; shows: PhotoShows; flaw: Flaw | null; note: string } | null
  order_id: string | null
  order_number: string | null
  count: number
}

/** The package of a notice. */
export type ParcelOfNotice = {
  number: string
  city: AddressSnapshot['city']
  country_name: Texts
  line_name: Texts
  estimated_fen: number
  actual_fen: number | null
  carrier: string
  /** The carrier's number; null before the package is handed over. */
  tracking_number: string | null
}

const firstPhoto = sql`(
  select json_build_object('file_id', file_id, 'kind', kind, 'shows', shows, 'flaw', flaw, 'note', note)
  from stock_photos where stock_item_id = stock.id and not held_back
  order by shows is distinct from 'flaw', position limit 1
)`

/** The goods a notice is about, the first few of them with the number of all; none for other subjects. */
export async function listGoodsOfNotice(
  db: Db,
  subject: Subject,
  title: string | undefined,
): Promise<GoodsRow[]> {
  const from = sourceOf(subject.kind, sql`${subject.id}`, sql`${title ?? null}::text`)
  if (!from) return []
  const { rows } = await sql<GoodsRow>`
    select coalesce(item.title, stock.title) as title, coalesce(item.title_latin, stock.title_latin, '') as title_latin,
      coalesce(item.options_text, '') as options_text, coalesce(item.options_latin, '') as options_latin,
      coalesce(stock.quantity, item.quantity) as quantity, item.total_fen, stock.weight_grams, item.image_file_id,
      ${firstPhoto} as photo, item.order_id, orders.number as order_number, (count(*) over ())::int as count
    ${from} limit ${GOODS_MAX}`.execute(db)
  return rows
}

const GOODS_KINDS = ['order', 'stock_item', 'inbound', 'parcel'] as const

/** The picture of the first of a message's goods: the shop's, else our photo. */
export const imageOfMessage = sql<string | null>`case messages.subject_kind ${sql.join(
  GOODS_KINDS.map(
    (kind) => sql`when ${sql.lit(kind)} then (
      select coalesce(item.image_file_id, (${firstPhoto} ->> 'file_id')::uuid)
      ${sourceOf(kind, sql`messages.subject_id::uuid`, sql`messages.args ->> 'title'`)} limit 1
    )`,
  ),
  sql` `,
)} end`.as('image_file_id')

/** The tables and rows of a subject. A notice about one item of an order names it by its title. */
function sourceOf(
  kind: Subject['kind'],
  id: RawBuilder<unknown>,
  title: RawBuilder<unknown>,
): RawBuilder<unknown> | null {
  switch (kind) {
    case 'order':
      return sql`from order_items item
        join orders on orders.id = item.order_id
        left join stock_items stock on stock.order_item_id = item.id
        where item.order_id = ${id}
          and (item.title = ${title} or not exists (
            select from order_items named where named.order_id = ${id} and named.title = ${title}
          ))
        order by item.position`
    case 'stock_item':
    case 'inbound':
      return sql`from stock_items stock
        left join order_items item on item.id = stock.order_item_id
        left join orders on orders.id = item.order_id
        where ${kind === 'inbound' ? sql`stock.inbound_id` : sql`stock.id`} = ${id}
        order by stock.id`
    case 'parcel':
      return sql`from parcel_items link
        join stock_items stock on stock.id = link.stock_item_id
        left join order_items item on item.id = stock.order_item_id
        left join orders on orders.id = item.order_id
        where link.parcel_id = ${id}
        order by stock.weight_grams desc nulls last, stock.id`
    default:
      return null
  }
}

export const findParcelOfNotice = (db: Db, id: string): Promise<ParcelOfNotice | undefined> =>
  db
    .selectFrom('parcels')
    .innerJoin('countries', 'countries.code', 'parcels.country')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'parcels.line_id')
    .where('parcels.id', '=', id)
    .select([
      'parcels.number',
      sql<string>`parcels.address ->> 'city'`.as('city'),
      'countries.name as country_name',
      'shipping_lines.name as line_name',
      'estimated_fen',
      'actual_fen',
      'carrier',
      'tracking_number',
    ])
    .executeTakeFirst()
