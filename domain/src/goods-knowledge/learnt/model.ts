import type { Scales, SellerState, MarketplaceState, Asked, Forecast } from './known.ts'
import type { Estimate } from '../estimate.ts'
import { MEASURES, type Measure } from '../weighings.ts'
import { type Groups, INTERVAL, OUTCOMES_AT, groupOf, quantilesFor } from './calibration.ts'
import { type Density, NO_DENSITY, givenVolume } from './density.ts'
import { type Described, type GoodsWords, type Sparse, assumedKind, describer } from './features.ts'
import { isCount } from './quantities.ts'
import { newSeller } from './sellers.ts'
import { claimOf, givenClaim, statementOf } from './statements.ts'
import { forecast, judge, newProduct, observe, oddsOf } from './states.ts'

/** Coefficients of all buckets, from the products of either half of the goods. */
export type Halves = readonly [Float32Array, Float32Array]

/** What a night learnt about one measure. */
export type MeasureModel = {
  /** Null before the first night. */
  words: Halves | null
  scales: Scales
  groups: Groups
}

/** Everything that a night learnt, apart from the sellers. */
export type LearntModel = {
  measures: Record<Measure, MeasureModel>
  /** How far goods of such words lie from what the words say, as a logarithm of the prior's deviation. */
  difficulty: Halves | null
  /** How much was weighed to learn what a counting word multiplies by. */
  counts: Readonly<Record<string, number>>
  marketplaces: Readonly<Record<string, Record<Measure, MarketplaceState>>>
  /** Weighed pieces by kind, and of all; a kind without any is only known by the starting table. */
  pieces: Readonly<Record<string, number>>
  /** What volumes say about first weights. */
  density: Density
  /** Weights that are likelier slips than this are queried. */
  queriesFrom: number
}

export type SellerStates = Record<Measure, SellerState>

/**
 * The model of a shop that has weighed nothing: the starting table, with intervals wide enough to be
 * honest.
 */
export const STARTING_MODEL: LearntModel = {
  measures: {
    weight: { words: null, scales: startingScales(0.1), groups: {} },
    volume: { words: null, scales: startingScales(0.2), groups: {} },
    longest: { words: null, scales: startingScales(0.08), groups: {} },
  },
  difficulty: null,
  counts: {},
  marketplaces: {},
  pieces: {},
  density: NO_DENSITY,
  queriesFrom: 0.5,
}

function startingScales(noise: number): Scales {
  return { product: 1.25, seller: 0.15, option: 0.1, noise: { all: noise }, wander: 0, slips: 0.02 }
}

/** Which half of the goods a product is in: the other half's words estimate it. */
export function halfOf(id: string): 0 | 1 {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01_00_01_93)
  return ((hash ^ (hash >>> 15)) & 1) === 0 ? 0 : 1
}

/** One weighing of a product, per piece. */
export type Weighed = {
  option: string
  optionText: string
  day: number
  pieces: number
  logs: Record<Measure, number | null>
  isConfirmed: boolean
}

/** What can be said of a piece, and what the earlier weighings of its product turned out to be. */
export type Answer = {
  estimates: Record<Measure, Estimate>
  /** By earlier weighing: the probability that its weight is a slip. */
  slips: readonly number[]
  /**
   * How much likelier than right a weight is a slip, by the logarithms of the grams and of the cubic
   * centimetres of a piece, the latter null if unknown.
   */
  oddsOfSlip: (log: number, pieces: number, volumeLog: number | null) => number
}

/** What the words say of one measure, its difficulty, and what unlearnt counts add. */
export type Said = { text: number; difficulty: number; countVariance: number }

/** What the model says by words alone. `half` is null for goods that were never weighed. */
function sayWords(model: LearntModel, measure: Measure, described: Described, half: 0 | 1 | null): Said {
  const { centre, deviation } = described.prior[measure]
  const { words } = model.measures[measure]
  const learnt = words ? valueBy(described, words, half) : 0
  const harder = model.difficulty ? valueBy(described, model.difficulty, half) : 0
  return {
    text: Math.min(LOG_MAX[measure], Math.max(0, centre + learnt)),
    difficulty: difficultyOf(deviation, harder),
    countVariance: countVarianceOf(countsOf(described), model.counts) * (measure === 'longest' ? 1 / 9 : 1),
  }
}

/** How far goods of such words lie apart: what the starting table says, times what was learnt. */
export const difficultyOf = (deviation: number, harder: number): number =>
  Math.min(2.2, Math.max(0.1, deviation * Math.exp(harder)))

/** Nothing that a warehouse takes is larger: 60 kg, two cubic metres, five metres. */
const LOG_MAX = { weight: Math.log(60_000), volume: Math.log(2_000_000), longest: Math.log(5_000) } as const

function valueBy(described: Described, halves: Halves, half: 0 | 1 | null): number {
  const part = ({ buckets, values }: Sparse, coefficients: Float32Array) =>
    buckets.reduce((sum, bucket, at) => sum + coefficients[bucket]! * values[at]!, 0)
  const by = (coefficients: Float32Array) =>
    part(described.goods, coefficients) + part(described.own, coefficients)
  return half === null ? (by(halves[0]) + by(halves[1])) / 2 : by(halves[half])
}

/** The exponents of counts lie about this far from their priors. */
const EXPONENT_VARIANCE = 0.4 ** 2
const ROW_VARIANCE = 0.3
const COUNT_VARIANCE_MAX = 1.4 ** 2

/**
 * The counts in the words of goods, as logarithms: what they multiply by is not known until it is learnt.
 */
export const countsOf = ({ quantities }: Described): { word: string; log: number }[] =>
  quantities.filter(isCount).map(({ count, word }) => ({ word, log: Math.log(count) }))

