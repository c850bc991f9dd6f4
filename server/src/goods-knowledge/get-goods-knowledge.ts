import { getGoodsKnowledge as route } from '@longhaul/contract/goods/knowledge.ts'
import { isItemNumber } from '@longhaul/domain/links/item-number.ts'
import { nearestIn } from '@longhaul/text/documents/goods-knowledge.ts'
import { joinSentences } from '@longhaul/text/join-sentences.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { toEstimate } from './estimate-card.ts'
import { estimateGoods } from './estimate-goods.ts'
import { listWeighed } from './sql-knowledge.ts'
import { findNearest } from './sql-nearest.ts'
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
  // At once: the second needs nothing of the first, and waiting takes longer than either.
  const [estimated, pieces] = await Promise.all([
    estimateGoods(db, product, query, now),
    listWeighed(db, product),
  ])
  const { known, kind, title } = estimated
  const { goods, figures, option_figures } = known
  const estimate = toEstimate(estimated, lang)
  const isOwn = estimate.level === 'option' || estimate.level === 'product'
  const nearest = isOwn ? [] : await findNearest(db, product, { title, kind: kind?.id ?? null }, lang)
  return {
    marketplace: product.platform,
    item_id: product.item_id,
    page: known.last_page,
    seen: goods && figures ? await toSeen(db, goods, figures, pieces, lang) : null,
    seen_option: option_figures && toFigures(option_figures),
    estimate: {
      ...estimate,
      explanation:
        nearest.length > 0
          ? joinSentences(lang, [estimate.explanation, nearestIn(lang, nearest)])
          : estimate.explanation,
      nearest,
    },
  }
}
