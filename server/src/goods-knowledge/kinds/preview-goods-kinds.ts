import { previewGoodsKinds as route } from '@longhaul/contract/goods/goods-kinds.staff.ts'
import { type KindTable, kindTable } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { type Kind, findKind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import {
  type OwnKind,
  type OwnWord,
  kindsWith,
  wordChanges,
} from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import { kindNameIn } from '@longhaul/text/documents/goods-knowledge.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, refuseIf } from '../../platform/http/refusal.ts'
import { estimateGoods } from '../estimate-goods.ts'
import { countUses, findOwnKinds } from '../sql-kinds.ts'
import { productOf, readCorrection } from './goods-correction.ts'
import { readKindDraft, readWordDraft } from './kind-draft.ts'
import { type KindChange, effectsOf } from './kind-effects.ts'
import { wordsToReturn } from './words-to-return.ts'

export const previewGoodsKindsAction = writeAction(route, previewGoodsKinds)

type Call = WriteCall<typeof route>

/** What a correction would change; nothing is changed. */
async function previewGoodsKinds(call: Call): Answer<typeof route> {
  const { tx, body, lang, now } = call
  if (body.product) return await previewProduct(call, body.product)
  const own = await findOwnKinds(tx)
  const before = kindTable(kindsWith(own.kinds, own.words))
  return await effectsOf(tx, await changeOf(call, own, before), (kind) => kind && kindNameIn(lang, kind), now)
}

async function changeOf(
  { tx, body, lang }: Call,
  own: { kinds: OwnKind[]; words: OwnWord[] },
  before: KindTable,
): Promise<KindChange> {
  const { kind: draft, removed_kind: removed, word } = body
  if (draft) {
    const { kind, words } = readKindDraft(draft.id, draft, before.all, lang)
    const { put, drop } = wordChanges(kind.id, before.find(kind.id)?.words ?? [], words)
    const kinds = [...own.kinds.filter(({ id }) => id !== kind.id), kind]
    return changeTo(before, kinds, own.words, { put, drop }, [kind.id])
  }
  if (removed !== undefined) {
    refuseIf(!findKind(removed) && (await countUses(tx, removed)) > 0 ? 'goods_kind_used' : null)
    const kinds = own.kinds.filter(({ id }) => id !== removed)
    const drop = await wordsToReturn(tx, removed)
    return changeTo(before, kinds, own.words, { put: [], drop }, [removed])
  }
  if (!word) throw badInput({ kind: 'required' })
  const { changes } = readWordDraft(word.word, word.kind, before.all)
  return changeTo(before, own.kinds, own.words, changes, [])
}

function changeTo(
  before: KindTable,
  kinds: readonly OwnKind[],
  words: readonly OwnWord[],
  { put, drop }: { put: readonly OwnWord[]; drop: readonly string[] },
  ids: string[],
): KindChange {
  const changed = [...put.map(({ word }) => word), ...drop]
  const after = [...words.filter(({ word }) => !changed.includes(word)), ...put]
  return { before, after: kindTable(kindsWith(kinds, after)), kinds: ids, words: changed }
}

/** Of one product: its expected weight as it is known now, and as it would be. */
async function previewProduct(
  { tx, lang, now }: Call,
  { kind, is_comparable, ...asked }: NonNullable<Call['body']['product']>,
): Answer<typeof route> {
  const product = productOf(asked)
  const { kinds, title, goods } = await readCorrection(tx, product)
  if (kind !== null && !kinds.find(kind)) throw badInput({ kind: 'kind_unknown' })
  const before = await estimateGoods(tx, product, { title }, now)
  const after = await estimateGoods(tx, product, { title }, now, { corrected_kind: kind, is_comparable })
  const nameOf = (own: Kind | null) => own && kindNameIn(lang, own)
  const move = {
    from: nameOf(before.kind),
    to: nameOf(after.kind),
    products: 1,
    estimates: goods?.latest ?? 0,
    grams_before: before.estimates.weight.expected,
    grams_after: after.estimates.weight.expected,
    examples: title === '' ? [] : [title],
  }
  return { moves: [move], products: 1, is_part: false }
}
