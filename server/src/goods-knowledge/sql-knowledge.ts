import type { SellerStates } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { ALL_OPTIONS } from './option-hash.ts'
import type { MeasurementJson } from './figure-rows.ts'
import type { Page } from './pages-of-goods.ts'
import type { Product } from './sql-goods.ts'

/** What is known about a product, as JSON. */
export type KnowledgeRow = {
  shop: string
  kind: string | null
  arrived: number
  problems: Record<string, number>
  days_p10: number | null
  days_p50: number | null
  days_p90: number | null
  prices: { month: string; price_fen: number; pieces: number }[]
  lines: { line_id: string; sent: number; returned: number }[]
  options: number
}

type Side = 'length' | 'width' | 'height'

/** Figures of a product or of one of its options, as JSON. */
export type FiguresRow = {
  weighings: number
  pieces: number
  first_at: string
  last_at: string
} & Record<`weight_${'p10' | 'p50' | 'p90'}`, number> &
  Record<`${Side}_${'p10' | 'p50' | 'p90'}`, number | null>

export type Known = {
  goods: KnowledgeRow | null
  figures: FiguresRow | null
  option_figures: FiguresRow | null
  /** Its latest measurements, oldest first; null if there are none. */
  weighings: MeasurementJson[] | null
  pages: Page[] | null
  /** The page read most recently. */
  last_page: { title: string; helper_title: string; url: string } | null
  /**
   * The latest price on its pages, if it is sold in yuan; and the seller's latest freight to our warehouse.
   */
  price_fen: number | null
  freight_fen: number | null
  /** The title under which it last arrived, if no page was read. */
  ordered_title: string | null
  /** What staff say of it: its kind, and whether its pieces can be compared. */
  corrected_kind: string | null
  is_comparable: boolean
  /** Its seller as `shopKeyOf`, and what is known of that seller's goods. */
  shop: string
  seller_states: SellerStates | null
}

/** The number of a product's latest weighings that are used; a bestseller's older ones add nothing. */
export const EARLIER_MAX = 100

/**
 * Everything that an answer needs, in one statement: what is known about a product, its figures and those of
 * one option, its pages, and its seller's goods. The seller's key must be built as in `shopKeyOf`.
 */
export async function findKnown(
  db: Db,
  { platform, item_id }: Product,
  option: Buffer | null,
): Promise<Known> {
  const { rows } = await sql<Known>`
    select to_jsonb(goods) || jsonb_build_object('options',
        (select count(*) from goods_figures where goods_id = goods.id and option_hash <> '')) as goods,
      to_jsonb(figures) as figures, to_jsonb(option_figures) as option_figures,
      (select jsonb_agg(jsonb_build_object('option', encode(option_hash, 'hex'), 'options_text', item.options_text,
          'pieces', pieces, 'weight_grams', latest.weight_grams, 'length_mm', latest.length_mm, 'width_mm', latest.width_mm,
          'height_mm', latest.height_mm, 'measured_at', measured_at, 'confirmed', confirmed or verdict is not null) order by measured_at, latest.id)
        from (select * from goods_measurements where goods_id = goods.id and verdict is distinct from 'rejected'
          order by measured_at desc, id desc limit ${EARLIER_MAX}) latest
        left join stock_items stock on stock.id = latest.stock_item_id
        left join order_items item on item.id = stock.order_item_id) as weighings,
      page.pages, page.last_page, page.price_fen, page.freight_fen,
      (select item.title from order_items item join stock_items stock on stock.order_item_id = item.id
        where page.pages is null and goods.id is not null and item.platform = ${platform} and item.item_id = ${item_id}
        order by stock.received_at desc, stock.id limit 1) as ordered_title,
      correction.kind as corrected_kind, coalesce(correction.is_comparable, true) as is_comparable,
      seller.shop, (select states from goods_sellers where goods_sellers.shop = seller.shop) as seller_states
    from (select 1) asked
    left join goods_knowledge goods on goods.platform = ${platform} and goods.item_id = ${item_id}
    left join goods_corrections correction on correction.platform = ${platform} and correction.item_id = ${item_id}
    left join goods_figures figures on figures.goods_id = goods.id and figures.option_hash = ${ALL_OPTIONS}
    left join goods_figures option_figures on option_figures.goods_id = goods.id and option_figures.option_hash = ${option}
    cross join lateral (
      select jsonb_agg(jsonb_build_object('title', title, 'helper_title', helper_title, 'category', category,
          'seller_name', seller_name, 'seller_id', seller_id, 'stated_grams', stated_grams, 'stated_length_mm', stated_length_mm,
          'stated_width_mm', stated_width_mm, 'stated_height_mm', stated_height_mm) order by source) as pages,
        (array_agg(jsonb_build_object('title', title, 'helper_title', helper_title, 'url', url) order by read_at desc))[1] as last_page,
        (array_agg(price_minor order by read_at desc) filter (where currency = 'CNY'))[1] as price_fen,
        (array_agg(freight_fen order by read_at desc) filter (where freight_fen is not null))[1] as freight_fen,
        (array_agg(coalesce(nullif(seller_id, ''), seller_name) order by source)
          filter (where seller_id <> '' or seller_name <> ''))[1] as seller
      from products where products.platform = ${platform} and products.item_id = ${item_id}
    ) page
    cross join lateral (
      select coalesce(nullif(goods.shop, ''), left(${platform} || ' ' || page.seller, 300), '') as shop
    ) seller`.execute(db)
  return rows[0]!
}

/** A thing that was weighed by itself, with its problem on arrival, and whether it was refunded. */
export type WeighedPiece = { weight_grams: number; problem: string | null; is_refunded: boolean }

/** The latest things of a product that were weighed, at most two hundred, the newest first. */
export async function listWeighed(db: Db, { platform, item_id }: Product): Promise<WeighedPiece[]> {
  const { rows } = await sql<WeighedPiece>`
    select round(measured.weight_grams::numeric / measured.pieces)::int as weight_grams, stock.problem,
      coalesce(ordered.refunded_quantity > 0, false) as is_refunded
    from goods_knowledge goods
    join goods_measurements measured on measured.goods_id = goods.id
    left join stock_items stock on stock.id = measured.stock_item_id
    left join order_items ordered on ordered.id = stock.order_item_id
    where goods.platform = ${platform} and goods.item_id = ${item_id} and measured.verdict is distinct from 'rejected'
    order by measured.measured_at desc, measured.id desc limit 200`.execute(db)
  return rows
}

/** The names of shipping lines, in every language. */
export const listLineNames = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('shipping_lines')
    .where('id', 'in', [...ids])
    .select(['id', 'name'])
    .execute()
