import { type Fen, sumFen } from '../money/fen.ts'
import { splitFen } from '../money/split.ts'
import { costOfPieces } from '../orders/came-back.ts'
import type { BillRow } from '../parcels/bill.ts'
import type { Ends } from './ends.ts'

/** The expectation stored with an ordered item, for all its pieces. */
export type Expectation = {
  readonly pieces: number
  readonly grams: Ends<number>
  readonly orderFen: Fen
  readonly fen: Ends<Fen>
}

/**
 * An item in a package: how many of its pieces are inside, their weight, and the stored expectation; null
 * where there is none.
 */
export type ThingInside = {
  readonly pieces: number
  readonly grams: number | null
  /**
   * What the pieces that were kept cost in the end (`itemCost`), before any compensation, and how many those
   * are.
   */
  readonly costFen: Fen
  readonly kept: number
  /** The part of it for photos that were added once it was here, which no expectation covers. */
  readonly addedFen: Fen
  readonly expectation: Expectation | null
}

export type Accuracy = {
  /**
   * The expected and the actual cost: what the goods cost plus those rows of the package's bill that the
   * expectation covered.
   */
  readonly fen: Ends<Fen>
  readonly wasFen: Fen
  readonly grams: Ends<number>
  /** The weight of the goods without packing; null where an item was not weighed. */
  readonly wasGrams: number | null
  /**
   * What the expectation did not cover: added photos, chosen services, insurance, late storage, less a
   * coupon.
   */
  readonly otherFen: Fen
  /**
   * Whether this package contains only some of the ordered pieces; the expectation is then prorated by
   * pieces.
   */
  readonly isPartial: boolean
}

/** The rows of a package's bill that the expectation of shipping covers. */
const EXPECTED: ReadonlySet<BillRow['kind']> = new Set([
  'first',
  'steps',
  'customs',
  'operation',
  'fuel',
  'remote_area',
  'tax',
  'duty',
])

/**
 * Compares the expectations for the items in a package with its final bill; null unless every item has an
 * expectation.
 */
export function accuracyOf(things: readonly ThingInside[], bill: readonly BillRow[]): Accuracy | null {
  const shares: Expectation[] = []
  let isPartial = false
  for (const { pieces, expectation } of things) {
    if (!expectation || pieces > expectation.pieces) return null
    shares.push(shareOf(expectation, pieces))
    isPartial ||= pieces < expectation.pieces
  }
  if (shares.length === 0) return null
  const sum = (of: (share: Expectation) => number) => sumFen(shares.map(of))
  const rows = (isExpected: boolean) =>
    sumFen(bill.filter((row) => EXPECTED.has(row.kind) === isExpected).map((row) => row.feeFen))
  const weighed = things.flatMap((thing) => thing.grams ?? [])
  return {
    fen: ends((end) => sum((share) => share.fen[end])),
    wasFen: sumFen(things.map(costOfThing)) + rows(true),
    grams: ends((end) => sum((share) => share.grams[end])),
    wasGrams: weighed.length === things.length ? sumFen(weighed) : null,
    otherFen: rows(false) + sumFen(things.map(addedTo)),
    isPartial,
  }
}

const ends = (of: (end: keyof Ends<number>) => number): Ends<number> => ({
  low: of('low'),
  expected: of('expected'),
  high: of('high'),
})

const addedTo = ({ pieces, kept, addedFen }: ThingInside): Fen => costOfPieces(addedFen, pieces, kept)

const costOfThing = (thing: ThingInside): Fen =>
  costOfPieces(thing.costFen, thing.pieces, thing.kept) - addedTo(thing)

/** The remainder of rounding goes to the pieces that are not in this package. */
const partOf = (amount: number, pieces: number, whole: number): number =>
  splitFen(amount, [whole - pieces, pieces])[1]!

/** The expectation for some of the pieces. */
function shareOf(whole: Expectation, pieces: number): Expectation {
  if (pieces === whole.pieces) return whole
  const part = (amount: number) => partOf(amount, pieces, whole.pieces)
  return {
    pieces,
    orderFen: part(whole.orderFen),
    fen: ends((end) => part(whole.fen[end])),
    grams: ends((end) => part(whole.grams[end])),
  }
}

/**
 * Divides the expectation for items ordered together among them: each item's own order amount, and shipping
 * by weight, without losing a fen.
 */
export function shareOut(
  things: readonly { readonly pieces: number; readonly orderFen: Fen; readonly grams: Ends<number> }[],
  shipping: Ends<Fen>,
): Expectation[] {
  const weights = things.map((thing) => thing.grams.expected)
  // Divides the differences, so that no share's likely amount is below its lowest.
  const low = splitFen(shipping.low, weights)
  const likely = splitFen(shipping.expected - shipping.low, weights)
  const high = splitFen(shipping.high - shipping.expected, weights)
  return things.map(({ pieces, orderFen, grams }, at) => {
    const least = orderFen + low[at]!
    const expected = least + likely[at]!
    return { pieces, orderFen, grams, fen: { low: least, expected, high: expected + high[at]! } }
  })
}
