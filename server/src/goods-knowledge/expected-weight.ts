import type { Estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { Tx } from '../platform/database/db.ts'
import { estimateGoods } from './estimate-goods.ts'
import type { Product } from './sql-goods.ts'

/**
 * An item on a scale: a product of a marketplace, or, if `item_id` is empty, known only by its owner's title.
 */
type OnScale = Product & { title: string; options_text: string }

/** The expected weight of one piece, for a station that has just weighed it. */
export async function expectWeight(
  tx: Tx,
  { title, options_text: option, ...product }: OnScale,
): Promise<Estimate> {
  const { estimates } = await estimateGoods(tx, product, { title, option })
  return estimates.weight
}
