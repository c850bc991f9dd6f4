import { OWN_HOURS, optionsOnPage } from '@longhaul/domain/goods-knowledge/shown-photos.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { Tx } from '../platform/database/db.ts'
import { figureRows } from './figure-rows.ts'
import { optionHash } from './option-hash.ts'
import { daysOf, pricesOf, problemsOf } from './past-of-goods.ts'
import { saveGrams } from './sql-nearest.ts'
import { goodsWordsOf, shopKeyOf, titlesOf, toStatedColumns, wordsOf } from './pages-of-goods.ts'
import { readKinds } from './read-kinds.ts'
import { findCorrection } from './sql-kinds.ts'
import { withGivenEstimates } from './given-estimates.ts'
import {
  type ArrivedRow,
  type Product,
  findGoodsForJob,
  deleteGoods,
  findPrice,
  listArrivedForJob,
  listMeasurements,
  listPages,
  listTravelsForJob,
  saveFigures,
  saveGoods,
  saveMeasurements,
  setAsides,
  takeMarks,
} from './sql-goods.ts'
import { listPageOptions, listShowableForJob, saveShown } from './sql-photos.ts'

/** The number of a product's latest arrivals that are read; a bestseller's older ones add nothing. */
const ARRIVED_MAX = 500

/**
 * Recomputes everything known about one product from the stations' records. Idempotent, whatever was
 * measured, corrected or undone in between.
 */
export async function recomputeGoods({ tx, now }: UnitOfWork, product: Product): Promise<void> {
  await takeMarks(tx, product)
  const arrived = await listArrivedForJob(tx, product, ARRIVED_MAX)
  const known = await findGoodsForJob(tx, product)
  const earlier = known?.earlier ?? null
  if (arrived.length === 0 && !earlier) return void (await deleteGoods(tx, product))
  const pages = await listPages(tx, product)
  const words = wordsOf(pages)
  const correction = await findCorrection(tx, product)
  const kinds = await readKinds(tx)
  const kind =
    kinds.find(correction?.kind ?? null) ??
    kinds.of(words) ??
    kinds.of(arrived[0]?.title ?? '') ??
    kinds.find(known?.kind ?? null)
  const shop = shopKeyOf(product.platform, pages) || (known?.shop ?? '')
  const { id } = await saveGoods(tx, {
    ...product,
    shop,
    kind: kind?.id ?? null,
    arrived: arrived.length + (earlier?.arrived ?? 0),
    problems: JSON.stringify(problemsOf(arrived, earlier)),
    ...daysOf(arrived, earlier),
    prices: JSON.stringify(pricesOf(arrived, earlier)),
    lines: JSON.stringify(await listTravelsForJob(tx, product)),
    learned_at: now,
  })
  const measured = arrived.flatMap((row) => {
    const own = measurementOf(id, row)
    return own ? [{ own, options_text: row.options_text }] : []
  })
  const price_fen = await findPrice(tx, product)
  const title = arrived[0]?.title ?? null
  const named = { ...product, shop, corrected_kind: null, kind: kind?.id ?? null, pages, price_fen, title }
  const goods = goodsWordsOf(named, kinds)
  const kept = await listMeasurements(tx, id, ARRIVED_MAX)
  const { given, asides } = await withGivenEstimates(
    tx,
    { ...goods, isComparable: correction?.is_comparable ?? true },
    kept,
    measured.map(({ own, options_text }) => ({ ...own, options_text })),
  )
  await saveMeasurements(
    tx,
    id,
    measured.map(({ own }, at) => ({ ...own, ...given[at]!, ...toStatedColumns(goods.stated) })),
  )
  if (asides.length > 0) await setAsides(tx, asides)
  const counting = (await listMeasurements(tx, id, ARRIVED_MAX)).filter((row) => row.verdict !== 'rejected')
  await saveFigures(tx, id, figureRows(id, counting))
  await saveGrams(tx, id, titlesOf(pages))
  await saveShownPhotos(tx, id, product)
}

/** The measurement of an arrival; null until it has been weighed. */
function measurementOf(goodsId: number, row: ArrivedRow) {
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
    confirmed: row.weight_confirmed,
    measured_at: row.received_at,
  }
}

/** The number of a product's newest photos that are kept ready: more than anyone scrolls through. */
const KEPT_MAX = 60
const HOUR_MS = 3_600_000

/**
 * Recomputes which photos of a product's earlier pieces others may see. Idempotent, whatever was
 * photographed, captioned, held back or no longer shared.
 */
async function saveShownPhotos(tx: Tx, goodsId: number, product: Product): Promise<void> {
  const taken = await listShowableForJob(tx, product, KEPT_MAX)
  const options = taken.length > 0 ? await listPageOptions(tx, product) : []
  const shown = taken.flatMap(({ stocked_at: stockedAt, options_text: typed, ...photo }) => {
    const own = optionsOnPage(typed, options)
    return own === null
      ? []
      : {
          ...photo,
          goods_id: goodsId,
          options_text: own,
          option_hash: optionHash(own),
          shown_from: new Date(stockedAt.getTime() + OWN_HOURS * HOUR_MS),
        }
  })
  await saveShown(tx, goodsId, shown)
}
