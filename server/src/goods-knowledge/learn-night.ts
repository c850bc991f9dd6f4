import type { EstimateModel } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { Fold } from '@longhaul/domain/goods-knowledge/fold.ts'
import { startSetting, startTesting, whyNotPutInForce } from '@longhaul/domain/goods-knowledge/judge.ts'
import {
  type ShopOffsets,
  type WeighedProduct,
  startLearning,
} from '@longhaul/domain/goods-knowledge/learn.ts'

/** Reads all products of one fold. */
export type Read = (fold: Fold) => AsyncIterable<WeighedProduct> | Iterable<WeighedProduct>

/**
 * Learns a model from the products of one fold, sets its intervals by those of another, and tests it on the
 * third, together with the model in force so far.
 */
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

/** The columns of a learnt version. */
export const toModelRow = ({ model, figures, figuresBefore, whyNot }: Night) => ({
  model: JSON.stringify(model),
  figures: JSON.stringify(figures),
  figures_before: figuresBefore && JSON.stringify(figuresBefore),
  in_force: whyNot === null,
  why_not: whyNot,
})
