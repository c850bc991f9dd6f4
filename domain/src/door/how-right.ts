import { type Fen, sumFen } from '../money/fen.ts'
import { splitFen } from '../money/split.ts'
import type { BillRow } from '../parcels/bill.ts'
import type { Ends } from './ends.ts'

/** What was kept with an ordered thing: for all its pieces. */
export type Expectation = {
  readonly pieces: number
  readonly grams: Ends<number>
  readonly orderFen: Fen
  readonly fen: Ends<Fen>
}

/** A thing in a package: how many of its pieces are in it, what they weighed, and what was expected of it; null where nothing was kept. */
export type ThingInside = {
  readonly pieces: number
  readonly grams: number | null
  /** What all its ordered pieces cost in the end: a price may have changed since. */
  readonly paidFen: Fen
  readonly expectation: Expectation | null
}

export type HowRight = {
  /** What was expected, and what it came to: what was paid for the goods, and the rows of the package's bill that were expected. */
  readonly fen: Ends<Fen>
  readonly wasFen: Fen
  readonly grams: Ends<number>
  /** Of the goods without packing; null where something was not weighed. */
  readonly wasGrams: number | null
  /** Rows of the bill that nobody expected: services that were chosen, insurance, late storage, less a coupon. */
  readonly besideFen: Fen
  /** Only a part of what was ordered is in this package; its share of the expectation is by pieces. */
  readonly isPartial: boolean
}

/** What was expected of shipping, of which a package's bill says afterwards what it was. */
const EXPECTED: ReadonlySet<BillRow['kind']> = new Set([
  'first',
  'steps',
  'customs',
  'operation',
  'fuel',
  'remote_area',
])

/** How right the expectations of the things in a package were, by its final bill; null unless all of them had one. */
export function howRight(things: readonly ThingInside[], bill: readonly BillRow[]): HowRight | null {
  const shares: Expectation[] = []
  for (const { pieces, expectation } of things) {
    if (!expectation || pieces > expectation.pieces) return null
    shares.push(shareOf(expectation, pieces))
  }
  if (shares.length === 0) return null
  const sum = (of: (share: Expectation) => number) => sumFen(shares.map(of))
  const rows = (isExpected: boolean) =>
    sumFen(bill.filter((row) => EXPECTED.has(row.kind) === isExpected).map((row) => row.feeFen))
  const weighed = things.flatMap((thing) => thing.grams ?? [])
  return {
    fen: ends((end) => sum((share) => share.fen[end])),
    wasFen: sumFen(things.map(paidFor)) + rows(true),
    grams: ends((end) => sum((share) => share.grams[end])),
    wasGrams: weighed.length === things.length ? sumFen(weighed) : null,
    besideFen: rows(false),
    isPartial: things.some(({ pieces, expectation }) => pieces < (expectation?.pieces ?? pieces)),
  }
}

const ends = (of: (end: keyof Ends<number>) => number): Ends<number> => ({
  low: of('low'),
  expected: of('expected'),
  high: of('high'),
})

const paidFor = ({ pieces, paidFen, expectation }: ThingInside): Fen =>
  partOf(paidFen, pieces, expectation?.pieces ?? pieces)

/** The fen that rounding leaves over stay with the pieces that are not here. */
const partOf = (amount: number, pieces: number, whole: number): number =>
  splitFen(amount, [whole - pieces, pieces])[1]!

/** What was expected of some of the pieces. */
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

/** What was told of all that was ordered together, shared out among its things: what each was ordered for, and shipping by weight, without losing a fen. */
export function shareOut(
  things: readonly { readonly pieces: number; readonly orderFen: Fen; readonly grams: Ends<number> }[],
  shipping: Ends<Fen>,
): Expectation[] {
  const weights = things.map((thing) => thing.grams.expected)
  // The differences are shared out, so that no share's likely amount is below its least.
  const low = splitFen(shipping.low, weights)
  const likely = splitFen(shipping.expected - shipping.low, weights)
  const high = splitFen(shipping.high - shipping.expected, weights)
  return things.map(({ pieces, orderFen, grams }, at) => {
    const least = orderFen + low[at]!
    const expected = least + likely[at]!
    return { pieces, orderFen, grams, fen: { low: least, expected, high: expected + high[at]! } }
  })
}
