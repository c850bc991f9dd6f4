import type { Fen } from '../money/fen.ts'
import type { Quote, ShippingRate } from './fee.ts'

/**
 * What less packaging would save: with `grams` less on the scale the package reaches the next cheaper step. A
 * package billed by its size does not become cheaper by being lighter: then `by` is `size`, `grams` is how
 * much of the billed weight is air, and `savedFen` is the saving of a box whose volumetric weight does not
 * exceed its actual weight. Null if nothing can be saved: in the first step, or at the minimum.
 */
export type PackagingSaving = {
  readonly by: 'weight' | 'size'
  readonly grams: number
  readonly savedFen: Fen
}

export function packagingSaving(
  rate: ShippingRate,
  weightGrams: number,
  quoted: Quote,
): PackagingSaving | null {
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
