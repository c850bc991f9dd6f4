import { medianOf } from '../quantiles.ts'
import type { Measure } from '../weighings.ts'
import type { Halves } from './model.ts'
import type { Past } from './past.ts'
import { type Rows, ridge, valuesBy } from './ridge.ts'

/** What the products of one half and of the other teach about columns. */
export type Fits = readonly [Float64Array, Float64Array]

/** What words say: coefficients, and by option what they say of products that did not teach them. */
export type Words = {
  fits: Record<Measure, Fits>
  difficulty: Fits
  said: Record<Measure, Float64Array>
  harder: Float64Array
}

/** Strengths of the ridge to choose from: a small shop needs a strong one. */
const LAMBDAS = [0.2, 0.6, 2, 6] as const
/** With more options than this the weakest is best, and trying the others would take long. */
const CHOSEN_UNTIL = 24_000
/** Goods teach half as much after this many days. */
const HALF_LIFE = 270
/** Options of one product teach little more than one of them. */
const SHARED = 0.7
/** Only so many pieces of an option are compared. */
const PIECES_MAX = 24

/**
 * Learns what words say from the median of each option's pieces, in two halves that never see each other.
 */
export function* learnWords(past: Past, today: number): Generator<void, Words> {
  const { rows, half, prior, deviation } = past
  const weights = weightsOf(past, today)
  const medians = mediansOf(past)
  const known = (measure: Measure) => ({
    weights: weights.map((weight, at) => (Number.isNaN(medians[measure][at]!) ? 0 : weight)),
    truth: medians[measure].map((log, at) => (Number.isNaN(log) ? 0 : log - prior[measure][at]!)),
  })
  const weight = known('weight')
  const lambda = yield* chooseLambda(rows, weight.truth, weight.weights, half)
  function* fit(measure: Measure): Generator<void, Fits> {
    const own = known(measure)
    return yield* fitHalves(rows, own.truth, own.weights, half, lambda, 20)
  }
  const fits = { weight: yield* fit('weight'), volume: yield* fit('volume'), longest: yield* fit('longest') }
  const said = saidBy(rows, half, fits)
  // How far words are off, in units of what the starting table says, is learnt in the same way.
  const off = weight.truth.map((value, at) =>
    Math.log((Math.abs(value - said.weight[at]!) + 0.03) / deviation.weight[at]!),
  )
  const middle = medianOf(off.filter((_, at) => weight.weights[at]! > 0))
  const centred = off.map((value) => value - middle)
  const difficulty = yield* fitHalves(rows, centred, weight.weights, half, 3 * lambda + 3, 10)
  return { fits, said, difficulty, harder: crossed(rows, half, difficulty) }
}

const saidBy = (rows: Rows, half: Uint8Array, fits: Record<Measure, Fits>) => ({
  weight: crossed(rows, half, fits.weight),
  volume: crossed(rows, half, fits.volume),
  longest: crossed(rows, half, fits.longest),
})

/** What the words of an earlier model say of these options. */
export function wordsBy(
  { rows, half }: Past,
  of: (measure: Measure) => Halves | null,
  difficulty: Halves | null,
): Words {
  const inColumns = (halves: Halves | null): Fits => {
    const own = (at: 0 | 1) => Float64Array.from(rows.buckets, (bucket) => (halves ? halves[at][bucket]! : 0))
    return [own(0), own(1)]
  }
  const fits = {
    weight: inColumns(of('weight')),
    volume: inColumns(of('volume')),
    longest: inColumns(of('longest')),
  }
  const harder = inColumns(difficulty)
  return { fits, difficulty: harder, said: saidBy(rows, half, fits), harder: crossed(rows, half, harder) }
}

function weightsOf({ rows, goodsOf, pieces }: Past, today: number): Float64Array {
  const counts = new Int32Array(rows.count)
  const lastDay = new Float64Array(rows.count)
  for (let at = 0; at < pieces.count; at += 1) {
    counts[pieces.option[at]!]! += 1
    lastDay[pieces.option[at]!] = pieces.day[at]!
  }
  const optionsOf = new Map<number, number>()
  for (const goods of goodsOf) optionsOf.set(goods, (optionsOf.get(goods) ?? 0) + 1)
  return Float64Array.from(counts, (count, at) =>
    count === 0
      ? 0
      : (Math.sqrt(Math.min(3, count)) * 2 ** ((lastDay[at]! - today) / HALF_LIFE)) /
        optionsOf.get(goodsOf[at]!)! ** SHARED,
  )
}

/** The median of the latest pieces of each option; not a number where a measure is not known. */
function mediansOf({ rows, pieces }: Past): Record<Measure, Float64Array> {
  const starts = new Int32Array(rows.count + 1)
  for (let at = 0; at < pieces.count; at += 1) starts[pieces.option[at]! + 1]! += 1
  for (let row = 0; row < rows.count; row += 1) starts[row + 1]! += starts[row]!
  const filled = starts.slice()
  const byOption = new Int32Array(pieces.count)
  for (let at = 0; at < pieces.count; at += 1) {
    byOption[filled[pieces.option[at]!]!] = at
    filled[pieces.option[at]!]! += 1
  }
  const medians = (measure: Measure) => {
    const logs = pieces.logs[measure]
    return Float64Array.from({ length: rows.count }, (_, row) => {
      const own = []
      for (let at = Math.max(starts[row]!, starts[row + 1]! - PIECES_MAX); at < starts[row + 1]!; at += 1) {
        const log = logs[byOption[at]!]!
        if (!Number.isNaN(log)) own.push(log)
      }
      return own.length === 0 ? Number.NaN : own.length === 1 ? own[0]! : medianOf(own)
    })
  }
  return { weight: medians('weight'), volume: medians('volume'), longest: medians('longest') }
}

/** What is said of each option by the half that its product did not teach. */
const crossed = (rows: Rows, half: Uint8Array, fits: Fits): Float64Array =>
  valuesBy(rows, (row) => fits[half[row] === 0 ? 0 : 1])

function* fitHalves(
  rows: Rows,
  truth: Float64Array,
  weights: Float64Array,
  half: Uint8Array,
  lambda: number,
  steps: number,
): Generator<void, Fits> {
  const without = (hidden: number) => weights.map((weight, at) => (half[at] === hidden ? 0 : weight))
  const first = yield* ridge(rows, truth, without(0), lambda, steps)
  return [first, yield* ridge(rows, truth, without(1), lambda, steps)]
}

function* chooseLambda(
  rows: Rows,
  truth: Float64Array,
  weights: Float64Array,
  half: Uint8Array,
): Generator<void, number> {
  if (rows.count > CHOSEN_UNTIL) return LAMBDAS[0]
  let best = { lambda: 1, error: Number.POSITIVE_INFINITY }
  for (const lambda of LAMBDAS) {
    const said = crossed(rows, half, yield* fitHalves(rows, truth, weights, half, lambda, 15))
    const error = weights.reduce(
      (sum, weight, at) => sum + weight * Math.min(2, Math.abs(truth[at]! - said[at]!)),
      0,
    )
    if (error < best.error) best = { lambda, error }
  }
  return best.lambda
}
