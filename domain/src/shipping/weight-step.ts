import type { Fen } from '../money/fen.ts'
import type { Quote, ShippingRate } from './fee.ts'

/** Where a parcel lies inside the weight step it pays for. */
export type WeightStep = {
  /** The step paid for covers billed weights above `fromGrams` up to `toGrams`. */
  readonly fromGrams: number
  readonly toGrams: number
  /** How much more the goods may weigh at no extra cost, the line's weight limit included. */
  readonly freeGrams: number
  /** What the parcel costs one step heavier; null where the line carries no more. */
  readonly nextTotalFen: Fen | null
}

/**
 * The weight-step meter: "260 g more at no extra cost". A parcel billed by volume or by a minimum has room until its actual weight
 * reaches the end of the step that it pays for anyway.
 */
export function weightStep(rate: ShippingRate, weightGrams: number, quoted: Quote): WeightStep {
  const toGrams = rate.firstGrams + quoted.steps * rate.stepGrams
  return {
    fromGrams: quoted.steps === 0 ? 0 : toGrams - rate.stepGrams,
    toGrams,
    freeGrams: Math.min(toGrams, rate.maxGrams) - weightGrams,
    nextTotalFen: toGrams < rate.maxGrams ? quoted.totalFen + rate.stepPriceFen : null,
  }
}
