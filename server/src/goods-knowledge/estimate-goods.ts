import { estimatesBefore } from '@longhaul/domain/goods-knowledge/asked-before.ts'
import type { Estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import { kindOf } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { type Kind, findKind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { readSizes, sizeFactor } from '@longhaul/domain/goods-knowledge/size-words.ts'
import type { Measure } from '@longhaul/domain/goods-knowledge/weighings.ts'
import type { Db } from '../platform/database/db.ts'
import { toWeighing } from './figure-rows.ts'
import { readModelInForce } from './model-in-force.ts'
import { optionHash } from './option-hash.ts'
import { wordsOf } from './pages-of-goods.ts'
import type { Product } from './sql-goods.ts'
import { type Known, findKnown } from './sql-knowledge.ts'

/** What is known about a product, and the expected weight and size of one piece by the model in force. */
export type EstimatedGoods = {
  known: Known
  kind: Kind | null
  estimates: Record<Measure, Estimate>
  model: { version: number; learned_at: Date | null }
}

/**
 * Estimates one piece as it is bought. `option` is the chosen option; `title` is used if no page of the
 * product was read.
 */
export async function estimateGoods(
  db: Db,
  product: Product,
  asked: { option?: string; title?: string },
): Promise<EstimatedGoods> {
  const option = asked.option?.trim() ?? ''
  const known = await findKnown(db, product, option === '' ? null : optionHash(option))
  const { kind, factor } = whatIsAsked(known, asked.title ?? '', option)
  const { version, learned_at, model } = await readModelInForce(db)
  const estimates = estimatesBefore(
    model,
    { kind: kind?.id ?? null, offsets: known.offsets ?? undefined },
    (known.weighings ?? []).map(toWeighing),
    { factor, option: optionHash(option).toString('hex') },
  )
  return { known, kind, estimates, model: { version, learned_at } }
}

/** The kind and size factor, from the product's own pages or, if there are none, from the caller's title. */
function whatIsAsked({ goods, pages }: Known, title: string, option: string) {
  const words = wordsOf(pages ?? []) || title
  const kind = findKind(goods?.kind ?? null) ?? kindOf(words)
  return { kind: kind ?? null, factor: sizeFactor(kind, readSizes(words, option)) }
}
