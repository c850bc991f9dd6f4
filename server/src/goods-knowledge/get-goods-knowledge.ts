import { getGoodsKnowledge as route } from '@longhaul/contract/goods/knowledge.ts'
import { isItemNumber } from '@longhaul/domain/links/item-number.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { toEstimate } from './estimate-card.ts'
import { estimateGoods } from './estimate-goods.ts'
import { toFigures, toSeen } from './seen-card.ts'

export const getGoodsKnowledgeAction = readAction(route, getGoodsKnowledge)

/**
 * What our warehouse measured about a product, and the expected weight of one piece. A lack of knowledge is
 * not an error.
 */
async function getGoodsKnowledge({
  db,
  params,
  query,
  now,
  lang,
}: ReadCall<typeof route>): Answer<typeof route> {
  if (!isItemNumber(params.marketplace, params.item)) throw new Refusal('not_found')
  const product = { platform: params.marketplace, item_id: params.item }
  const { known, kind, estimates, model } = await estimateGoods(db, product, query, now)
  const { goods, figures, option_figures } = known
  return {
    marketplace: product.platform,
    item_id: product.item_id,
    page: known.last_page,
    seen: goods && figures ? await toSeen(db, product, goods, figures, lang) : null,
    seen_option: option_figures && toFigures(option_figures),
    estimate: {
      ...toEstimate(estimates, kind, lang),
      model_version: model.version,
      learned_at: model.learned_at?.toISOString() ?? null,
    },
  }
}
