import { spreadOf } from '@longhaul/domain/goods-knowledge/figures.ts'
import { foldOf } from '@longhaul/domain/goods-knowledge/fold.ts'
import { kindOf } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { readSizes, sizeFactor } from '@longhaul/domain/goods-knowledge/size-words.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { figureRows } from './figure-rows.ts'
import { optionHash } from './option-hash.ts'
import { pricesOf, problemsOf } from './past-of-goods.ts'
import { shopKeyOf, wordsOf } from './pages-of-goods.ts'
import {
  type ArrivedRow,
  type Product,
  forgetGoods,
  listArrivedForJob,
  listMeasurements,
  listPages,
  listTravelsForJob,
  saveFigures,
  saveGoods,
  saveMeasurements,
  takeMarks,
} from './sql-goods.ts'

/** So many of the latest arrivals of a product are looked at: a bestseller's older ones say nothing new. */
const ARRIVED_MAX = 500

/** Computes all that is known of one product from what the stations wrote. Idempotent: whatever was measured, corrected or taken back, it comes to the same. */
export async function recomputeGoods({ tx, now }: Doing, product: Product): Promise<void> {
  await takeMarks(tx, product)
  const arrived = await listArrivedForJob(tx, product, ARRIVED_MAX)
  if (arrived.length === 0) return void (await forgetGoods(tx, product))
  const pages = await listPages(tx, product)
  const words = wordsOf(pages)
  const kind = kindOf(words) ?? kindOf(arrived[0]!.title)
  const { id } = await saveGoods(tx, {
    ...product,
    shop: shopKeyOf(product.platform, pages),
    kind: kind?.id ?? null,
    fold: foldOf(product.platform, product.item_id),
    arrived: arrived.length,
    problems: JSON.stringify(problemsOf(arrived)),
    ...daysOf(arrived),
    prices: JSON.stringify(pricesOf(arrived)),
    lines: JSON.stringify(await listTravelsForJob(tx, product)),
    learned_at: now,
  })
  const factorOf = (row: ArrivedRow) => sizeFactor(kind, readSizes(words || row.title, row.options_text))
  await saveMeasurements(
    tx,
    id,
    arrived.flatMap((row) => measurementOf(id, row, factorOf(row)) ?? []),
  )
  await saveFigures(tx, id, figureRows(id, await listMeasurements(tx, id, ARRIVED_MAX)))
}

/** Null until it was weighed. */
function measurementOf(goodsId: number, row: ArrivedRow, factor: number) {
  const { weight_grams, length_mm, width_mm, height_mm } = row
  if (weight_grams === null || length_mm === null || width_mm === null || height_mm === null) return null
  return {
    goods_id: goodsId,
    stock_item_id: row.id,
    option_hash: optionHash(row.options_text),
    pieces: row.quantity,
    weight_grams,
    length_mm,
    width_mm,
    height_mm,
    factor,
    measured_at: row.received_at,
  }
}

const DAY_MS = 86_400_000

/** Whole days from purchase to dock. */
function daysOf(arrived: readonly ArrivedRow[]) {
  const days = arrived.flatMap(({ bought_at, received_at }) =>
    bought_at && received_at >= bought_at ? (received_at.getTime() - bought_at.getTime()) / DAY_MS : [],
  )
  if (days.length === 0) return { days_p10: null, days_p50: null, days_p90: null }
  const { p10, p50, p90 } = spreadOf(days)
  return { days_p10: p10, days_p50: p50, days_p90: p90 }
}
