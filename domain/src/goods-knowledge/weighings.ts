import { medianOf, robustDeviation } from './quantiles.ts'

/** The estimated quantities: weight in grams, volume in cubic centimetres, longest side in millimetres. */
export const MEASURES = ['weight', 'volume', 'longest'] as const
export type Measure = (typeof MEASURES)[number]

/** A station's measurement of one stock item. */
export type Weighing = {
  /** The number of pieces, as bought, that were weighed together. */
  pieces: number
  grams: number
  sidesMm: readonly [number, number, number]
  /** The `optionKey` of the chosen options. */
  option: string
}

/** Logarithms for one piece. `longest` is null for several pieces measured together. */
export type UnitLogs = Record<Measure, number | null>

const PIECE_GRAMS_MAX = 50_000
const PIECES_MAX = 999
/** Grams per cubic centimetre: from lighter than any bagged pillow to heavier than any metal. */
const DENSITY = { min: 0.004, max: 23 }

/**
 * Whether a weighing is plausible: nothing is learnt from 0 g, from 200 kg, or from an impossible density.
 */
export function isPlausible({ pieces, grams, sidesMm }: Weighing): boolean {
  const density = (grams * 1_000) / (sidesMm[0] * sidesMm[1] * sidesMm[2])
  return (
    pieces >= 1 &&
    pieces <= PIECES_MAX &&
    grams >= 1 &&
    grams / pieces <= PIECE_GRAMS_MAX &&
    sidesMm.every((side) => side >= 1) &&
    density >= DENSITY.min &&
    density <= DENSITY.max
  )
}

/**
 * The weighings of one product that count, oldest first in and out: without implausible ones, with those of
 * several pieces of which only one was weighed corrected to one piece, and only those since the seller last
 * replaced the product.
 */
export function countingWeighings<Own extends Weighing>(weighings: readonly Own[]): Own[] {
  const plausible = weighings.filter(isPlausible)
  return sinceChange(asOnePiece(plausible))
}

/**
 * Corrects weighings of several pieces of which only one was on the scale: the total matches the weight of a
 * single piece, the share per piece does not.
 */
function asOnePiece<Own extends Weighing>(weighings: readonly Own[]): Own[] {
  const singles = weighings.filter(({ pieces }) => pieces === 1).map(unitWeight)
  if (singles.length < SINGLES_MIN) return [...weighings]
  const usual = medianOf(singles)
  return weighings.map((weighing) => {
    const whole = unitWeight({ ...weighing, pieces: 1 })
    const isOne =
      weighing.pieces > 1 &&
      Math.abs(whole - usual) < AGREES &&
      Math.abs(unitWeight(weighing) - usual) > DIFFERS
    return isOne ? { ...weighing, pieces: 1 } : weighing
  })
}

const SINGLES_MIN = 2
const AGREES = Math.log(1.2)
const DIFFERS = Math.log(1.5)

/**
 * Drops the weighings from before the seller replaced the product: those that agree on another weight than
 * the latest ones, which also agree.
 */
function sinceChange<Own extends Weighing>(weighings: readonly Own[]): Own[] {
  const logs = weighings.map(unitWeight)
  for (let at = logs.length - RUN_MIN; at >= RUN_MIN; at -= 1) {
    const [before, after] = [logs.slice(0, at), logs.slice(at)]
    const [was, is] = [medianOf(before), medianOf(after)]
    const apart = Math.abs(is - was)
    const isSettled = Math.max(widthOf(before, was), widthOf(after, is)) < apart / 3
    if (apart > CHANGED && isSettled && isClean(after, was, is)) return weighings.slice(at)
  }
  return [...weighings]
}

const RUN_MIN = 3
const CHANGED = Math.log(1.6)
const widthOf = (logs: readonly number[], centre: number) => robustDeviation(logs, centre)
/**
 * Whether the run begins exactly at the change: its first two weighings are already closer to the new weight.
 */
const isClean = (after: readonly number[], was: number, is: number) =>
  Math.abs(after[0]! - is) < Math.abs(after[0]! - was) && Math.abs(after[1]! - is) < Math.abs(after[1]! - was)

const unitWeight = ({ grams, pieces }: Weighing) => Math.log(grams / pieces)

/** One piece, as logarithms. */
export function unitLogs(weighing: Weighing): UnitLogs {
  const { pieces, sidesMm } = weighing
  const volume = (sidesMm[0] * sidesMm[1] * sidesMm[2]) / 1_000
  return {
    weight: unitWeight(weighing),
    volume: Math.log(volume / pieces),
    longest: pieces === 1 ? Math.log(Math.max(...sidesMm)) : null,
  }
}
