import { inventPast } from '@longhaul/domain/goods-knowledge/invented-pieces.ts'
import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../platform/database/tables.ts'

/** Stores an invented history from before this shop kept records, all of it weighed at one moment. */
export async function kept(
  db: Kysely<DB>,
  { products, seed }: { products: number; seed: number },
  moment: Date,
): Promise<void> {
  const goods: object[] = []
  const pieces: object[] = []
  let id = 0
  for (const product of inventPast({ products, piecesPerProduct: 3.3, shops: products / 12, seed })) {
    id += 1
    const { itemId, shop, kind } = product
    // Other numbers than those of the goods that a test orders.
    goods.push({ platform: 'taobao', item_id: itemId.replace(/^6/, '7'), shop, kind, learned_at: moment })
    for (const { pieces: count, grams, sidesMm, option } of product.weighings)
      pieces.push({
        goods_id: id,
        option: createHash('md5').update(option).digest('hex'),
        pieces: count,
        weight_grams: grams,
        length_mm: sidesMm[0],
        width_mm: sidesMm[1],
        height_mm: sidesMm[2],
      })
  }
  await sql`insert into goods_knowledge (platform, item_id, shop, kind, learned_at)
    select platform, item_id, shop, kind, learned_at from jsonb_populate_recordset(null::goods_knowledge, ${JSON.stringify(goods)}::jsonb)`.execute(
    db,
  )
  await sql`insert into goods_measurements (goods_id, option_hash, pieces, weight_grams, length_mm, width_mm, height_mm, measured_at)
    select goods_id, decode(option, 'hex'), pieces, weight_grams, length_mm, width_mm, height_mm, ${moment}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as piece (goods_id bigint, option text, pieces int, weight_grams int,
      length_mm int, width_mm int, height_mm int)`.execute(db)
}
