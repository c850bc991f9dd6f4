import type { Forecast } from './known.ts'

/**
 * How much of what first weights are off by is seen in the volume too, in standard deviations: goods that are
 * larger than expected are heavier as well, and a slip of the scale alone is not. `left` is the part of the
 * variance that stays unknown.
 */
export type Density = { slope: number; left: number }

export const NO_DENSITY: Density = { slope: 0, left: 1 }

/** As if so many goods had shown that the volume says nothing. */
const EQUAL = 50
const LEFT_MIN = 0.15
const clipped = (off: number) => Math.max(-3, Math.min(3, off))
/** Whether nothing of the goods was weighed before. */
export const isFirst = ({ level }: Forecast) => level === 'text' || level === 'seller'

/**
 * The forecast of a weight given by how many deviations the volume was off; not a number if that is unknown.
 * Of goods that were weighed before, their own weights say more.
 */
export function givenVolume(said: Forecast, volumeOff: number, { slope, left }: Density): Forecast {
  if (Number.isNaN(volumeOff) || !isFirst(said)) return said
  const spread = Math.sqrt(said.variance + said.noise)
  return { ...said, mean: said.mean + slope * clipped(volumeOff) * spread, variance: said.variance * left }
}

/** Learns that from the first pieces of goods, as they come. */
export function startDensity() {
  let [both, volumes, weights] = [0, 0, 0]
  return {
    see(said: Forecast, weightOff: number, volumeOff: number, trust: number): void {
      if (Number.isNaN(volumeOff) || !isFirst(said)) return
      const [weight, volume] = [clipped(weightOff), clipped(volumeOff)]
      both += trust * weight * volume
      volumes += trust * volume * volume
      weights += trust * weight * weight
    },
    now(): Density {
      const slope = both / (volumes + EQUAL)
      const unknown = weights - 2 * slope * both + slope ** 2 * volumes
      return { slope, left: Math.max(LEFT_MIN, (unknown + EQUAL) / (weights + EQUAL)) }
    },
  }
}
