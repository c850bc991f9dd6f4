import type { Fen } from '../money/fen.ts'
import type { Quote, ShippingRate } from './fee.ts'

/** The position of a parcel within its billed weight step. */
export type WeightStep = {
  /** The billed step covers weights above `fromGrams` up to `toGrams`. */
  readonly fromGrams: number
  readonly toGrams: number
  /** How much more the goods may weigh at no extra cost, within the line's weight limit. */
  readonly freeGrams: number
  /** The price one step higher; null if the line carries no more. */
  readonly nextTotalFen: Fen | null
}

/**
 * The weight-step meter: "260 g more at no extra cost". A parcel billed by volume or by a minimum has room
 * until its actual weight reaches the end of its billed step.
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
