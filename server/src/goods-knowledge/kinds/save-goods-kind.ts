import { saveGoodsKind as route } from '@longhaul/contract/goods/goods-kinds.staff.ts'
import { OWN_KINDS_MAX, wordChanges } from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, badInput } from '../../platform/http/refusal.ts'
import { readKindsNow } from '../read-kinds.ts'
import { findKindRow, listKindRows, lockKinds, putKind } from '../sql-kinds.ts'
import { readKindDraft } from './kind-draft.ts'
import { moveGoods } from './kind-effects.ts'
import { storeWords } from './store-words.ts'

/** The name from which a kind has its id. */
const NAME = `name_${FIRST_LANG}`

export const saveGoodsKindAction = writeAction(route, saveGoodsKind)

/**
 * Adds a kind of goods or changes one, with its words, unless a colleague has changed it since it was read.
 * Known products move at once.
 */
async function saveGoodsKind(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, lang } = call
  await lockKinds(tx)
  const before = await readKindsNow(tx)
  const old = before.find(params.id)
  if (body.is_new && old) throw badInput({ [NAME]: 'goods_kind_exists' }, 'goods_kind_exists')
  const row = await findKindRow(tx, params.id)
  if ((row?.changed_at.toISOString() ?? null) !== (body.seen_at && new Date(body.seen_at).toISOString()))
    throw new Refusal('goods_kind_changed')
  if (!row && (await listKindRows(tx)).length >= OWN_KINDS_MAX) throw badInput({ [NAME]: 'kinds_many' })

  const { kind, words } = readKindDraft(params.id, body, before.all, lang)
  const { name, grams, sidesMm } = kind
  const by = { changed_at: now, changed_by: me.id }
  await putKind(tx, {
    id: kind.id,
    name: JSON.stringify(name),
    low_grams: grams[0],
    usual_grams: grams[1],
    high_grams: grams[2],
    length_mm: sidesMm[0],
    width_mm: sidesMm[1],
    height_mm: sidesMm[2],
    ...by,
  })
  const changes = wordChanges(kind.id, old?.words ?? [], words)
  const changed = await storeWords(tx, changes, by)
  await moveGoods(tx, { before, after: await readKindsNow(tx), kinds: [kind.id], words: changed })
  await audit(call, {
    action: 'save_goods_kind',
    subjectKind: 'goods_kind',
    subjectId: kind.id,
    before: old ? { name: old.name, grams: old.grams, size_mm: old.sidesMm, words: old.words } : null,
    after: { name, grams, size_mm: sidesMm, words },
  })
  return { changed_at: now.toISOString() }
}
