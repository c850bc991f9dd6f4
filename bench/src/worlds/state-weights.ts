import { type Chance, chanceOf } from '@longhaul/domain/goods-knowledge/invented-pieces.ts'
import type { Stated } from '@longhaul/domain/goods-knowledge/stated.ts'
import { pick } from './world-titles.ts'

/** What sellers of a world state of weight and size: nothing, some of them the truth, or nobody. */
export const STATED = ['nothing', 'mixed', 'nonsense'] as const
export type StatedBy = (typeof STATED)[number]

/** A piece of goods of a world, with what is true of it. */
type Sold = {
  goods: { id: string; seller: string; stated: Stated }
  truth: number
  sidesMm: readonly [number, number, number]
}

/** What a seller does: weighs, and how much is missing of that; leaves what the form proposes; guesses. */
type Habit = { does: 'weighs' | 'leaves' | 'guesses' | 'nothing'; missing: number; form: Stated }

/** Of a hundred sellers, as many do this. */
const HABITS = {
  mixed: { weighs: 45, leaves: 30, guesses: 5 },
  nonsense: { weighs: 0, leaves: 60, guesses: 40 },
}
/** A seller who weighs leaves the form as it is for as many of a hundred products. */
const FORGOTTEN = 0.1

const FORMS: readonly Stated[] = [
  { grams: 100, sidesMm: [100, 100, 100] },
  { grams: 1_000, sidesMm: [100, 100, 100] },
  { grams: 500, sidesMm: [200, 200, 200] },
]

/** Adds what sellers state of the goods of a world, in place. The world remains as it is otherwise. */
export function stateWeights(pieces: readonly Sold[], by: StatedBy, seed: number): void {
  if (by === 'nothing') return
  const chance = chanceOf(seed + 500_000)
  const habits = new Map<string, Habit>()
  const known = new Set<string>()
  for (const piece of pieces) {
    const { id, seller } = piece.goods
    if (known.has(id)) continue
    known.add(id)
    if (!habits.has(seller)) habits.set(seller, habitOf(by, chance))
    piece.goods.stated = statedOf(piece, habits.get(seller)!, chance)
  }
}

function habitOf(by: 'mixed' | 'nonsense', chance: Chance): Habit {
  const at = 100 * chance.even()
  const { weighs, leaves, guesses } = HABITS[by]
  const does =
    at < weighs
      ? 'weighs'
      : at < weighs + leaves
        ? 'leaves'
        : at < weighs + leaves + guesses
          ? 'guesses'
          : 'nothing'
  return { does, missing: 0.25 * chance.even(), form: pick(FORMS, chance) }
}

function statedOf({ truth, sidesMm: [a, b, c] }: Sold, habit: Habit, chance: Chance): Stated {
  const isForgotten = chance.even() < FORGOTTEN
  const [off, size] = [chance.bell(), chance.bell()]
  const side = (mm: number) => Math.max(10, Math.round((mm * Math.exp(0.08 * size)) / 10) * 10)
  const grams = (log: number) => Math.min(60_000, Math.max(10, Math.round(Math.exp(log) / 10) * 10))
  switch (habit.does) {
    case 'nothing':
      return { grams: null, sidesMm: null }
    case 'leaves':
      return habit.form
    case 'guesses':
      return { grams: grams(6 + off), sidesMm: [side(200 * Math.exp(size)), side(200), side(100)] }
    case 'weighs':
      return isForgotten
        ? habit.form
        : { grams: grams(Math.log(truth) - habit.missing + 0.1 * off), sidesMm: [side(a), side(b), side(c)] }
  }
}
