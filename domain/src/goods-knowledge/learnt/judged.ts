import type { Basis } from './known.ts'
import type { Level } from '../estimate.ts'
import type { Measure } from '../weighings.ts'
import type { Past } from './past.ts'
import { INTERVAL } from './calibration.ts'
import { medianOf } from '../quantiles.ts'

/**
 * A piece that was estimated before it was seen: whether it was lighter or heavier, and how wrong that
 * was.
 */
export type JudgedPiece = {
  /** Its place among the pieces, and its product. */
  at: number
  goods: number
  kind: string | null
  basis: Basis
  isInside: boolean
  /** The interval score: its width, plus ten times the distance of what lies outside. */
  score: number
  error: number
}
export type Judged = Record<Measure, readonly JudgedPiece[]>

/** Compares a surprise with the interval that was given, in logarithms. */
export function judgedBy(quantiles: readonly number[], surprise: number, spread: number) {
  const [low, middle, high] = [INTERVAL.low, INTERVAL.middle, INTERVAL.high].map(
    (at) => quantiles[at]! * spread,
  )
  const outside = Math.max(0, low! - surprise, surprise - high!)
  return {
    isInside: outside === 0,
    score: high! - low! + 10 * outside,
    error: Math.abs(surprise - middle!),
  }
}

/**
 * A model's accuracy on pieces: their number, how many lay inside their interval, mean score, median
 * error, and the median errors of naive estimates, by the median of all goods and of the kind.
 */
export type Figures = {
  pieces: number
  inside: number
  score: number
  error: number
  naive?: { overall: number; kind: number }
}
export type ModelFigures = {
  measures: Record<Measure, Figures>
  /** By kind and by what estimates stand on, for the weight only. */
  kinds: Record<string, Figures>
  levels: Partial<Record<Level, Figures>>
}

type NaiveErrors = (piece: JudgedPiece) => { overall: number; kind: number }

/** The accuracy of a model on the latest pieces, each estimated before it was seen. */
export function modelFiguresOf(past: Past, judged: Judged): ModelFigures {
  const naive = naiveErrorsIn(past, 'weight', judged.weight)
  const by = (nameOf: (piece: JudgedPiece) => string) => {
    const groups = new Map<string, JudgedPiece[]>()
    for (const piece of judged.weight) {
      const own = groups.get(nameOf(piece)) ?? []
      groups.set(nameOf(piece), own)
      own.push(piece)
    }
    return Object.fromEntries([...groups].map(([name, own]) => [name, figuresOf(own, naive)]))
  }
  return {
    measures: {
      weight: figuresOf(judged.weight, naive),
      volume: figuresOf(judged.volume, naiveErrorsIn(past, 'volume', judged.volume)),
      longest: figuresOf(judged.longest, naiveErrorsIn(past, 'longest', judged.longest)),
    },
    kinds: by(({ kind }) => kind ?? 'none'),
    levels: by(({ basis, kind }) => LEVEL_OF[basis] ?? (kind === null ? 'all' : 'kind')),
  }
}

const LEVEL_OF: Partial<Record<Basis, Level>> = {
  seller: 'shop',
  product: 'product',
  option: 'option',
  'option well known': 'option',
}

/** Compares with the medians of the pieces that were not judged. */
function naiveErrorsIn(
  { pieces, kinds, goodsOf }: Past,
  measure: Measure,
  judged: readonly JudgedPiece[],
): NaiveErrors {
  const logs = pieces.logs[measure]
  const byKind = new Map<string | null, number[]>()
  const all: number[] = []
  for (let at = 0; at < (judged[0]?.at ?? 0); at += 1) {
    const kind = kinds[goodsOf[pieces.option[at]!]!]!
    const own = byKind.get(kind) ?? []
    byKind.set(kind, own)
    if (Number.isNaN(logs[at]!)) continue
    own.push(logs[at]!)
    all.push(logs[at]!)
  }
  const overall = medianOf(all)
  const medians = new Map([...byKind].map(([kind, own]) => [kind, medianOf(own)]))
  return ({ at, kind }) => ({
    overall: Math.abs(logs[at]! - overall),
    kind: Math.abs(logs[at]! - (medians.get(kind) ?? overall)),
  })
}

function figuresOf(judged: readonly JudgedPiece[], naive: NaiveErrors): Figures {
  const pieces = judged.length
  if (pieces === 0) return { pieces, inside: 0, score: 0, error: 0 }
  const errors = judged.map(naive)
  return {
    pieces,
    inside: judged.filter(({ isInside }) => isInside).length,
    score: scoreOf(judged),
    error: medianOf(judged.map(({ error }) => error)),
    naive: {
      overall: medianOf(errors.map(({ overall }) => overall)),
      kind: medianOf(errors.map(({ kind }) => kind)),
    },
  }
}

const scoreOf = (judged: readonly JudgedPiece[]): number =>
  judged.reduce((sum, { score }) => sum + score, 0) / judged.length

/**
 * A model is refused if it is surely worse than the one before, and by more than this part of its score.
 */
const MARGIN = 0.01
/** One-sided, at one in twenty. */
const SURELY = 1.645
/** With fewer products a comparison means nothing. */
const PRODUCTS_MIN = 30

/**
 * Why a newly learnt model is not put in force; null if it is. Both were judged on the same pieces; the
 * differences are taken by product, because the pieces of one are alike.
 */
export function whyNotPutInForce(
  made: readonly JudgedPiece[],
  before: readonly JudgedPiece[],
): 'worse' | null {
  const differences = new Map<number, { sum: number; pieces: number }>()
  const add = (judged: readonly JudgedPiece[], sign: 1 | -1) => {
    for (const { goods, score } of judged) {
      const own = differences.get(goods) ?? { sum: 0, pieces: 0 }
      differences.set(goods, own)
      own.sum += sign * score
      own.pieces += 1
    }
  }
  add(made, 1)
  add(before, -1)
  const all = [...differences.values()].map(({ sum, pieces }) => (2 * sum) / pieces)
  if (all.length < PRODUCTS_MIN) return null
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  const variance = all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (all.length - 1)
  const usual = scoreOf(before)
  return mean - SURELY * Math.sqrt(variance / all.length) > MARGIN * usual ? 'worse' : null
}
