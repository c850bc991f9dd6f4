import type { Measure, Seen } from './weighings.ts'
import { shareOf } from './weighings.ts'

/**
 * What an estimate is based on, from the most to the least specific: the chosen option, the product, its
 * shop, its kind as measured, its kind according to the starting table, all goods.
 */
export const LEVELS = ['option', 'product', 'shop', 'kind', 'start', 'all'] as const
export type Level = (typeof LEVELS)[number]

/**
 * A centre as a logarithm, the standard deviation of products from it, and the numbers of products and pieces
 * that it was learnt from.
 */
export type Centre = { centre: number; deviation: number; products: number; pieces: number }

/**
 * The 10th and 90th percentiles of held-out pieces relative to the estimate, in units of the theoretical
 * deviation, and the number of pieces.
 */
export type Held = { low: number; high: number; pieces: number }

/** What was learnt about one measure. Plain numbers, because it is stored as JSON. */
export type MeasureModel = {
  all: Centre
  kinds: Record<string, Centre>
  /** The deviation among pieces and options of one product, by kind, and `all`. */
  within: Record<string, number>
  /** Intervals by `level count` and by `level count kind`. */
  held: Record<string, Held>
}

export type EstimateModel = Record<Measure, MeasureModel>

/** What is known about the goods to be estimated. */
export type Asked = {
  kind: string | null
  /** The `sizeFactor` of the goods. */
  factor: number
  /**
   * How much heavier the shop's goods are than their kinds, as a logarithm, and from how many products this
   * is known; null for an unknown shop.
   */
  shop: { offset: number; products: number } | null
  product: Seen | null
  option: Seen | null
}

/** The estimate for one piece as bought: 80 of 100 pieces lie between `low` and `high`. */
export type Estimate = { low: number; expected: number; high: number; level: Level; weighings: number }

/** The estimate of a measure, in its unit. */
export function estimate(measure: Measure, model: MeasureModel, asked: Asked): Estimate {
  const prediction = centreOf(model, asked)
  const { low, high } = heldOf(model, prediction, asked.kind)
  const size = shareOf(measure, asked.factor)
  return {
    low: Math.exp(prediction.centre + low + size),
    expected: Math.exp(prediction.centre + size),
    high: Math.exp(prediction.centre + high + size),
    level: prediction.level,
    weighings: prediction.count,
  }
}

/** A centre with what it is based on; `deviation` is the theoretical deviation of a piece from it. */
export type Prediction = { level: Level; centre: number; deviation: number; count: number }

/**
 * The best known centre: each level is shrunk towards the next more general one, the more so the fewer pieces
 * it has.
 */
export function centreOf(model: MeasureModel, asked: Asked): Prediction {
  const general = generalOf(model, asked)
  const within = model.within[asked.kind ?? 'all'] ?? model.within['all']!
  const product = asked.product && believed(asked.product, general.centre)
  if (!product) return general
  const drawn = towards(general, product, within)
  const option = asked.option && believed(asked.option, drawn)
  if (option) {
    const centre = (option.weighings * option.centre + drawn) / (option.weighings + 1)
    return { level: 'option', centre, deviation: spreadOf(within, option.weighings), count: option.weighings }
  }
  return {
    level: 'product',
    centre: drawn,
    deviation: spreadOf(within, product.weighings),
    count: product.weighings,
  }
}

/** The centre for goods of this shop, of this kind, or for all goods. */
function generalOf(model: MeasureModel, { kind, shop }: Asked): Prediction {
  const known = kind === null ? undefined : model.kinds[kind]
  const { centre, deviation, products, pieces } = known ?? model.all
  const level = known ? (products === 0 ? 'start' : 'kind') : 'all'
  if (!shop || shop.products === 0) return { level, centre, deviation, count: pieces }
  return { level: 'shop', centre: centre + shop.offset, deviation, count: shop.products }
}

const spreadOf = (within: number, weighings: number) => within * Math.sqrt(1 + 1 / weighings)

/**
 * Shrinks the product's centre towards the general one. A single weighing nearly determines it, unless pieces
 * of a product differ as much as products do.
 */
function towards(general: Prediction, product: Seen, within: number): number {
  const weight = Math.min(2, (within / general.deviation) ** 2)
  return (product.weighings * product.centre + weight * general.centre) / (product.weighings + weight)
}

/**
 * One or two weighings that are off by a factor of five are more often a weighing error than unusual goods:
 * of two that differ by that much only the nearer one counts, and a single one is ignored. Two that agree are
 * believed, as are three or more, because a single error does not move their centre.
 */
function believed(seen: Seen, expected: number): Seen | null {
  if (seen.weighings > 2) return seen
  // The 10th and 90th percentiles of two values lie a tenth of the distance inside them.
  const half = seen.spread / 0.8 / 2
  if (seen.weighings === 2 && half * 2 > SLIP) {
    const nearer = seen.centre > expected ? seen.centre - half : seen.centre + half
    return believed({ weighings: 1, centre: nearer, spread: 0 }, expected)
  }
  const isFar = Math.abs(seen.centre - expected) > SLIP
  return isFar && seen.weighings === 1 ? null : seen
}

const SLIP = Math.log(5)

/** 80 of 100 values of a normal distribution lie within this many standard deviations. */
export const Z = 1.2816

/**
 * The two ends of the interval relative to a centre, from the held-out pieces of that level, and of this kind
 * as far as there are enough of them.
 */
export function heldOf(
  model: MeasureModel,
  prediction: Prediction,
  kind: string | null,
): { low: number; high: number } {
  const general = blend(model.held[heldKey(prediction, null)], { low: -Z, high: Z, pieces: 0 })
  const own = kind === null ? general : blend(model.held[heldKey(prediction, kind)], general)
  return { low: own.low * prediction.deviation, high: own.high * prediction.deviation }
}

/** The number of held-out pieces whose evidence counts as much as that of the more general level. */
const HELD_EQUAL = 40

function blend(held: Held | undefined, general: Held): Held {
  if (!held) return general
  const share = held.pieces / (held.pieces + HELD_EQUAL)
  const mix = (a: number, b: number) => a * share + b * (1 - share)
  return { low: mix(held.low, general.low), high: mix(held.high, general.high), pieces: held.pieces }
}

/**
 * The key of a level's interval: separate for 1, 2, 3 to 5 and more weighings where the level is based on
 * weighings.
 */
export function heldKey({ level, count }: Pick<Prediction, 'level' | 'count'>, kind: string | null): string {
  const isMeasured = level === 'option' || level === 'product'
  const step = !isMeasured ? '' : count >= 6 ? '6' : count >= 3 ? '3' : String(count)
  return `${level} ${step}${kind === null ? '' : ` ${kind}`}`
}
