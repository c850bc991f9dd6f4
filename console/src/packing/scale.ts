import {
  type ScaleDoubt,
  type WeighedThing,
  doubtScale,
  expectBox,
  toleranceGrams,
} from '@longhaul/domain/parcels/scale-check.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { weight } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import type { Parcel } from '../shared/parcel.ts'
import { packingOrder } from './packing-order.ts'

const words = packingText.scale
type Content = Parcel['contents'][number]

/**
 * The expected weight of the box with the pieces scanned so far; null if there are none, or if one was never
 * weighed.
 */
export function expectSoFar(parcel: Parcel, cartonGrams: number | null) {
  const scanned = scannedOf(parcel)
  const expected = expectBox(scanned, cartonGrams)
  return expected && { ...expected, scanned: scanned.length, tolerance: toleranceGrams(expected.boxGrams) }
}

/** The sentences for a box whose weight does not match the pieces scanned so far; null if it matches. */
export function scaleWords(
  parcel: Parcel,
  cartonGrams: number | null,
  grams: number,
): { title: string; text: string } | null {
  const doubt = doubtScale(scannedOf(parcel), cartonGrams, grams, unscannedOf(parcel))
  if (!doubt) return null
  const over = doubt.gapGrams > 0
  return {
    title: (over ? words.over : words.under)(weight(Math.abs(doubt.gapGrams))),
    text: sentences(
      words.sum(weight(doubt.goodsGrams), weight(doubt.packagingGrams)),
      whatExplains(parcel, doubt, over),
    ),
  }
}

/** The pieces that may explain the difference, with their numbers from the list and the carton's drawing. */
function whatExplains(parcel: Parcel, doubt: ScaleDoubt, over: boolean): string {
  const named = packingOrder(parcel.contents).flatMap((content, at) =>
    doubt.explains.includes(content.stock_item_id) ? [words.piece(at + 1, content.title)] : [],
  )
  if (named.length === 0) return words.look
  const names = listed(named)
  if (doubt.unscannedGrams !== null) return words.unscanned(names, weight(doubt.unscannedGrams))
  return (over ? words.twice : words.absent)(names)
}

const scannedOf = (parcel: Parcel): WeighedThing[] =>
  parcel.contents
    .filter((content) => content.checked_pieces > 0)
    .map((content) => partOf(content, content.checked_pieces))

const unscannedOf = (parcel: Parcel): WeighedThing[] =>
  parcel.contents
    .filter((content) => !content.checked)
    .map((content) => partOf(content, content.quantity - content.checked_pieces))

/** The share of an item's weight for some of its pieces; it was weighed with all of them. */
const partOf = ({ stock_item_id: id, weight_grams: grams, quantity }: Content, pieces: number) => ({
  id,
  grams: grams === null ? null : Math.round((grams * pieces) / quantity),
  quantity: pieces,
})
