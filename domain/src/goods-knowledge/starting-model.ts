import { type Centre, type EstimateModel, type MeasureModel, Z } from './estimate.ts'
import { KINDS, type Kind } from './kinds.ts'
import { MEASURES, type Measure } from './weighings.ts'

/** Goods of unknown kind: about 420 g in 3.2 litres, with a wide deviation. */
const UNKNOWN = {
  weight: { centre: Math.log(420), deviation: 0.95 },
  volume: { centre: Math.log(3_200), deviation: 1.1 },
  longest: { centre: Math.log(280), deviation: 0.42 },
} as const

/**
 * The assumed deviation among pieces of one product until it has been measured: from differences in packaging
 * and scales.
 */
const WITHIN = { weight: 0.1, volume: 0.2, longest: 0.08 } as const

/**
 * The model of a shop that has weighed nothing yet: the table of kinds, and for goods of unknown kind a
 * central value with a wide interval.
 */
export const STARTING_MODEL: EstimateModel = modelOf((measure) => startingMeasure(measure))

/** Builds a model measure by measure. */
export function modelOf(make: (measure: Measure) => MeasureModel): EstimateModel {
  const [weight, volume, longest] = MEASURES
  return { weight: make(weight), volume: make(volume), longest: make(longest) }
}

function startingMeasure(measure: Measure): MeasureModel {
  return {
    all: { ...UNKNOWN[measure], products: 0, pieces: 0 },
    kinds: Object.fromEntries(KINDS.map((kind) => [kind.id, startingCentre(measure, kind)])),
    within: { all: WITHIN[measure] },
    held: {},
  }
}

/** The centre of a kind according to the table. Volumes are known less well than weights. */
export function startingCentre(measure: Measure, { grams, sidesMm }: Kind): Centre {
  const deviation = Math.log(grams[2] / grams[0]) / (2 * Z)
  const none = { products: 0, pieces: 0 }
  if (measure === 'weight') return { centre: Math.log(grams[1]), deviation, ...none }
  const volume = (sidesMm[0] * sidesMm[1] * sidesMm[2]) / 1_000
  if (measure === 'volume') return { centre: Math.log(volume), deviation: deviation * 1.2, ...none }
  return { centre: Math.log(sidesMm[0]), deviation: deviation / 2, ...none }
}
