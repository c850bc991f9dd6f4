import { kindOf } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { medianOf } from '@longhaul/domain/goods-knowledge/quantiles.ts'
import type { WorldPiece } from './invent-world.ts'

/** An estimate as logarithms of grams. */
export type Said = { low: number; middle: number; high: number }

/** A way of estimating that lives through a world day by day. */
export type Contender = {
  name: string
  /** Learns from everything that was weighed until this day. */
  night(day: number): unknown
  /** What is said of a piece before it is weighed. */
  estimate(piece: WorldPiece): Said
  /** Whether the keyed weight is queried. */
  doubts?(piece: WorldPiece): boolean
  weighed(piece: WorldPiece): void
}

/** What was said of some pieces, compared with their true weights. */
export type Group = {
  pieces: number
  inside: number
  below: number
  score: number
  errors: number[]
  width: number
}

export type Lived = {
  groups: Map<string, Group>
  /** Correct weights and slips by ten, and how many of each were queried. */
  right: { pieces: number; asked: number }
  tens: { pieces: number; asked: number }
}

const NIGHTS_APART = 30
/** Days before the first night; the pieces of these days are a group of their own. */
const FIRST_NIGHT = 60

/** Lives through a world. Every piece is estimated before it is weighed, and judged by its true weight. */
export function live(pieces: readonly WorldPiece[], contender: Contender): Lived {
  const groups = new Map<string, Group>()
  const seen = new Map<string, number>()
  const [right, tens] = [
    { pieces: 0, asked: 0 },
    { pieces: 0, asked: 0 },
  ]
  let next = FIRST_NIGHT
  for (const piece of pieces) {
    while (piece.day >= next) {
      contender.night(next)
      next += NIGHTS_APART
    }
    const said = contender.estimate(piece)
    const oracle = oracleOf(
      piece,
      oneMore(seen, piece.goods.id),
      oneMore(seen, `${piece.goods.id} ${piece.option}`),
    )
    const names =
      piece.day < FIRST_NIGHT ? ['before the first night'] : ['all', ...piece.groups, ...statedGroups(piece)]
    for (const name of names) count(of(groups, name), said, Math.log(piece.truth), oracle)
    const isTen = piece.groups.includes('slip by ten')
    const kept = isTen ? tens : piece.groups.includes('slip') ? null : right
    if (kept && piece.day >= FIRST_NIGHT) {
      kept.pieces += 1
      if (contender.doubts?.(piece)) kept.asked += 1
    }
    contender.weighed(piece)
  }
  return { groups, right, tens }
}

/** Lives through a world by the median of the kind that a title names, to compare errors of unseen goods. */
export function kindMedians(pieces: readonly WorldPiece[]): number {
  const kinds = new Map<string, number[]>()
  const errors: number[] = []
  for (const piece of pieces) {
    const key = kindOf(`${piece.goods.category} ${piece.goods.title}`)?.id ?? ''
    const own = kinds.get(key) ?? []
    kinds.set(key, own)
    if (piece.day >= FIRST_NIGHT && piece.groups.includes('unseen') && own.length > 0)
      errors.push(Math.abs(Math.log(piece.truth) - medianOf(own)))
    own.push(Math.log(piece.grams))
  }
  return medianOf(errors)
}

/**
 * The width of the interval of somebody who knows the world's rules and what was weighed, roughly: changes of
 * packaging and slips are left out.
 */
function oracleOf({ unknown }: WorldPiece, ofProduct: number, ofOption: number): number {
  const { first, option, piece } = unknown
  if (ofProduct === 0) return 2 * 1.2816 * Math.hypot(first, option, piece)
  if (ofOption === 0) return 2 * 1.2816 * Math.hypot(option * Math.SQRT2, piece)
  return 2 * 1.2816 * piece * Math.sqrt(1 + 1 / ofOption)
}

const statedGroups = ({ goods, groups }: WorldPiece) =>
  groups.includes('unseen') && goods.stated.grams !== null ? ['unseen, stated'] : []

/** Counts one more under a name, and returns how many there were. */
function oneMore(counts: Map<string, number>, name: string): number {
  const before = counts.get(name) ?? 0
  counts.set(name, before + 1)
  return before
}

function of(groups: Map<string, Group>, name: string): Group {
  const own = groups.get(name) ?? { pieces: 0, inside: 0, below: 0, score: 0, errors: [], width: 0 }
  groups.set(name, own)
  return own
}

/** The interval score of an 80 % interval: its width, plus ten times the distance of what lies outside. */
function count(group: Group, { low, middle, high }: Said, truth: number, oracle: number): void {
  const outside = Math.max(0, low - truth, truth - high)
  group.pieces += 1
  if (outside === 0) group.inside += 1
  if (truth < low) group.below += 1
  group.score += high - low + 10 * outside
  group.errors.push(Math.abs(truth - middle))
  group.width += (high - low) / oracle
}
