import { removeGoodsWord as route } from '@longhaul/contract/goods/goods-kinds.staff.ts'
import { readKindWord } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { releasedKindOf } from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { readKindsNow } from '../read-kinds.ts'
import { deleteWords, findOwnKinds, lockKinds } from '../sql-kinds.ts'
import { moveGoods } from './kind-effects.ts'

export const removeGoodsWordAction = writeAction(route, removeGoodsWord)

/** Lets a word name again what it names in the table that comes with the program. */
async function removeGoodsWord(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params } = call
  await lockKinds(tx)
  const { word } = readKindWord(params.word)
  const own = orNotFound((await findOwnKinds(tx)).words.find((entry) => entry.word === word))
  const before = await readKindsNow(tx)
  await deleteWords(tx, [word])
  await moveGoods(tx, { before, after: await readKindsNow(tx), kinds: [], words: [word] })
  await audit(call, {
    action: 'remove_goods_word',
    subjectKind: 'goods_word',
    subjectId: word,
    before: { kind: own.kind },
    after: { kind: releasedKindOf(word) },
  })
  return {}
}
