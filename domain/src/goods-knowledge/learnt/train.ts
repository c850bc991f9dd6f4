import type { Scales, SellerState, MarketplaceState } from './known.ts'
import type { Measure } from '../weighings.ts'
import { type GroupNames, type Groups, groupOf, quantilesFor, startCalibration } from './calibration.ts'
import { givenVolume, startDensity } from './density.ts'
import { BUCKETS } from './features.ts'
import { type Halves, type LearntModel, type MeasureModel, type SellerStates, difficultyOf } from './model.ts'
import { type Held, LivingGoods } from './living.ts'
import { type Judged, type JudgedPiece, judgedBy } from './judged.ts'
import { type Past, statementIn } from './past.ts'
import type { Rows } from './ridge.ts'
import { scalesOf } from './scales.ts'
import { newMarketplace, newSeller, observeSeller } from './sellers.ts'
import { claimOf, givenClaim, observeClaim } from './statements.ts'
import { forecast, judge, observe, oddsOf } from './states.ts'
import { type Fits, type Words, learnWords, wordsBy } from './words.ts'

/** A model, what is known of each seller by it, and how right it was of the latest pieces. */
export type Learnt = { model: LearntModel; sellers: Map<string, SellerStates>; judged: Judged }

/** Learns a model from everything that was weighed until today. Yields between steps, some of them long. */
export function* learn(past: Past, today: number): Generator<void, Learnt> {
  return yield* follow(past, yield* learnWords(past, today), today)
}

/**
 * Follows the past by the words of an earlier model: what it knows of sellers, marketplaces and its own
 * errors is as fresh as that of a new one.
 */
export function* refresh(
  past: Past,
  { measures, difficulty }: LearntModel,
  today: number,
): Generator<void, Learnt> {
  return yield* follow(
    past,
    wordsBy(past, (measure) => measures[measure].words, difficulty),
    today,
  )
}

/** How right an earlier model was of the latest weights, with everything else as fresh as in `refresh`. */
export function* judgeBy(
  past: Past,
  { measures, difficulty }: LearntModel,
  today: number,
): Generator<void, readonly JudgedPiece[]> {
  const words = wordsBy(past, (measure) => measures[measure].words, difficulty)
  const scales = scalesOf(past, words, 'weight')
  const lived = yield* live(past, words, 'weight', { scales, volumeOffs: null }, today)
  return lived.judged
}

function* follow(past: Past, words: Words, today: number): Generator<void, Learnt> {
  function* one(measure: Measure, volumeOffs: Float32Array | null) {
    const scales = scalesOf(past, words, measure)
    const lived = yield* live(past, words, measure, { scales, volumeOffs }, today)
    const model: MeasureModel = {
      words: toBuckets(past.rows, words.fits[measure]),
      scales,
      groups: lived.groups,
    }
    return { ...lived, model }
  }
  const volume = yield* one('volume', null)
  const weight = yield* one('weight', volume.offs)
  const longest = yield* one('longest', null)
  const model = {
    measures: { weight: weight.model, volume: volume.model, longest: longest.model },
    difficulty: toBuckets(past.rows, words.difficulty),
    counts: past.counts,
    marketplaces: Object.fromEntries(
      [...weight.marketplaces].map(([name, state]) => [
        name,
        {
          weight: state,
          volume: volume.marketplaces.get(name) ?? newMarketplace(),
          longest: longest.marketplaces.get(name) ?? newMarketplace(),
        },
      ]),
    ),
    pieces: piecesByKind(past),
    density: weight.density,
    queriesFrom: weight.queriesFrom,
  }
  const unseen = (measure: Measure) => newSeller(null, model.measures[measure].scales, today)
  const sellers = new Map(
    [...weight.sellers].map(([name, state]) => [
      name,
      {
        weight: state,
        volume: volume.sellers.get(name) ?? unseen('volume'),
        longest: longest.sellers.get(name) ?? unseen('longest'),
      },
    ]),
  )
  return { model, sellers, judged: { weight: weight.judged, volume: volume.judged, longest: longest.judged } }
}

