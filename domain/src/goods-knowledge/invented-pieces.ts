import { KINDS, type Kind, startingCentre } from './kinds.ts'
import type { Weighing } from './weighings.ts'

/** Parameters of a synthetic shop history with known true values, for testing the estimates. */
export type Invention = {
  products: number
  piecesPerProduct: number
  shops: number
  seed: number
  /** The kinds of its products, most frequent first; all kinds by default. */
  kinds?: readonly Kind[]
  /** How many of 1,000 weighings are off by a factor of ten; 10 by default. */
  slipsPerMille?: number
  /** The largest seasonal increase in weight, as a logarithm; 0.12 by default. */
  season?: number
}

/**
 * A synthetic product: its pieces, and what a shopper would have guessed for each before buying, in grams.
 */
export type InventedProduct = {
  itemId: string
  /** Marketplace and seller. */
  shop: string
  kind: string
  weighings: readonly Weighing[]
  guesses: readonly number[]
  /** When each piece was weighed, in order: 0 is the first day, 1 the last. The shop grows over time. */
  moments: readonly number[]
}

/**
 * Generates products with known true weights: kinds that differ from the starting table, shops with a bias,
 * differing options, seasonal weight, variation between pieces, and one weighing in a hundred off by a
 * factor of ten. The same seed gives the same history.
 */
export function* inventPast({
  products,
  piecesPerProduct,
  shops,
  seed,
  kinds = KINDS,
  slipsPerMille = 10,
  season = 0.12,
}: Invention): Generator<InventedProduct> {
  const chance = chanceOf(seed)
  const kindsTruth = kinds.map((kind) => ({
    kind,
    centre: startingCentre('weight', kind).centre + 0.25 * chance.bell(),
    deviation: startingCentre('weight', kind).deviation * (0.6 + 0.6 * chance.even()),
    within: 0.03 + 0.1 * chance.even(),
    season: season * chance.even(),
  }))
  const biases = Array.from({ length: shops }, () => 0.15 * chance.bell())
  for (let index = 0; index < products; index += 1) {
    // Earlier kinds sell more than later ones.
    const place = Math.floor(kinds.length * chance.even() ** 1.5)
    const shop = Math.floor(shops * chance.even() ** 2)
    const truth = kindsTruth[place]!
    const centre = truth.centre + biases[shop]! + truth.deviation * chance.bell()
    yield inventProduct({ ...truth, centre, shop, index, piecesPerProduct, slipsPerMille }, chance)
  }
}

type Truth = {
  kind: Kind
  centre: number
  within: number
  season: number
  shop: number
  index: number
  piecesPerProduct: number
  slipsPerMille: number
}

function inventProduct(truth: Truth, chance: Chance): InventedProduct {
  const options = 1 + Math.floor(4 * chance.even())
  const apart = Array.from({ length: options }, () => 0.1 * chance.bell())
  // Many products with one piece, some with many.
  const pieces = Math.max(1, Math.round(truth.piecesPerProduct * -Math.log(1 - chance.even() * 0.999)))
  const moments = inventMoments(pieces, chance)
  const weighings = moments.map((moment) => inventWeighing(truth, apart, moment * YEARS, chance))
  const itemId = String(600_000_000_000 + truth.index)
  return {
    itemId,
    shop: `taobao shop ${truth.shop}`,
    kind: truth.kind.id,
    weighings,
    // Off by about a third either way: how well people guess from pictures.
    guesses: weighings.map(() => Math.exp(truth.centre + 0.35 * chance.bell())),
    moments,
  }
}

/**
 * All moments follow the product's first sale, so that the shop sells more and more as products are added.
 */
function inventMoments(pieces: number, chance: Chance): number[] {
  const first = chance.even()
  return Array.from({ length: pieces }, () => first + (1 - first) * chance.even()).toSorted((a, b) => a - b)
}

/** The length of the whole history: goods that are heavier in winter go through two winters. */
const YEARS = 1.5

function inventWeighing(truth: Truth, apart: readonly number[], year: number, chance: Chance): Weighing {
  const option = Math.floor(apart.length * chance.even())
  const season = truth.season * Math.sin(2 * Math.PI * year)
  const pieces = chance.even() < 0.85 ? 1 : 2 + Math.floor(3 * chance.even())
  // A draw of an earlier version, without which the demo would have another history.
  chance.even()
  const logGrams = truth.centre + apart[option]! + season + truth.within * chance.bell()
  const slip = chance.even() * 1_000 < truth.slipsPerMille ? (chance.even() < 0.5 ? 10 : 0.1) : 1
  const grams = Math.max(1, Math.round(Math.exp(logGrams) * pieces * slip))
  const side = (mm: number) => Math.max(10, Math.round(mm * Math.exp(0.1 * chance.bell())))
  const [length, width, height] = truth.kind.sidesMm
  return {
    pieces,
    grams,
    sidesMm: [side(length), side(width), side(height) * pieces],
    option: `colour:${option}`,
  }
}

export type Chance = { even(): number; bell(): number }

/** Mulberry32: the same numbers for the same seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const even = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const bell = () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even())
  return { even, bell }
}
