import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Page } from './pages-of-goods.ts'

/** A product with the words by which it is known: those of its pages, else of its latest arrival. */
export type GoodsRow = {
  id: number
  platform: string
  item_id: string
  shop: string
  kind: string | null
  corrected_kind: string | null
  is_comparable: boolean
  pages: Page[] | null
  price_fen: number | null
  title: string | null
}

/** `titled`: with the title of the latest arrival also where a page was read. */
async function listGoods(db: Db, where: RawBuilder<boolean>, titled = false): Promise<GoodsRow[]> {
  const { rows } = await sql<GoodsRow>`
    select goods.id, goods.platform, goods.item_id, shop, goods.kind, correction.kind as corrected_kind,
      coalesce(correction.is_comparable, true) as is_comparable, page.pages, page.price_fen, ordered.title
    from goods_knowledge goods
    left join goods_corrections correction on correction.platform = goods.platform and correction.item_id = goods.item_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('title', title, 'helper_title', helper_title, 'category', category,
          'seller_name', seller_name, 'seller_id', seller_id, 'stated_grams', stated_grams, 'stated_length_mm', stated_length_mm,
          'stated_width_mm', stated_width_mm, 'stated_height_mm', stated_height_mm) order by source) as pages,
        (array_agg(price_minor order by read_at desc) filter (where currency = 'CNY'))[1] as price_fen
      from products where products.platform = goods.platform and products.item_id = goods.item_id
    ) page
    left join lateral (
      select item.title from order_items item join stock_items stock on stock.order_item_id = item.id
      where (${titled} or page.pages is null) and item.platform = goods.platform and item.item_id = goods.item_id
      order by stock.received_at desc, stock.id limit 1
    ) ordered on true
    where ${where}`.execute(db)
  return rows
}

/** The products with ids from `after` (exclusive) to `upTo`. */
export const listGoodsForJob = (db: Db, { after, upTo }: { after: number; upTo: number }) =>
  listGoods(db, sql<boolean>`goods.id > ${after} and goods.id <= ${upTo}`)

/**
 * The products after an id that are of one of these kinds, or in whose words one of these words occurs, in
 * order of their ids.
 */
export const listGoodsNaming = (
  db: Db,
  { kinds, words }: { kinds: readonly string[]; words: readonly string[] },
  after: number,
  limit: number,
) =>
  listGoods(
    db,
    sql<boolean>`goods.id in (
      select goods.id from goods_knowledge goods where goods.id > ${after}
        and (goods.kind = any(${kinds}) or exists (
            select from goods_corrections own where own.platform = goods.platform and own.item_id = goods.item_id and own.kind = any(${kinds}))
          or exists (
            select from products page join unnest(${words}::text[]) word
              on strpos(lower(normalize(page.title || ' ' || page.helper_title || ' ' || page.category, NFKC)), word) > 0
            where page.platform = goods.platform and page.item_id = goods.item_id)
          or exists (
            select from order_items item join unnest(${words}::text[]) word on strpos(lower(normalize(item.title, NFKC)), word) > 0
            where item.platform = goods.platform and item.item_id = goods.item_id))
      order by goods.id limit ${limit}) order by goods.id`,
    true,
  )
