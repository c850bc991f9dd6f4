import type { KindTable } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import type { Kind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { ask } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import { medianOf } from '@longhaul/domain/goods-knowledge/quantiles.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { dayOf } from '../days.ts'
import { readModelInForce } from '../model-in-force.ts'
import { goodsWordsOf, wordsOf } from '../pages-of-goods.ts'
import { type GoodsRow, listGoodsNaming } from '../sql-goods-rows.ts'
import { listLatestEstimated, setGoodsKinds } from './sql-effects.ts'

/** The kinds before and after a correction, with the kinds and words that it changes. */
export type KindChange = { before: KindTable; after: KindTable; kinds: string[]; words: string[] }

/** A product whose kind changes, or what is assumed of it. */
export type Move = { goods: GoodsRow; from: Kind | null; to: Kind | null }

const AT_ONCE = 2_000
/** A preview compares so many products; a correction itself all. */
export const PREVIEWED_MAX = 20_000

/** The products of which a correction changes something, at most `max` of those that it may concern. */
export async function movesBy(
  db: Db,
  change: KindChange,
  max = Number.POSITIVE_INFINITY,
): Promise<{ moves: Move[]; isPart: boolean }> {
  const moves: Move[] = []
  let seen = 0
  for (let after = 0; ;) {
    if (seen >= max) return { moves, isPart: true }
    const rows = await listGoodsNaming(db, change, after, AT_ONCE)
    for (const goods of rows) {
      const from = change.before.find(goods.corrected_kind ?? goods.kind) ?? null
      const to = kindOfRow(goods, change.after)
      const isAssumedAnew = to !== null && change.kinds.includes(to.id) && from?.id === to.id
      if (from?.id !== to?.id || (isAssumedAnew && isOther(from, to))) moves.push({ goods, from, to })
    }
    seen += rows.length
    if (rows.length < AT_ONCE) return { moves, isPart: false }
    after = rows.at(-1)!.id
  }
}

/** The kind of a known product by a table; what is known of one without any words stays. */
function kindOfRow(goods: GoodsRow, kinds: KindTable): Kind | null {
  const own = kinds.find(goods.corrected_kind)
  if (own) return own
  const words = wordsOf(goods.pages ?? [])
  if (words === '' && !goods.title) return kinds.find(goods.kind) ?? null
  return kinds.of(words) ?? kinds.of(goods.title ?? '')
}

const isOther = (a: Kind | null, b: Kind | null): boolean =>
  JSON.stringify([a?.grams, a?.sidesMm]) !== JSON.stringify([b?.grams, b?.sidesMm])

/** Gives known products the kinds that a correction gives them, at once. */
export async function moveGoods(tx: Tx, change: KindChange): Promise<void> {
  const { moves } = await movesBy(tx, change)
  const kinds = moves
    .filter(({ from, to }) => from?.id !== to?.id)
    .map(({ goods, to }) => ({ id: goods.id, kind: to?.id ?? null }))
  if (kinds.length > 0) await setGoodsKinds(tx, kinds)
}

const ESTIMATES = 200
const ASKED_MAX = 40
const EXAMPLES = 3

/** What a correction changes, from which kind to which, the most products first. */
export async function effectsOf(
  db: Db,
  change: KindChange,
  nameOf: (kind: Kind | null) => string | null,
  now: Date,
) {
  const { moves, isPart } = await movesBy(db, change, PREVIEWED_MAX)
  const latest = await listLatestEstimated(db, ESTIMATES)
  const { model } = await readModelInForce(db)
  /** What a piece weighs before any of its product was weighed. */
  const expected = (goods: GoodsRow, kind: Kind | null, kinds: KindTable) => {
    const words = goodsWordsOf({ ...goods, corrected_kind: null, kind: kind?.id ?? null }, kinds)
    return ask(model, words, null, [], { option: '', optionText: '', day: dayOf(now) }).estimates.weight
      .expected
  }
  const groups = new Map<string, Move[]>()
  for (const move of moves) {
    const key = `${move.from?.id} ${move.to?.id}`
    const own = groups.get(key) ?? []
    groups.set(key, own)
    own.push(move)
  }
  return {
    products: moves.length,
    is_part: isPart,
    moves: [...groups.values()]
      .toSorted((a, b) => b.length - a.length)
      .map((own) => {
        const ids = new Set(own.map(({ goods }) => goods.id))
        const asked = own.slice(0, ASKED_MAX)
        return {
          from: nameOf(own[0]!.from),
          to: nameOf(own[0]!.to),
          products: own.length,
          estimates: latest.filter((id) => ids.has(id)).length,
          grams_before: Math.round(
            medianOf(asked.map(({ goods, from }) => expected(goods, from, change.before))),
          ),
          grams_after: Math.round(medianOf(asked.map(({ goods, to }) => expected(goods, to, change.after)))),
          examples: own.flatMap(({ goods }) => titleOf(goods) ?? []).slice(0, EXAMPLES),
        }
      }),
  }
}

const titleOf = ({ pages, title }: GoodsRow): string | null =>
  pages?.find((page) => page.title !== '')?.title ?? title
