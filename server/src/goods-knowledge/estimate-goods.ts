import type { Estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import { type Kind, findKind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { ask } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import type { Measure } from '@longhaul/domain/goods-knowledge/weighings.ts'
import type { Db } from '../platform/database/db.ts'
import { toWeighed } from './figure-rows.ts'
import { dayOf } from './days.ts'
import { readModelInForce } from './model-in-force.ts'
import { optionHash } from './option-hash.ts'
import { goodsWordsOf } from './pages-of-goods.ts'
import type { Product } from './sql-goods.ts'
import { type Known, findKnown } from './sql-knowledge.ts'

/** What is known about a product, and the expected weight and size of one piece by the model in force. */
export type EstimatedGoods = {
  known: Known
  kind: Kind | null
  estimates: Record<Measure, Estimate>
  model: { version: number; learned_at: Date | null }
  /** The odds that a weight per piece is a slip, and from which odds on a clerk is asked. */
  oddsOfSlip: (grams: number, pieces: number, volumeCm3: number) => number
  queriesFrom: number
}

/**
 * Estimates one piece as it is bought, now. `option` is the chosen option; `title` is used if neither a page
 * of the product was read nor one arrived.
 */
export async function estimateGoods(
  db: Db,
  product: Product,
  asked: { option?: string; title?: string },
  now: Date,
): Promise<EstimatedGoods> {
  const option = asked.option?.trim() ?? ''
  const hash = optionHash(option)
  const known = await findKnown(db, product, option === '' ? null : hash)
  const { goods, pages, price_fen, shop, seller_states, ordered_title } = known
  const words = goodsWordsOf({
    ...product,
    shop,
    kind: goods?.kind ?? null,
    pages,
    price_fen,
    title: ordered_title ?? asked.title ?? null,
  })
  const { version, learned_at, model } = await readModelInForce(db)
  const { estimates, oddsOfSlip } = ask(model, words, seller_states, toWeighed(known.weighings ?? []), {
    option: hash.toString('hex'),
    optionText: option,
    day: dayOf(now),
  })
  return {
    known,
    kind: findKind(words.kind) ?? null,
    estimates,
    model: { version, learned_at },
    oddsOfSlip: (grams, pieces, volumeCm3) =>
      oddsOfSlip(Math.log(grams / pieces), pieces, Math.log(volumeCm3 / pieces)),
    queriesFrom: model.queriesFrom,
  }
}
