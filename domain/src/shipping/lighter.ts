import type { Fen } from '../money/fen.ts'
import type { Quote, ShippingRate } from './fee.ts'

/**
 * What less packaging would save: `grams` less on the scale makes the next cheaper step. A package that is billed by its size is no cheaper for
 * being lighter: `by` says then that it must become smaller, `grams` how much of the billed weight is air, and `savedFen` what a box as
 * small as its weight would save. Null where nothing is to be saved: the first step, or a minimum.
 */
export type Lighter = { readonly by: 'weight' | 'size'; readonly grams: number; readonly savedFen: Fen }

export function lighter(rate: ShippingRate, weightGrams: number, quoted: Quote): Lighter | null {
  if (quoted.steps === 0) return null
  if (quoted.volumetricGrams > weightGrams && quoted.volumetricGrams === quoted.billedGrams) {
    const billedGrams = Math.max(weightGrams, rate.minChargeGrams)
    const steps = Math.ceil(Math.max(0, billedGrams - rate.firstGrams) / rate.stepGrams)
    if (steps >= quoted.steps) return null
    const savedFen = (quoted.steps - steps) * rate.stepPriceFen
    return { by: 'size', grams: quoted.billedGrams - billedGrams, savedFen }
  }
  if (quoted.billedGrams > weightGrams) return null
  const below = rate.firstGrams + (quoted.steps - 1) * rate.stepGrams
  return below < rate.minChargeGrams
    ? null
    : { by: 'weight', grams: quoted.billedGrams - below, savedFen: rate.stepPriceFen }
}
