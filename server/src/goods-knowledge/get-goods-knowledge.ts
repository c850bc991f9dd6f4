import { getGoodsKnowledge as route } from '@longhaul/contract/goods/knowledge.ts'
import { estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import { findKind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { kindOf } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { readSizes, sizeFactor } from '@longhaul/domain/goods-knowledge/size-words.ts'
import type { Measure } from '@longhaul/domain/goods-knowledge/weighings.ts'
import { PLATFORMS } from '@longhaul/domain/links/parsed-link.ts'
import { OTHER_PLATFORM } from '../goods/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { readModelInForce } from './model-in-force.ts'
import { optionHash } from './option-hash.ts'
import { wordsOf } from './pages-of-goods.ts'
import { toFigures, toSeen } from './seen-card.ts'
import { type Known, findKnown } from './sql-knowledge.ts'
import { toEstimate } from './estimate-card.ts'

export const getGoodsKnowledgeAction = action(route, getGoodsKnowledge)

/** What our warehouse saw of a product, and what one piece of it is expected to weigh. Never fails for want of knowledge. */
async function getGoodsKnowledge({ tx, params, query, lang }: Call<typeof route>): Answer<typeof route> {
  if (!MARKETPLACES.has(params.marketplace)) throw new Refusal('not_found')
  const product = { platform: params.marketplace, item_id: params.item }
  const option = query.option?.trim() ?? ''
  const known = await findKnown(tx, product, option === '' ? null : optionHash(option))
  const { goods, figures, option_figures } = known
  const { kind, factor } = whatIsAsked(known, query.title ?? '', option)
  const { version, learned_at, model } = await readModelInForce(tx)
  const said = (measure: Measure) =>
    estimate(measure, model[measure], {
      kind: kind?.id ?? null,
      factor,
      shop: known.offsets?.[measure] ?? null,
      product: figures?.seen[measure] ?? null,
      option: option_figures?.seen[measure] ?? null,
    })
  return {
    marketplace: product.platform,
    item_id: product.item_id,
    seen: goods && figures ? await toSeen(tx, goods, figures, lang) : null,
    seen_option: option_figures && toFigures(option_figures),
    estimate: {
      ...toEstimate({ weight: said('weight'), volume: said('volume'), longest: said('longest') }, kind, lang),
      model_version: version,
      learned_at: learned_at?.toISOString() ?? null,
    },
  }
}

const MARKETPLACES: ReadonlySet<string> = new Set([...PLATFORMS, OTHER_PLATFORM])

/** What it is and how large: by its own pages, where there are none by the title that the caller knows. */
function whatIsAsked({ goods, pages }: Known, title: string, option: string) {
  const words = wordsOf(pages ?? []) || title
  const kind = findKind(goods?.kind ?? null) ?? kindOf(words)
  return { kind, factor: sizeFactor(kind, readSizes(words, option)) }
}
