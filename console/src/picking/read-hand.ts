import { pieceOfNumber } from '@longhaul/domain/parcels/contents.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { lineOf } from '../shared/goods/goods-names.ts'
import { type Thing, type ToPutBack, type Wave, isThingDone } from './wave.ts'

const words = pickingText.hand

/** What the large bar says. */
export type Said = { good: boolean; title: string; text: string; code: string }

/** What the picker has in the hand: pieces for a bin, or something to put back on a shelf. */
export type Hand =
  | { kind: 'thing'; code: string; stock: string; piece: number | null; pieces: number }
  | { kind: 'back'; code: string; stock: string }

/**
 * What a scanned label or tracking number is in a wave: something to take into the hand, or why not. `next`:
 * the thing that the walk has come to. Null if the wave does not know it.
 */
export function readLabel(wave: Wave, next: Thing | undefined, text: string): Hand | Said | null {
  const read = readStationCode(text)
  const code = read.kind === 'goods' || read.kind === 'parcel' ? read.code : text
  const isIt = matcher(text)
  const back = wave.put_back.find(isIt)
  const found = wave.items.filter(isIt)
  // A thing that went from one package of the wave to another goes straight to its new bin.
  if (back && found.length === 0) return { kind: 'back', code, stock: back.stock_item_id }
  if (found.length === 0) return null
  const thing = found.find((item) => !isPicked(item)) ?? found[0]!
  if (read.kind !== 'goods' && (found.length > 1 || thing.labelled_pieces > 0))
    return { good: false, title: words.several, text: words.severalText, code }
  const piece = read.kind === 'goods' ? pieceOfNumber(thing, read.piece) : null
  if (isPicked(thing) || (piece !== null && thing.picked_labels.includes(piece)))
    return { good: false, title: words.pickedAlready(thing.bin), text: lineOf(thing), code }
  if (read.kind === 'goods' && piece === null)
    return { good: false, title: words.whichPiece, text: words.whichPieceText, code }
  // One shelf is one stop: there the order does not matter.
  if (next && thing !== next && thing.shelf !== next.shelf && !isThingDone(thing) && !back)
    return { good: false, title: words.wrongThing, text: whyWrong(thing, next), code }
  const pieces = read.kind === 'goods' ? 1 : thing.quantity - thing.picked_pieces
  return { kind: 'thing', code, stock: thing.stock_item_id, piece, pieces }
}

const isPicked = (thing: Thing): boolean => thing.picked_pieces >= thing.quantity

function matcher(text: string): (thing: Thing | ToPutBack) => boolean {
  const read = readStationCode(text)
  if (read.kind === 'goods') return (thing) => thing.goods_number === goodsNumberText(read.goodsNumber)
  const number = normaliseTrackingNumber(text)
  return (thing) => normaliseTrackingNumber(thing.tracking_number) === number
}

const whyWrong = (thing: Thing, next: Thing): string => {
  const place = shelfWithWarehouse(thing.warehouse_id, thing.shelf) || words.noShelf
  return `${words.wrongShelf(lineOf(thing), place, thing.bin)} ${words.wanted(lineOf(next), next.goods_number)}`
}

/** What a bin says that is scanned with an empty hand. */
export function readBin(wave: Wave, cart: number, bin: number, code: string): Said {
  const parcel =
    cart === wave.cart ? wave.parcels.find((entry) => entry.bin === bin && !entry.left) : undefined
  const text = parcel ? words.holds(parcel.number) : words.holdsNothing
  return { good: false, title: words.labelFirst(bin), text, code }
}
