import type { Estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { Kind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { ask } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import type { Stated } from '@longhaul/domain/goods-knowledge/stated.ts'
import type { Measure } from '@longhaul/domain/goods-knowledge/weighings.ts'
import type { Db } from '../platform/database/db.ts'
import { toWeighed } from './figure-rows.ts'
import { dayOf } from './days.ts'
import { readModelInForce } from './model-in-force.ts'
import { optionHash } from './option-hash.ts'
import { goodsWordsOf } from './pages-of-goods.ts'
import { readKinds } from './read-kinds.ts'
import type { Product } from './sql-goods.ts'
import { type Known, findKnown } from './sql-knowledge.ts'

/** What is known about a product, and the expected weight and size of one piece by the model in force. */
export type EstimatedGoods = {
  known: Known
  kind: Kind | null
  estimates: Record<Measure, Estimate>
  /** Its title: that of its pages, else the one that was asked about. */
  title: string
  /** What its pages state of one piece. */
  stated: Stated
  /** The version that answers, and how many pieces it has learnt from. */
  model: { version: number; learned_at: Date | null; pieces: number }
  /** The odds that a weight per piece is a slip, and from which odds on a clerk is asked. */
  oddsOfSlip: (grams: number, pieces: number, volumeCm3: number) => number
  queriesFrom: number
}

/**
 * Estimates one piece as it is bought, now. `option` is the chosen option; `title` is used if neither a page
 * of the product was read nor one arrived. `asIf`: what staff might say of it, instead of what they said.
 */
export async function estimateGoods(
  db: Db,
  product: Product,
  asked: { option?: string; title?: string },
  now: Date,
  asIf: Partial<Pick<Known, 'corrected_kind' | 'is_comparable'>> = {},
): Promise<EstimatedGoods> {
  const option = asked.option?.trim() ?? ''
  const hash = optionHash(option)
  const known = { ...(await findKnown(db, product, option === '' ? null : hash)), ...asIf }
  const { goods, pages, price_fen, shop, seller_states, ordered_title } = known
  const words = goodsWordsOf(
    {
      ...product,
      shop,
      corrected_kind: known.corrected_kind,
      kind: 'corrected_kind' in asIf ? null : (goods?.kind ?? null),
      pages,
      price_fen,
      title: ordered_title ?? asked.title ?? null,
    },
    await readKinds(db),
  )
  // Under such a listing different things are sold: what one weighed says nothing about the next.
  const weighed = known.is_comparable ? toWeighed(known.weighings ?? []) : []
  const { version, learned_at, model } = await readModelInForce(db)
  const { estimates, oddsOfSlip } = ask(model, words, seller_states, weighed, {
    option: hash.toString('hex'),
    optionText: option,
    day: dayOf(now),
  })
  return {
    known,
    kind: words.assumed ?? null,
    estimates,
    title: words.title,
    stated: words.stated,
    model: { version, learned_at, pieces: model.pieces['all'] ?? 0 },
    oddsOfSlip: (grams, pieces, volumeCm3) =>
      oddsOfSlip(Math.log(grams / pieces), pieces, Math.log(volumeCm3 / pieces)),
    queriesFrom: model.queriesFrom,
  }
}