/** What is not known yet of what counts multiply by, given how much was weighed to learn it. */
export function countVarianceOf(
  counted: readonly { word: string; log: number }[],
  counts: Readonly<Record<string, number>>,
): number {
  const variance = counted.reduce((sum, { word, log }) => {
    const unknown = EXPONENT_VARIANCE / (1 + (EXPONENT_VARIANCE * (counts[word] ?? 0)) / ROW_VARIANCE)
    return sum + unknown * log * log
  }, 0)
  return Math.min(COUNT_VARIANCE_MAX, variance)
}

/**
 * Answers what a piece will weigh and measure, from the words of its product and everything that was
 * weighed of it and of its seller. This is what a shopper is shown, what the dock compares with, what is
 * stored with the piece and what is judged.
 */
export function ask(
  model: LearntModel,
  goods: GoodsWords & { id: string },
  seller: SellerStates | null,
  earlier: readonly Weighed[],
  piece: { option: string; optionText: string; day: number },
): Answer {
  const half = earlier.length === 0 ? null : halfOf(goods.id)
  const described = byText(describer(goods))
  const one = (measure: Measure) => askMeasure(model, measure, goods, half, seller, earlier, piece, described)
  const [weight, volume, longest] = MEASURES.map(one)
  return {
    estimates: { weight: weight!.estimate, volume: volume!.estimate, longest: longest!.estimate },
    slips: weight!.slips,
    oddsOfSlip: (log, pieces, volumeLog) =>
      weight!.oddsOfSlip(log, pieces, volumeLog === null ? Number.NaN : volume!.offOf(volumeLog)),
  }
}

/** Works something out once for each text: a bestseller is weighed often, in few options. */
function byText<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const own = made.get(text) ?? make(text)
    made.set(text, own)
    return own
  }
}

function askMeasure(
  model: LearntModel,
  measure: Measure,
  goods: GoodsWords,
  half: 0 | 1 | null,
  sellers: SellerStates | null,
  earlier: readonly Weighed[],
  { option, optionText, day }: { option: string; optionText: string; day: number },
  described: (text: string) => Described,
) {
  const { scales, groups } = model.measures[measure]
  const marketplace = model.marketplaces[goods.platform]?.[measure]
  const seller = sellers?.[measure] ?? newSeller(marketplace ?? null, scales, day)
  const state = newProduct()
  const saying = byText((text) => sayWords(model, measure, described(text), half))
  const statement = statementOf(goods.stated, measure)
  const foresee = (text: number, asked: Asked): Forecast => {
    const plain = forecast(state, seller, scales, asked)
    return statement ? givenClaim(plain, claimOf(statement, text, seller, marketplace)) : plain
  }
  const slips: number[] = []
  const asking = (words: Said, own: string, at: number): Asked => ({
    option: own,
    day: at,
    kind: goods.kind,
    difficulty: words.difficulty,
    countVariance: words.countVariance,
  })
  for (const weighing of earlier) {
    const log = weighing.logs[measure]
    if (log === null) {
      slips.push(0)
      continue
    }
    const words = saying(weighing.optionText)
    const asked = asking(words, weighing.option, weighing.day)
    const said = foresee(words.text, asked)
    const verdict = judge(state, said, scales, log - words.text, weighing.pieces, weighing.isConfirmed)
    if (verdict.isWaitingRight) slips[slips.length - 1] = 0
    slips.push(verdict.slip)
    observe(state, seller, scales, asked, log - words.text, said, verdict)
  }
  const words = saying(optionText)
  const asked = asking(words, option, day)
  const said = foresee(words.text, asked)
  const group = groupOf(said, words.text, state, seller, marketplace, asked)
  const quantiles = quantilesFor(groups, group)
  const spread = Math.sqrt(said.variance + said.noise)
  const at = (index: number) =>
    Math.exp(Math.min(LOG_MAX[measure], words.text + said.mean + spread * quantiles[index]!))
  const oddsOfSlip = (log: number, pieces: number, volumeOff: number) => {
    const better = givenVolume(said, volumeOff, model.density)
    return oddsOf(judge(state, better, scales, log - words.text, pieces, false))
  }
  const estimate = {
    ...inWholeUnits(at(INTERVAL.low), at(INTERVAL.middle), at(INTERVAL.high)),
    outcomes: OUTCOMES_AT.map((share) => Math.max(1, Math.round(at(share)))),
    ...basisOf(model, goods, said),
    believed: said.believed ?? null,
  }
  const offOf = (log: number) => (log - words.text - said.mean) / spread
  return { estimate, slips, oddsOfSlip, offOf }
}

function inWholeUnits(low: number, expected: number, high: number) {
  const least = Math.max(1, Math.floor(low))
  const middle = Math.max(least, Math.round(expected))
  return { low: least, expected: middle, high: Math.max(middle, Math.ceil(high)) }
}

/** What an estimate stands on, as shoppers are told, and how much was weighed of it. */
function basisOf({ pieces }: LearntModel, goods: GoodsWords, { level, seen }: Forecast) {
  if (level === 'option' || level === 'option well known')
    return { level: 'option', weighings: seen } as const
  if (level === 'product') return { level, weighings: seen } as const
  if (level === 'seller') return { level: 'shop', weighings: seen } as const
  const ofKind = goods.kind === null ? 0 : (pieces[goods.kind] ?? 0)
  if (ofKind > 0) return { level: 'kind', weighings: ofKind } as const
  if (assumedKind(goods)) return { level: 'start', weighings: 0 } as const
  return { level: 'all', weighings: pieces['all'] ?? 0 } as const
}
