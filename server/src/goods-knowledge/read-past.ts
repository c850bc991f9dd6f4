import { type Past, startPast } from '@longhaul/domain/goods-knowledge/learnt/past.ts'
import { isPlausible, unitLogs } from '@longhaul/domain/goods-knowledge/weighings.ts'
import type { Db } from '../platform/database/db.ts'
import { toWeighing } from './figure-rows.ts'
import { dayOf } from './days.ts'
import { goodsWordsOf, statedIn } from './pages-of-goods.ts'
import { readKinds } from './read-kinds.ts'
import { listGoodsForJob } from './sql-goods-rows.ts'
import { lastGoodsForJob, listToLearnForJob } from './sql-models.ts'

/** Product numbers per query; few enough that a busy server answers requests in between. */
const NUMBERS_AT_ONCE = 2_000

/** Everything that was weighed between two moments, and how much that was. */
export async function readPast(db: Db, between: { since: Date; until: Date }) {
  const past = startPast()
  const counted = { products: 0, weighings: 0, first: null as Date | null, last: null as Date | null }
  const kinds = await readKinds(db)
  const end = await lastGoodsForJob(db)
  for (let after = 0; after < end; after += NUMBERS_AT_ONCE) {
    const range = { after, upTo: Math.min(end, after + NUMBERS_AT_ONCE) }
    const goods = new Map((await listGoodsForJob(db, range)).map((row) => [row.id, row]))
    let add: ReturnType<typeof past.addGoods> | null = null
    let addPiece: ReturnType<ReturnType<typeof past.addGoods>> | null = null
    let [id, option]: [number, string | null] = [0, null]
    const rows = await listToLearnForJob(db, { ...range, ...between })
    const firsts = firstOfGoods(rows)
    for (const row of rows) {
      if (!goods.get(row.goods_id)?.is_comparable) continue
      if (row.goods_id !== id || add === null) {
        const words = goodsWordsOf(goods.get(row.goods_id)!, kinds)
        add = past.addGoods({ ...words, stated: statedIn(firsts.get(row.goods_id)!) })
        counted.products += 1
        id = row.goods_id
        option = null
      }
      const weighing = toWeighing(row)
      if (!isPlausible(weighing)) continue
      if (option !== weighing.option || addPiece === null) addPiece = add(row.options_text ?? '')
      option = weighing.option
      addPiece({
        day: dayOf(row.measured_at),
        pieces: row.pieces,
        logs: unitLogs(weighing),
        isConfirmed: row.confirmed,
      })
      counted.weighings += 1
      if (counted.first === null || row.measured_at < counted.first) counted.first = row.measured_at
      if (counted.last === null || row.measured_at > counted.last) counted.last = row.measured_at
    }
  }
  return { past: (): Past => past.finish(), counted }
}

/** The first measurement of each product: what was stated until then is compared with what it weighed. */
function firstOfGoods<Row extends { goods_id: number; measured_at: Date }>(rows: readonly Row[]) {
  const firsts = new Map<number, Row>()
  for (const row of rows) {
    const first = firsts.get(row.goods_id)
    if (!first || row.measured_at < first.measured_at) firsts.set(row.goods_id, row)
  }
  return firsts
}
