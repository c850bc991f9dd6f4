import { getGoodsCorrection as route } from '@longhaul/contract/goods/goods-kinds.staff.ts'
import { kindNameIn } from '@longhaul/text/documents/goods-knowledge.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { productOf, readCorrection } from './goods-correction.ts'

export const getGoodsCorrectionAction = readAction(route, getGoodsCorrection)

/** What a product's words say about its kind, and what staff say. */
async function getGoodsCorrection({ db, params, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const { title, goods, own, byWords } = await readCorrection(db, productOf(params))
  return {
    marketplace: params.marketplace,
    item_id: params.item,
    title,
    kind_by_words: byWords && kindNameIn(lang, byWords),
    weighings: goods?.weighings ?? 0,
    kind: own?.kind ?? null,
    is_comparable: own?.is_comparable ?? true,
  }
}
