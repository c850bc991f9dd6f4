import { objectOf, textOf } from './read-json.ts'

/** The weight and packed sides of one piece as a seller states them; null where nothing usable is stated. */
export type Stated = { grams: number | null; sidesMm: readonly [number, number, number] | null }

const GRAMS_MAX = 200_000
const SIDE_MM_MAX = 5_000

/**
 * Reads what 1688 states of shipping: `unitWeight` in kilograms and `packageSize` as `10x20x50` centimetres.
 * A zero, which sellers leave there, is nothing; neither is what no warehouse takes.
 */
export function statedIn1688(shipping: unknown): Stated {
  const of = objectOf(shipping)
  const grams = Math.round(numberOf(textOf(of['unitWeight'])) * 1_000)
  const sides = textOf(of['packageSize'], 60)
    .split(/[x×*]/i)
    .map((side) => Math.round(numberOf(side) * 10))
    .toSorted((a, b) => b - a)
  const [length = 0, width = 0, height = 0] = sides
  const isSize = sides.length === 3 && height >= 1 && length <= SIDE_MM_MAX
  return {
    grams: grams >= 1 && grams <= GRAMS_MAX ? grams : null,
    sidesMm: isSize ? [length, width, height] : null,
  }
}

/** A decimal number, or 0 for anything else. */
const numberOf = (text: string): number => (/^\d{1,6}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : 0)
