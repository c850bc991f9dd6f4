import { NOTHING_STATED, type Stated } from '@longhaul/domain/goods-knowledge/stated.ts'
import { type Json, listOf, objectOf, textOf } from './read-json.ts'

const GRAMS_MAX = 200_000
const SIDE_MM_MAX = 5_000

/**
 * Reads what 1688 states of shipping (product.search.queryProductDetail, ProductShippingInfo): what it
 * measured itself, else what is said of the product, else the middle one of what is said of its options. In
 * kilograms and centimetres, but for the older list of options, whose weights are in grams, and the oldest
 * form, `unitWeight` and `packageSize` as `10x20x50`. A zero, which sellers leave there, is nothing; neither
 * is what no warehouse takes.
 */
export function statedIn1688(shipping: unknown): Stated {
  const of = objectOf(shipping)
  const details = listOf(of['skuShippingDetails']).map(objectOf)
  const said = [
    officialIn(of),
    plainIn(of, 1_000),
    middleOf(details.map(officialIn)),
    middleOf(details.map((entry) => plainIn(entry, 1_000))),
    middleOf(listOf(of['skuShippingInfoList']).map((entry) => plainIn(objectOf(entry), 1))),
    statedBy(textOf(of['unitWeight']), 1_000, textOf(of['packageSize'], 60).split(/[x×*]/i)),
  ]
  return {
    grams: said.find(({ grams }) => grams !== null)?.grams ?? null,
    sidesMm: said.find(({ sidesMm }) => sidesMm !== null)?.sidesMm ?? null,
  }
}

const officialIn = (of: Json): Stated =>
  statedBy(
    textOf(of['officialWeight']),
    1_000,
    ['officialLength', 'officialWidth', 'officialHeight'].map((name) => textOf(of[name])),
  )

const plainIn = (of: Json, gramsEach: number): Stated =>
  statedBy(
    textOf(of['weight']),
    gramsEach,
    ['length', 'width', 'height'].map((name) => textOf(of[name])),
  )

function statedBy(weight: string, gramsEach: number, sidesCm: readonly string[]): Stated {
  const grams = Math.round(numberOf(weight) * gramsEach)
  const sides = sidesCm.map((side) => Math.round(numberOf(side) * 10)).toSorted((a, b) => b - a)
  const [length = 0, width = 0, height = 0] = sides
  const isSize = sides.length === 3 && height >= 1 && length <= SIDE_MM_MAX
  return {
    grams: grams >= 1 && grams <= GRAMS_MAX ? grams : null,
    sidesMm: isSize ? [length, width, height] : null,
  }
}

/** The option of the middle weight, so that one slip among many options decides nothing. */
function middleOf(options: readonly Stated[]): Stated {
  const weighed = options
    .filter(({ grams }) => grams !== null)
    .toSorted((a, b) => (a.grams ?? 0) - (b.grams ?? 0))
  return (
    weighed[Math.floor((weighed.length - 1) / 2)] ?? options.find(({ sidesMm }) => sidesMm) ?? NOTHING_STATED
  )
}

/** A decimal number, or 0 for anything else. */
const numberOf = (text: string): number => (/^\d{1,6}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : 0)
