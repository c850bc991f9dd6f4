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

/** How right a model was about pieces that it had not seen: how many, how many inside their interval, the interval's score (smaller is better), half of the errors are smaller. */
export type Figures = {
  pieces: number
  inside: number
  score: number
  error: number
  /** The same error of who says to everything what all goods weigh, or what its kind weighs. Not known of older versions. */
  naive?: Naive
}
export type Naive = { overall: number; kind: number }
export type ModelFigures = {
  measures: Record<Measure, Figures>
  /** Of the weight alone. */
  kinds: Record<string, Figures>
  levels: Partial<Record<Level, Figures>>
}

/** What the share of a product's pieces is judged by: the later ones of a bestseller say nothing new. */
const JUDGED_MAX = 24

type Judged = { measure: Measure; kind: string | null; level: Level; log: number; naive: Naive } & ReturnType<
  typeof saidOf
>

/** Each piece of a product as it would have been told before it was bought: from the pieces before it. */
function* judged(model: EstimateModel, shops: ShopOffsets, product: WeighedProduct): Generator<Judged> {
  const described = { kind: product.kind, offsets: shops.get(product.shop) }
  for (const [index, weighing] of product.weighings.slice(0, JUDGED_MAX).entries()) {
    const askedOf = askedBefore(described, product.weighings.slice(0, index), weighing)
    const truth = unitLogs(weighing)
    for (const measure of MEASURES) {
      const log = truth[measure]
      if (log === null) continue
      const asked = askedOf(measure)
      const said = saidOf(model[measure], asked)
      const naive = naiveErrors(model[measure], asked, log)
      yield { measure, kind: product.kind, level: said.said.level, log, naive, ...said }
      if (index === 0 && asked.shop) {
        const alone = saidOf(model[measure], { ...asked, shop: null })
        yield { measure, kind: product.kind, level: alone.said.level, log, naive, ...alone, isExtra: true }
      }
    }
  }
}

function saidOf(model: MeasureModel, asked: Parameters<typeof centreOf>[1]) {
  const said = centreOf(model, asked)
  return { said, ...heldOf(model, said, asked.kind), isExtra: false }
}

/** How far off the middle of all goods and that of the kind are; neither knows of sizes and sets. */
function naiveErrors(model: MeasureModel, { kind, factor }: Asked, log: number): Naive {
  const truth = log + Math.log(factor)
  const own = kind === null ? undefined : model.kinds[kind]
  return {
    overall: Math.abs(truth - model.all.centre),
    kind: Math.abs(truth - (own ?? model.all).centre),
  }
}

/** Sets the intervals of a model by products that it did not learn from (split conformal): by level, and by level and kind. */
export function startSetting(model: EstimateModel, shops: ShopOffsets) {
  const off: Record<Measure, Map<string, number[]>> = {
    weight: new Map(),
    volume: new Map(),
    longest: new Map(),
  }
  return {
    see(product: WeighedProduct): void {
      if (product.fold !== 'set') return
      for (const { measure, kind, said, log } of judged(model, shops, product))
        for (const key of [heldKey(said, null), heldKey(said, kind ?? 'none')]) {
          const list = off[measure].get(key) ?? []
          off[measure].set(key, list)
          list.push((log - said.centre) / said.deviation)
        }
    },
    finish: (): EstimateModel =>
      modelOf((measure) => ({
        ...model[measure],
        held: Object.fromEntries([...off[measure]].map(([key, list]) => [key, heldIn(list)])),
      })),
  }
}

/** The ends between which 80 of 100 of the next ones lie: of few, a little farther out than they lie themselves. */
function heldIn(list: readonly number[]): Held {
  const sorted = sortedOf(list)
  const share = 0.1 - 0.4 / (list.length + 1)
  return { low: quantile(sorted, share), high: quantile(sorted, 1 - share), pieces: list.length }
}

/** Measures a model by products that it was neither learnt from nor set by. */
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

/** The score of an interval for 80 of 100: its width, and ten times what the truth lies outside of it. */
function count(counted: Counted, { said, low, high, log, naive }: Judged): void {
  const off = log - said.centre
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

/** Fewer pieces tell nothing about which of two models is the better one. */
const TELLING = 100

/** Why a model that was learnt last night is not put in force; null if it is. Both were measured by the same pieces. */
export const whyNotPutInForce = (made: ModelFigures, inForce: ModelFigures | null): 'worse' | null =>
  inForce !== null &&
  made.measures.weight.pieces >= TELLING &&
  made.measures.weight.score > inForce.measures.weight.score
    ? 'worse'
    : null
