import { ASKED_GRAMS, KEPT_GRAMS, titleGrams } from '@longhaul/domain/goods-knowledge/title-grams.ts'
import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Product } from './sql-goods.ts'

/** A weighed product whose title is like another's. */
export type NearGoods = { title: string; weight_grams: number; weighings: number }

/** A part of a title that more products share says little: only the newest of them are looked at. */
const COMMON = 80
const CANDIDATES = 12
const SHOWN = 3
/**
 * Products that were weighed less often are not named: a stranger could tell from one weighing that somebody
 * bought such a thing.
 */
export const WEIGHINGS_MIN = 3
/** Titles that share fewer parts are not alike. */
const SHARED_MIN = 2

/**
 * The weighed products whose titles are most like this one, of the same kind if it has one; in the reader's
 * script. Only titles of products' own pages, never a shopper's words.
 */
export async function findNearest(
  db: Db,
  product: Product,
  { title, kind }: { title: string; kind: string | null },
  lang: Lang,
): Promise<NearGoods[]> {
  const grams = titleGrams(title, ASKED_GRAMS)
  if (grams.length < SHARED_MIN) return []
  const { rows } = await sql<NearGoods & { helper_title: string }>`
    select page.title, page.helper_title, figures.weight_p50 as weight_grams, figures.weighings
    from (
      select hit.goods_id, sum(hit.rarity) as score
      from unnest(${grams}::integer[]) asked (gram) cross join lateral (
        select goods_id, 1.0 / (10 + count(*) over ()) as rarity
        from (select goods_id from goods_grams where gram = asked.gram order by goods_id desc limit ${COMMON}) shared
      ) hit
      group by hit.goods_id having count(*) >= ${SHARED_MIN} order by score desc, hit.goods_id limit ${CANDIDATES}
    ) near
    join goods_knowledge goods on goods.id = near.goods_id
    join goods_figures figures on figures.goods_id = goods.id and figures.option_hash = '' and figures.weighings >= ${WEIGHINGS_MIN}
    cross join lateral (
      select title, helper_title from products where products.platform = goods.platform and products.item_id = goods.item_id
        and title <> '' order by source limit 1
    ) page
    left join goods_corrections correction on correction.platform = goods.platform and correction.item_id = goods.item_id
    where (goods.platform, goods.item_id) <> (${product.platform}, ${product.item_id})
      and (${kind}::text is null or goods.kind = ${kind}) and correction.is_comparable is distinct from false
    order by near.score desc, goods.id limit ${SHOWN}`.execute(db)
  const isLatin = LANGUAGES[lang].script === 'latin'
  return rows.map(({ helper_title: latin, ...row }) => ({ ...row, title: (isLatin && latin) || row.title }))
}

/** Stores by which parts of its title a product is found. */
export async function saveGrams(tx: Tx, goodsId: number, title: string): Promise<void> {
  await tx.deleteFrom('goods_grams').where('goods_id', '=', goodsId).execute()
  const grams = titleGrams(title, KEPT_GRAMS)
  if (grams.length > 0)
    await tx
      .insertInto('goods_grams')
      .values(grams.map((gram) => ({ gram, goods_id: goodsId })))
      .execute()
}
