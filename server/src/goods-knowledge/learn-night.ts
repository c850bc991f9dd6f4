import type { EstimateModel } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { Fold } from '@longhaul/domain/goods-knowledge/fold.ts'
import { startSetting, startTesting, whyNotPutInForce } from '@longhaul/domain/goods-knowledge/judge.ts'
import {
  type ShopOffsets,
  type WeighedProduct,
  startLearning,
} from '@longhaul/domain/goods-knowledge/learn.ts'

/** All products for one use. */
export type Read = (fold: Fold) => AsyncIterable<WeighedProduct> | Iterable<WeighedProduct>

/** Learns from products of one use, sets the intervals by those of another, and measures them by the rest, beside what was in force until then. */
export async function learnNight(read: Read, before: { model: EstimateModel; shops: ShopOffsets } | null) {
  const learning = startLearning()
  for await (const product of read('learn')) learning.see(product)
  const { model: centres, shops } = learning.finish()
  const setting = startSetting(centres, shops)
  for await (const product of read('set')) setting.see(product)
  const model = setting.finish()
  const testing = startTesting(model, shops)
  const beforeTesting = before && startTesting(before.model, before.shops)
  for await (const product of read('test')) {
    testing.see(product)
    beforeTesting?.see(product)
  }
  const [figures, figuresBefore] = [testing.finish(), beforeTesting?.finish() ?? null]
  return { model, shops, figures, figuresBefore, whyNot: whyNotPutInForce(figures, figuresBefore) }
}

export type Night = Awaited<ReturnType<typeof learnNight>>

/** The columns of a version that was learnt. */
export const toModelRow = ({ model, figures, figuresBefore, whyNot }: Night) => ({
  model: JSON.stringify(model),
  figures: JSON.stringify(figures),
  figures_before: figuresBefore && JSON.stringify(figuresBefore),
  in_force: whyNot === null,
  why_not: whyNot,
})
