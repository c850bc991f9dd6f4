import { type ScaleDoubt, doubtScale } from '@longhaul/domain/parcels/scale-check.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { weight } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import type { Parcel } from '../shared/parcel.ts'

const words = packingText.scale

/** Whether the box weighs what was scanned into it, in words; null where it does, or as long as something is missing from it. */
export function scaleWords(
  parcel: Parcel,
  cartonGrams: number | null,
  grams: number,
): { title: string; text: string } | null {
  if (!parcel.contents.every((content) => content.checked)) return null
  const things = parcel.contents.map((content) => ({
    id: content.stock_item_id,
    grams: content.weight_grams,
    quantity: content.quantity,
  }))
  const doubt = doubtScale(things, cartonGrams, grams)
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

function whatExplains(parcel: Parcel, doubt: ScaleDoubt, over: boolean): string {
  const names = parcel.contents
    .filter((content) => doubt.explains.includes(content.stock_item_id))
    .map((content) => content.title)
  if (names.length === 0) return words.look
  return (over ? words.twice : words.absent)(listed(names))
}
