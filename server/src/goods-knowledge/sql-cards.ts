import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { ALL_OPTIONS } from './option-hash.ts'
import type { Product } from './sql-goods.ts'
import { shownRows } from './sql-photos.ts'

/** The figures of many products, for their cards; those of which none arrived are missing. */
export async function listCardFacts(db: Db, products: readonly Product[]) {
  const { rows } = await sql<{
    platform: string
    item_id: string
    arrived: number
    problems: Record<string, number>
    pieces: number | null
    weight_p10: number | null
    weight_p50: number | null
    weight_p90: number | null
  }>`
    select goods.platform, goods.item_id, goods.arrived, goods.problems, figures.pieces, figures.weight_p10, figures.weight_p50,
      figures.weight_p90
    from goods_knowledge goods
    left join goods_figures figures on figures.goods_id = goods.id and figures.option_hash = ${ALL_OPTIONS}
    where (goods.platform, goods.item_id) in (${pairs(products)})`.execute(db)
  return rows
}

/** The newest photo of each of these products that others may see. */
export const listNewestShown = (db: Db, products: readonly Product[], now: Date) =>
  shownRows(db)
    .innerJoin('goods_knowledge as goods', 'goods.id', 'photo.goods_id')
    .where(sql<boolean>`(goods.platform, goods.item_id) in (${pairs(products)})`)
    .where('photo.shown_from', '<=', now)
    .select(['goods.platform', 'goods.item_id'])
    .distinctOn('photo.goods_id')
    .orderBy('photo.goods_id')
    .orderBy('photo.taken_at', 'desc')
    .orderBy('photo.id', 'desc')
    .execute()

/** The products as rows of a statement, whose text is the same for any number of them. */
const pairs = (products: readonly Product[]) =>
  sql`select * from unnest(${products.map(({ platform }) => platform)}::text[], ${products.map(({ item_id: item }) => item)}::text[])`
