import { saveGoodsWord as route } from '@longhaul/contract/goods/goods-kinds.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { readKindsNow } from '../read-kinds.ts'
import { lockKinds } from '../sql-kinds.ts'
import { moveGoods } from './kind-effects.ts'
import { storeWords } from './store-words.ts'
import { readWordDraft } from './kind-draft.ts'

export const saveGoodsWordAction = writeAction(route, saveGoodsWord)

/** Says which kind a word names, or that it names none, whatever it named until now. */
async function saveGoodsWord(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  await lockKinds(tx)
  const before = await readKindsNow(tx)
  const { word, kinds, changes, old } = readWordDraft(params.word, body.kind, before.all)
  const words = await storeWords(tx, changes, { changed_at: now, changed_by: me.id })
  await moveGoods(tx, { before, after: await readKindsNow(tx), kinds, words })
  await audit(call, {
    action: 'save_goods_word',
    subjectKind: 'goods_word',
    subjectId: word,
    before: { kind: old },
    after: { kind: body.kind },
  })
  return {}
}
