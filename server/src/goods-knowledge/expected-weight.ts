import { type Estimate, estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import { findKind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { kindOf } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { readSizes, sizeFactor } from '@longhaul/domain/goods-knowledge/size-words.ts'
import type { Tx } from '../platform/database/db.ts'
import { readModelInForce } from './model-in-force.ts'
import { optionHash } from './option-hash.ts'
import { wordsOf } from './pages-of-goods.ts'
import type { Product } from './sql-goods.ts'
import { findKnown } from './sql-knowledge.ts'

/**
 * An item on a scale: a product of a marketplace, or, if `item_id` is empty, known only by its owner's title.
 */
type OnScale = Product & { title: string; options_text: string }

/** The expected weight of one piece, for a station that has just weighed it. */
export async function expectWeight(tx: Tx, { title, options_text, ...product }: OnScale): Promise<Estimate> {
  const { goods, pages, figures, option_figures, offsets } = await findKnown(
    tx,
    product,
    options_text.trim() === '' ? null : optionHash(options_text),
  )
  const words = wordsOf(pages ?? []) || title
  const kind = findKind(goods?.kind ?? null) ?? kindOf(words)
  const { model } = await readModelInForce(tx)
  return estimate('weight', model.weight, {
    kind: kind?.id ?? null,
    factor: sizeFactor(kind, readSizes(words, options_text)),
    shop: offsets?.weight ?? null,
    product: figures?.seen.weight ?? null,
    option: option_figures?.seen.weight ?? null,
  })
}
