import { removeGoodsKind as route } from '@longhaul/contract/goods/goods-kinds.staff.ts'
import { findKind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { readKindsNow } from '../read-kinds.ts'
import { countUses, deleteKind, deleteWords, findKindRow, lockKinds } from '../sql-kinds.ts'
import { moveGoods } from './kind-effects.ts'
import { wordsToReturn } from './words-to-return.ts'

export const removeGoodsKindAction = writeAction(route, removeGoodsKind)

/**
 * Returns a kind and its words to what comes with the program; removes an added one, unless products are of
 * it.
 */
async function removeGoodsKind(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params } = call
  await lockKinds(tx)
  const row = await findKindRow(tx, params.id)
  const words = await wordsToReturn(tx, params.id)
  orNotFound(row ?? words[0])
  const before = await readKindsNow(tx)
  const isOwn = findKind(params.id) === undefined
  refuseIf(isOwn && (await countUses(tx, params.id)) > 0 ? 'goods_kind_used' : null)
  await deleteKind(tx, params.id)
  if (words.length > 0) await deleteWords(tx, words)
  await moveGoods(tx, { before, after: await readKindsNow(tx), kinds: [params.id], words })
  const old = before.find(params.id)
  await audit(call, {
    action: 'remove_goods_kind',
    subjectKind: 'goods_kind',
    subjectId: params.id,
    before: old ? { name: old.name, grams: old.grams, size_mm: old.sidesMm, words: old.words } : null,
  })
  return {}
}
