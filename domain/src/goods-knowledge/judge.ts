import { askedBefore } from './asked-before.ts'
import {
  type Asked,
  type EstimateModel,
  type Held,
  type Level,
  type MeasureModel,
  centreOf,
  heldKey,
  heldOf,
} from './estimate.ts'
import type { ShopOffsets, WeighedProduct } from './learn.ts'
import { medianOf, quantile, sortedOf } from './quantiles.ts'
import { modelOf } from './starting-model.ts'
import { MEASURES, type Measure, unitLogs } from './weighings.ts'

/**
 * A model's accuracy on unseen pieces: their number, how many lay inside their interval, the mean interval
 * score (smaller is better), the median error.
 */
export type Figures = {
  pieces: number
  inside: number
  score: number
  error: number
  /**
   * The median errors of naive estimates: the centre of all goods, and the centre of the kind. Missing in
   * older versions.
   */
  naive?: Naive
}
export type Naive = { overall: number; kind: number }
export type ModelFigures = {
  measures: Record<Measure, Figures>
  /** By kind, for the weight only. */
  kinds: Record<string, Figures>
  levels: Partial<Record<Level, Figures>>
}

/**
 * The maximum number of pieces evaluated per product: the later pieces of a bestseller add no information.
 */
const JUDGED_MAX = 24

type Judged = { measure: Measure; kind: string | null; level: Level; log: number; naive: Naive } & ReturnType<
  typeof predict
>

/**
 * Yields for each piece of a product the estimate as it would have been before the purchase, from the pieces
 * before it.
 */
function* judged(model: EstimateModel, shops: ShopOffsets, product: WeighedProduct): Generator<Judged> {
  const described = { kind: product.kind, offsets: shops.get(product.shop) }
  for (const [index, weighing] of product.weighings.slice(0, JUDGED_MAX).entries()) {
    const askedOf = askedBefore(described, product.weighings.slice(0, index), weighing)
    const truth = unitLogs(weighing)
    for (const measure of MEASURES) {
      const log = truth[measure]
      if (log === null) continue
      const asked = askedOf(measure)
      const own = predict(model[measure], asked)
      const naive = naiveErrors(model[measure], asked, log)
      yield { measure, kind: product.kind, level: own.prediction.level, log, naive, ...own }
      if (index === 0 && asked.shop) {
        const alone = predict(model[measure], { ...asked, shop: null })
        yield {
          measure,
          kind: product.kind,
          level: alone.prediction.level,
          log,
          naive,
          ...alone,
          isExtra: true,
        }
      }
    }
  }
}

function predict(model: MeasureModel, asked: Parameters<typeof centreOf>[1]) {
  const prediction = centreOf(model, asked)
  return { prediction, ...heldOf(model, prediction, asked.kind), isExtra: false }
}

/** The errors of the centre of all goods and of that of the kind; neither accounts for sizes and sets. */
function naiveErrors(model: MeasureModel, { kind, factor }: Asked, log: number): Naive {
  const truth = log + Math.log(factor)
  const own = kind === null ? undefined : model.kinds[kind]
  return {
    overall: Math.abs(truth - model.all.centre),
    kind: Math.abs(truth - (own ?? model.all).centre),
  }
}

/**
 * Calibrates a model's intervals on products that it did not learn from (split conformal): by level, and by
 * level and kind.
 */
export function startSetting(model: EstimateModel, shops: ShopOffsets) {
  const off: Record<Measure, Map<string, number[]>> = {
    weight: new Map(),
    volume: new Map(),
    longest: new Map(),
  }
  return {
    see(product: WeighedProduct): void {
      if (product.fold !== 'set') return
      for (const { measure, kind, prediction, log } of judged(model, shops, product))
        for (const key of [heldKey(prediction, null), heldKey(prediction, kind ?? 'none')]) {
          const list = off[measure].get(key) ?? []
          off[measure].set(key, list)
          list.push((log - prediction.centre) / prediction.deviation)
        }
    },
    finish: (): EstimateModel =>
      modelOf((measure) => ({
        ...model[measure],
        held: Object.fromEntries([...off[measure]].map(([key, list]) => [key, heldIn(list)])),
      })),
  }
}

/**
 * The bounds between which 80 of 100 future values lie: for few values slightly wider than the sample's own
 * percentiles.
 */
function heldIn(list: readonly number[]): Held {
  const sorted = sortedOf(list)
  const share = 0.1 - 0.4 / (list.length + 1)
  return { low: quantile(sorted, share), high: quantile(sorted, 1 - share), pieces: list.length }
}

/** Measures a model on products that were used neither for learning nor for calibration. */
export function startTesting(model: EstimateModel, shops: ShopOffsets) {
  const measures: Record<Measure, Counted> = { weight: none(), volume: none(), longest: none() }
  const kinds = new Map<string, Counted>()
  const levels = new Map<Level, Counted>()
  return {
    see(product: WeighedProduct): void {
      if (product.fold !== 'test') return
      for (const entry of judged(model, shops, product)) {
        if (entry.isExtra) continue
        count(measures[entry.measure], entry)
        if (entry.measure !== 'weight') continue
        count(of(kinds, entry.kind ?? 'none'), entry)
        count(of(levels, entry.level), entry)
      }
    },
    finish: (): ModelFigures => ({
      measures: {
        weight: figuresOf(measures.weight),
        volume: figuresOf(measures.volume),
        longest: figuresOf(measures.longest),
      },
      kinds: Object.fromEntries([...kinds].map(([kind, counted]) => [kind, figuresOf(counted)])),
      levels: Object.fromEntries([...levels].map(([level, counted]) => [level, figuresOf(counted)])),
    }),
  }
}

type Counted = { inside: number; score: number; errors: number[]; overall: number[]; kind: number[] }
const none = (): Counted => ({ inside: 0, score: 0, errors: [], overall: [], kind: [] })

function of<Key>(table: Map<Key, Counted>, key: Key): Counted {
  const known = table.get(key) ?? none()
  table.set(key, known)
  return known
}

/**
 * Adds the score of an 80% interval: its width plus ten times the distance by which the true value lies
 * outside.
 */
function count(counted: Counted, { prediction, low, high, log, naive }: Judged): void {
  const off = log - prediction.centre
  const outside = Math.max(0, low - off, off - high)
  if (outside === 0) counted.inside += 1
  counted.score += high - low + 10 * outside
  counted.errors.push(Math.abs(off))
  counted.overall.push(naive.overall)
  counted.kind.push(naive.kind)
}

function figuresOf({ inside, score, errors, overall, kind }: Counted): Figures {
  const pieces = errors.length
  if (pieces === 0) return { pieces: 0, inside: 0, score: 0, error: 0 }
  return {
    pieces,
    inside,
    score: score / pieces,
    error: medianOf(errors),
    naive: { overall: medianOf(overall), kind: medianOf(kind) },
  }
}

/** With fewer pieces, a comparison of two models is not meaningful. */
const MEANINGFUL_PIECES = 100

/**
 * Why a newly learnt model is not put in force; null if it is. Both models were measured on the same pieces.
 */
export const whyNotPutInForce = (made: ModelFigures, inForce: ModelFigures | null): 'worse' | null =>
  inForce !== null &&
  made.measures.weight.pieces >= MEANINGFUL_PIECES &&
  made.measures.weight.score > inForce.measures.weight.score
    ? 'worse'
    : null
