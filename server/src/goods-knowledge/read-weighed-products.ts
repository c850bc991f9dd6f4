import type { Fold } from '@longhaul/domain/goods-knowledge/fold.ts'
import type { WeighedProduct } from '@longhaul/domain/goods-knowledge/learn.ts'
import type { Db } from '../platform/database/db.ts'
import { toWeighing } from './figure-rows.ts'
import { lastGoodsForJob, listToLearnForJob } from './sql-models.ts'

/** Product numbers per query; few enough that a busy server answers requests in between. */
const NUMBERS_AT_ONCE = 2_000

export type DatedProduct = WeighedProduct & { firstAt: Date; lastAt: Date }

/** All products of one fold that were weighed between two moments, a few hundred in memory at a time. */
export async function* readWeighedProducts(
  db: Db,
  between: { since: Date; until: Date },
  fold: Fold,
): AsyncGenerator<DatedProduct> {
  const last = await lastGoodsForJob(db)
  for (let after = 0; after < last; after += NUMBERS_AT_ONCE) {
    const upTo = Math.min(last, after + NUMBERS_AT_ONCE)
    yield* productsOf(await listToLearnForJob(db, { after, upTo, ...between, fold }), fold)
  }
}

type Row = Awaited<ReturnType<typeof listToLearnForJob>>[number]

/** Groups rows that are ordered by product. */
function* productsOf(rows: readonly Row[], fold: Fold): Generator<DatedProduct> {
  let begin = 0
  for (let at = 1; at <= rows.length; at += 1) {
    if (rows[at]?.goods_id === rows[begin]!.goods_id) continue
    yield productOf(rows[begin]!, rows.slice(begin, at), fold)
    begin = at
  }
}

const productOf = (first: Row, rows: readonly Row[], fold: Fold): DatedProduct => ({
  fold,
  shop: first.shop,
  kind: first.kind,
  weighings: rows.map(toWeighing),
  firstAt: first.measured_at,
  lastAt: rows.at(-1)!.measured_at,
})
