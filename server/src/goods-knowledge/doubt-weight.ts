import { type ExpectedWeight, doubtWeighing } from '@longhaul/domain/goods-knowledge/doubt-weighing.ts'
import type { Tx } from '../platform/database/db.ts'
import { estimateGoods } from './estimate-goods.ts'
import type { Product } from './sql-goods.ts'

/**
 * An item on a scale: a product of a marketplace, or, if `item_id` is empty, known only by its owner's title.
 */
type OnScale = Product & {
  title: string
  options_text: string
  quantity: number
  grams: number
  volumeCm3: number
}

/** The expected weight of all pieces, if a station has to ask whether the scale is right; else null. */
export async function doubtWeight(
  tx: Tx,
  { title, options_text: option, quantity, grams, volumeCm3, ...product }: OnScale,
  now: Date,
): Promise<ExpectedWeight | null> {
  const { estimates, oddsOfSlip, queriesFrom } = await estimateGoods(tx, product, { title, option }, now)
  return doubtWeighing(
    { estimate: estimates.weight, oddsOfSlip: oddsOfSlip(grams, quantity, volumeCm3), queriesFrom },
    quantity,
  )
}