function piecesByKind({ pieces, kinds, goodsOf }: Past): Record<string, number> {
  const counts: Record<string, number> = { all: pieces.count }
  for (const option of pieces.option) {
    const kind = kinds[goodsOf[option]!]
    if (kind) counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

function toBuckets({ buckets }: Rows, fits: Fits): Halves {
  const spread = (own: Float64Array) => {
    const all = new Float32Array(BUCKETS)
    for (let column = 0; column < buckets.length; column += 1) all[buckets[column]!] = own[column]!
    return all
  }
  return [spread(fits[0]), spread(fits[1])]
}

/** Pieces between two turns of other work. */
const AT_ONCE = 10_000
/**
 * How many of a hundred weights are queried besides as many as slips are expected. Half of them are slips
 * that looked less likely, so that about one in fifty right weights is queried in a shop with many slips.
 */
const QUERIED = 0.024

/**
 * Lives through the past: every piece is forecast before it is seen, and what that was off by calibrates.
 * What volumes were off by, in deviations, says more about which weights are slips.
 */
function* live(
  past: Past,
  words: Words,
  measure: Measure,
  { scales, volumeOffs }: { scales: Scales; volumeOffs: Float32Array | null },
  today: number,
) {
  const { goodsOf, kinds, platforms, pieces } = past
  const logs = pieces.logs[measure]
  const products = new LivingGoods(kinds.length, goodsOf)
  const lastDay = new Float64Array(kinds.length)
  const held = new Map<number, Held<GroupNames>>()
  const sellers = new Map<string, SellerState>()
  const marketplaces = new Map<string, MarketplaceState>()
  const calibration = startCalibration()
  const judgedFrom = judgedFromOf(pieces.count)
  const judged: JudgedPiece[] = []
  let groupsBefore: Groups = {}
  const odds = new Float64Array(pieces.count)
  const offs = new Float32Array(pieces.count).fill(Number.NaN)
  const density = startDensity()
  let count = 0
  const see = (at: number): void => {
    const option = pieces.option[at]!
    const text = past.prior[measure][option]! + words.said[measure][option]!
    const value = logs[at]! - text
    if (Number.isNaN(value)) return
    const goods = goodsOf[option]!
    const day = pieces.day[at]!
    const marketplace = marketplaces.get(platforms[goods]!) ?? newMarketplace()
    if (marketplace.pieces === 0) marketplaces.set(platforms[goods]!, marketplace)
    const sellerName = past.sellers[goods]!
    const known = sellers.get(sellerName)
    const seller = known ?? newSeller(marketplace, scales, day)
    if (!known && sellerName !== '') sellers.set(sellerName, seller)
    const state = products.choose(goods)
    const asked = {
      option,
      day,
      kind: kinds[goods]!,
      difficulty: difficultyOf(past.deviation[measure][option]!, words.harder[option]!),
      countVariance: past.countVariance[option]! * (measure === 'longest' ? 1 / 9 : 1),
    }
    const isFirst = state.own === null
    const plain = forecast(state, seller, scales, asked)
    const statement = isFirst ? statementIn(past, measure, goods) : null
    const claim = statement && claimOf(statement, text, seller, marketplace)
    const said = claim ? givenClaim(plain, claim) : plain
    const names = groupOf(said, text, state, seller, marketplace, asked)
    const verdict = judge(state, said, scales, value, pieces.together[at]!, pieces.confirmed[at] === 1)
    const off = verdict.surprise / Math.sqrt(said.variance + said.noise)
    if (at >= judgedFrom && verdict.slip < 0.5)
      judged.push({
        at,
        goods,
        kind: kinds[goods]!,
        basis: said.level,
        ...judgedBy(
          quantilesFor(groupsBefore, names),
          verdict.surprise,
          Math.sqrt(said.variance + said.noise),
        ),
      })
    offs[at] = off
    const volumeOff = volumeOffs?.[at] ?? Number.NaN
    const better = givenVolume(said, volumeOff, density.now())
    odds[count] = oddsOf(
      better === said ? verdict : judge(state, better, scales, value, pieces.together[at]!, false),
    )
    density.see(said, off, volumeOff, 1 - verdict.slip)
    count += 1
    // What looked like a slip calibrates only once another of its kind proved it right.
    const waiting = held.get(goods)
    if (waiting && verdict.isWaitingRight) calibration.see(waiting.names, waiting.off, waiting.day)
    if (waiting) held.delete(goods)
    if (verdict.slip > 0.5) held.set(goods, { names, off, day })
    else calibration.see(names, off, day)
    observe(state, seller, scales, asked, value, said, verdict)
    // How heavy a seller's goods are for their words does not depend on what is stated of them.
    const byWords = claim ? { ...verdict, surprise: value - plain.mean } : verdict
    observeSeller(seller, marketplace, asked, isFirst, isFirst ? 0 : day - lastDay[goods]!, plain, byWords)
    if (claim) observeClaim(seller, marketplace, claim, value, 1 - verdict.slip)
    lastDay[goods] = day
  }
  const turns = turnsOf(pieces.count, judgedFrom)
  for (const [turn, from] of turns.entries()) {
    yield
    if (from === judgedFrom) groupsBefore = calibration.finish(today)
    for (let at = from; at < (turns[turn + 1] ?? pieces.count); at += 1) see(at)
  }
  const queriesFrom = queriesFromOf(odds.subarray(0, count), scales.slips)
  return {
    groups: calibration.finish(today),
    ...{ sellers, marketplaces, queriesFrom, judged, offs },
    density: density.now(),
  }
}

/**
 * The odds above which weights are queried: as many as slips are expected, and as many right ones as may be.
 */
function queriesFromOf(odds: Float64Array, slips: number): number {
  const sorted = odds.toSorted()
  const likely = odds.reduce((sum, value) => sum + value / (1 + value), 0) / Math.max(1, odds.length)
  const asked = QUERIED + Math.max(slips, likely)
  return Math.max(LEAST_ODDS, sorted[Math.ceil((1 - asked) * sorted.length)] ?? 0)
}

/** What is less likely a slip than this is never queried. */
const LEAST_ODDS = 0.02

/** The latest fifth of the pieces is judged, by what was known from those before. */
const JUDGED = 0.2
const JUDGED_MAX = 20_000
const judgedFromOf = (count: number) => count - Math.min(JUDGED_MAX, Math.floor(JUDGED * count))

/** Where turns of work begin: at every so many pieces, and where judging begins. */
function turnsOf(count: number, judgedFrom: number): number[] {
  const turns = Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, at) => at * AT_ONCE)
  return [...new Set([...turns, ...(count > 0 ? [judgedFrom] : [])])].toSorted((a, b) => a - b)
}
