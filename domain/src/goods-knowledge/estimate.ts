import type { Measure, Seen } from './weighings.ts'
import { shareOf } from './weighings.ts'

/** What an estimate rests on, from the nearest to the farthest: what was chosen, the product, its shop, its kind as measured, its kind as the starting table has it, all goods. */
export const LEVELS = ['option', 'product', 'shop', 'kind', 'start', 'all'] as const
export type Level = (typeof LEVELS)[number]

/** A centre as logarithm, how far single products lie from it (standard deviation), and how many it was learnt from. */
export type Centre = { centre: number; deviation: number; products: number; pieces: number }

/** Where 10 and 90 of 100 held-out pieces lay beside what was said, in the deviations that theory expects; of how many. */
export type Held = { low: number; high: number; pieces: number }

/** What was learnt about one measure. Plain numbers: it is kept as JSON. */
export type MeasureModel = {
  all: Centre
  kinds: Record<string, Centre>
  /** How far pieces of one product, and options of one product, lie from one another; by kind, and `all`. */
  within: Record<string, number>
  /** Intervals by `level count` and by `level count kind`. */
  held: Record<string, Held>
}

export type EstimateModel = Record<Measure, MeasureModel>

/** What is known of what is asked about. */
export type Asked = {
  kind: string | null
  /** `sizeFactor` of what is asked. */
  factor: number
  /** By how much the shop's goods are heavier than their kinds, as logarithm, and by how many products; null for a shop we do not know. */
  shop: { offset: number; products: number } | null
  product: Seen | null
  option: Seen | null
}

/** One piece as bought: 80 of 100 are between `low` and `high`. */
export type Estimate = { low: number; expected: number; high: number; level: Level; weighings: number }

/** The estimate of a measure, in its unit. */
export function estimate(measure: Measure, model: MeasureModel, asked: Asked): Estimate {
  const said = centreOf(model, asked)
  const { low, high } = heldOf(model, said, asked.kind)
  const size = shareOf(measure, asked.factor)
  return {
    low: Math.exp(said.centre + low + size),
    expected: Math.exp(said.centre + size),
    high: Math.exp(said.centre + high + size),
    level: said.level,
    weighings: said.count,
  }
}

/** A centre with what it rests on; `deviation` is how far theory expects a piece from it. */
export type Said = { level: Level; centre: number; deviation: number; count: number }

/** The best centre that is known: each level is drawn to the next one, the more so the fewer pieces it has. */
export function centreOf(model: MeasureModel, asked: Asked): Said {
  const general = generalOf(model, asked)
  const within = model.within[asked.kind ?? 'all'] ?? model.within['all']!
  const product = asked.product && believed(asked.product, general.centre)
  if (!product) return general
  const drawn = towards(general, product, within)
  const option = asked.option && believed(asked.option, drawn)
  if (option && asked.option !== asked.product) {
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

/** What goods of this shop, of this kind, or all goods weigh. */
function generalOf(model: MeasureModel, { kind, shop }: Asked): Said {
  const known = kind === null ? undefined : model.kinds[kind]
  const { centre, deviation, products, pieces } = known ?? model.all
  const level = known ? (products === 0 ? 'start' : 'kind') : 'all'
  if (!shop || shop.products === 0) return { level, centre, deviation, count: pieces }
  return { level: 'shop', centre: centre + shop.offset, deviation, count: shop.products }
}

const spreadOf = (within: number, weighings: number) => within * Math.sqrt(1 + 1 / weighings)

/** One weighing says nearly all about a product, unless its pieces differ as much as products do. */
function towards(general: Said, product: Seen, within: number): number {
  const weight = Math.min(2, (within / general.deviation) ** 2)
  return (product.weighings * product.centre + weight * general.centre) / (product.weighings + weight)
}

/**
 * One or two weighings that are off by a factor of five are a slip of the scale more often than a rare thing: of two that differ so the nearer one counts, and a single one
 * is not believed. Two that agree are, and so are more, whose centre no single slip moves.
 */
function believed(seen: Seen, expected: number): Seen | null {
  if (seen.weighings > 2) return seen
  // The 10th and 90th of two lie a tenth of the way between them.
  const half = seen.spread / 0.8 / 2
  if (seen.weighings === 2 && half * 2 > SLIP) {
    const nearer = seen.centre > expected ? seen.centre - half : seen.centre + half
    return believed({ weighings: 1, centre: nearer, spread: 0 }, expected)
  }
  const isFar = Math.abs(seen.centre - expected) > SLIP
  return isFar && seen.weighings === 1 ? null : seen
}

const SLIP = Math.log(5)

/** 80 of 100 of a bell curve. */
export const Z = 1.2816

/** How the two ends of the interval lie beside a centre: as held-out pieces of that level did, of this kind where there are enough of them. */
export function heldOf(model: MeasureModel, said: Said, kind: string | null): { low: number; high: number } {
  const general = blend(model.held[heldKey(said, null)], { low: -Z, high: Z, pieces: 0 })
  const own = kind === null ? general : blend(model.held[heldKey(said, kind)], general)
  return { low: own.low * said.deviation, high: own.high * said.deviation }
}

/** How many held-out pieces weigh as much as what is known from farther away. */
const HELD_EQUAL = 40

function blend(held: Held | undefined, general: Held): Held {
  if (!held) return general
  const share = held.pieces / (held.pieces + HELD_EQUAL)
  const mix = (a: number, b: number) => a * share + b * (1 - share)
  return { low: mix(held.low, general.low), high: mix(held.high, general.high), pieces: held.pieces }
}

/** Where the intervals of a level stand: apart for 1, 2, 3 to 5 and more weighings, where these are what it rests on. */
export function heldKey({ level, count }: Pick<Said, 'level' | 'count'>, kind: string | null): string {
  const isMeasured = level === 'option' || level === 'product'
  const step = !isMeasured ? '' : count >= 6 ? '6' : count >= 3 ? '3' : String(count)
  return `${level} ${step}${kind === null ? '' : ` ${kind}`}`
}
