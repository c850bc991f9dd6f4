import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { helperOf } from './goods-names.ts'
import { idOfPage } from './page-now.ts'

/** Goods by their link; `item_id` is empty for a page that is no item of a marketplace. */
type LinkedGoods = { platform: string; item_id: string; url: string }

/** What the page of goods said when it was last read. */
export type GoodsAtHand = {
  title: string
  titleLatin: string
  sellerName: string
  imageFileId: string | null
  /** Null where the page names no price in yuan. */
  priceFen: number | null
  isFrom: boolean
  isSoldOut: boolean
  readAt: Date
}

type Row = {
  platform: string
  item_id: string
  title: string
  helper_title: string
  seller_name: string
  image_file_id: string | null
  price_minor: number | null
  currency: string | null
  is_from: boolean
  availability: string | null
  read_at: Date
}

/**
 * What is stored of the pages of these goods, for a list of them; asks no other site. The returned function
 * gives the goods' own, or undefined if no page of theirs was read.
 */
export async function readGoodsAtHand(
  db: Db,
  goods: readonly LinkedGoods[],
): Promise<(of: LinkedGoods) => GoodsAtHand | undefined> {
  if (goods.length === 0) return () => undefined
  const { rows } = await sql<Row>`
    select distinct on (platform, item_id) platform, item_id, title, helper_title, seller_name,
      image_file_ids[1] as image_file_id, price_minor, currency, is_from, availability, read_at
    from products
    where (platform, item_id) in (
      select * from unnest(${goods.map(({ platform }) => platform)}::text[], ${goods.map(itemOf)}::text[])
    ) and source in ('page', 'data_api')
    order by platform, item_id, read_at desc`.execute(db)
  const found = new Map(rows.map((row) => [`${row.platform} ${row.item_id}`, toGoods(row)]))
  return (of) => found.get(`${of.platform} ${itemOf(of)}`)
}

const itemOf = ({ item_id: itemId, url }: LinkedGoods): string => (itemId === '' ? idOfPage(url) : itemId)

const toGoods = (row: Row): GoodsAtHand => ({
  title: row.title,
  titleLatin: helperOf(row.title, row.helper_title),
  sellerName: row.seller_name,
  imageFileId: row.image_file_id,
  priceFen: row.currency === 'CNY' ? row.price_minor : null,
  isFrom: row.is_from,
  isSoldOut: row.availability === 'sold_out',
  readAt: row.read_at,
})
