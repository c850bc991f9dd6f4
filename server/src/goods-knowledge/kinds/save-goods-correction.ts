import { saveGoodsCorrection as route } from '@longhaul/contract/goods/goods-kinds.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { markGoods } from '../sql-asides.ts'
import { deleteCorrection, lockKinds, putCorrection } from '../sql-kinds.ts'
import { productOf, readCorrection } from './goods-correction.ts'
import { setGoodsKinds } from './sql-effects.ts'

export const saveGoodsCorrectionAction = writeAction(route, saveGoodsCorrection)

/** Sets a product's kind, or that its pieces cannot be compared; or lets what its words say hold again. */
async function saveGoodsCorrection(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const product = productOf(params)
  await lockKinds(tx)
  const { kinds, own, goods, byWords } = await readCorrection(tx, product)
  const { kind, is_comparable } = body
  if (kind !== null && !kinds.find(kind)) throw badInput({ kind: 'kind_unknown' })
  if (kind === null && is_comparable) await deleteCorrection(tx, product)
  else await putCorrection(tx, { ...product, kind, is_comparable, changed_at: now, changed_by: me.id })
  if (goods) {
    await setGoodsKinds(tx, [{ id: goods.id, kind: kind ?? byWords?.id ?? null }])
    await markGoods(tx, product)
  }
  await audit(call, {
    action: 'save_goods_correction',
    subjectKind: 'goods',
    subjectId: `${product.platform} ${product.item_id}`,
    before: { kind: own?.kind ?? null, is_comparable: own?.is_comparable ?? true },
    after: { kind, is_comparable },
  })
  return {}
}
