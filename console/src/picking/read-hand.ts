import { pieceOfNumber } from '@longhaul/domain/parcels/contents.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { whyNotBin, whyNotOpenBin } from '@longhaul/domain/parcels/picking.ts'
import { type StationCommand, readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { lineOf } from '../shared/goods/goods-names.ts'
import { type Thing, type ToPutBack, type Wave, isThingDone, moreBinOf } from './wave.ts'

const words = pickingText.hand

/** What the large bar says. */
export type Said = { good: boolean; title: string; text: string; code: string }

/** What the picker has in the hand: pieces for a bin, or something to put back on a shelf. */
export type Hand =
  | {
      kind: 'thing'
      code: string
      stock: string
      piece: number | null
      pieces: number
      /** The bins of its package are full: a free one may be scanned. */
      isBinFull?: boolean
    }
  | { kind: 'back'; code: string; stock: string }

/** What a scan does at a hand-held. `again`: what is in the hand already. `look_up`: nothing of this wave. */
type Effect =
  | { do: 'command'; command: StationCommand }
  | { do: 'take'; hand: Hand }
  | { do: 'put'; thing: Thing; bin: number; opens: boolean }
  | { do: 'shelve'; thing: ToPutBack; shelf: string }
  | { do: 'say'; said: Said }
  | { do: 'look_up'; code: string }
  | { do: 'again' }

/** The state of a hand-held: its wave, what is in the hand, and the thing that the walk has come to. */
export type At = { wave: Wave; hand: Hand | null; next: Thing | undefined }

/** Reads a scan: a label and then the bin of its package, or what goes back and then a shelf. */
export function readHandScan(at: At, text: string): Effect {
  const read = readStationCode(text)
  if (read.kind === 'command') return { do: 'command', command: read.command }
  if (read.kind === 'bin') return scanBin(at, read.cart, read.bin, read.code)
  if (read.kind === 'shelf') return scanShelf(at, read.shelf)
  if (read.kind === 'goods' || read.kind === 'parcel') return scanLabel(at, text)
  return bad(words.notAThing, words.notAThingText, text)
}

const bad = (title: string, text: string, code: string): Effect => ({
  do: 'say',
  said: { good: false, title, text, code },
})

function scanBin({ wave, hand }: At, cart: number, bin: number, code: string): Effect {
  if (!hand) return { do: 'say', said: readBin(wave, cart, bin, code) }
  const thing = thingOf(wave, hand)
  if (!thing) return bad(words.scanShelf, words.putBackHand(nameOf(wave, hand)), code)
  const put = { do: 'put', thing, bin } as const
  if (!whyNotBin({ cart: wave.cart, bins: thing.bins }, { cart, bin })) return { ...put, opens: false }
  const taken = wave.parcels.flatMap((parcel) => (parcel.left ? [] : parcel.bins))
  const parcel = wave.parcels.find((entry) => entry.parcel_id === thing.parcel_id)
  // The bin that is proposed needs no word before it.
  const isFull = hand.kind === 'thing' && (hand.isBinFull || (parcel && moreBinOf(parcel) === bin))
  if (isFull && !whyNotOpenBin(wave, taken, { cart, bin })) return { ...put, opens: true }
  const title =
    cart !== wave.cart
      ? words.wrongCart(cart, wave.cart)
      : isFull
        ? words.binTaken(bin)
        : words.wrongBin(bin, pickingText.binList(thing.bins))
  return bad(title, words.notCounted, code)
}

function scanShelf({ wave, hand, next }: At, shelf: string): Effect {
  const back = hand?.kind === 'back' && wave.put_back.find((thing) => thing.stock_item_id === hand.stock)
  if (back) return { do: 'shelve', thing: back, shelf }
  const thing = hand && thingOf(wave, hand)
  if (thing)
    return bad(words.oneAtATime, words.binFirst(lineOf(thing), pickingText.binList(thing.bins)), shelf)
  const isRight = shelf === next?.shelf
  const text = isRight ? words.youAreHere : next ? words.goTo(placeOf(next) || words.noShelf) : ''
  return { do: 'say', said: { good: isRight, title: words.isShelf(shelf), text, code: shelf } }
}

function scanLabel({ wave, hand, next }: At, text: string): Effect {
  if (hand) {
    if (hand.code.toUpperCase() === text.trim().toUpperCase()) return { do: 'again' }
    const thing = thingOf(wave, hand)
    if (thing)
      return bad(words.oneAtATime, words.binFirst(lineOf(thing), pickingText.binList(thing.bins)), text)
  }
  const read = readLabel(wave, next, text)
  if (!read) return { do: 'look_up', code: text }
  return 'kind' in read ? { do: 'take', hand: read } : { do: 'say', said: read }
}

/** The thing in the hand that goes into a bin. */
export const thingOf = (wave: Wave, hand: Hand): Thing | undefined =>
  hand.kind === 'thing' ? wave.items.find((thing) => thing.stock_item_id === hand.stock) : undefined

function nameOf(wave: Wave, { stock }: Hand): string {
  const thing = wave.put_back.find((one) => one.stock_item_id === stock)
  return thing ? lineOf(thing) : ''
}

/** A shelf, with its warehouse; empty if a thing is on none. */
export const placeOf = ({ warehouse_id, shelf }: { warehouse_id: string; shelf: string }): string =>
  shelfWithWarehouse(warehouse_id, shelf)

/**
 * What a scanned label or tracking number is in a wave: something to take into the hand, or why not. `next`:
 * the thing that the walk has come to. Null if the wave does not know it.
 */
function readLabel(wave: Wave, next: Thing | undefined, text: string): Hand | Said | null {
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
    return {
      good: false,
      title: words.pickedAlready(pickingText.binList(thing.bins)),
      text: lineOf(thing),
      code,
    }
  if (read.kind === 'goods' && piece === null)
    return { good: false, title: words.whichPiece, text: words.whichPieceText, code }
  // One shelf is one stop: there the order does not matter.
  if (next && thing !== next && thing.shelf !== next.shelf && !isThingDone(thing) && !back)
    return { good: false, ...whyWrong(thing, next), code }
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

/** Two options of one product look alike: then the label that is wanted is said too. */
function whyWrong(thing: Thing, next: Thing): { title: string; text: string } {
  const text = words.wrongShelf(
    lineOf(thing),
    placeOf(thing) || words.noShelf,
    pickingText.binList(thing.bins),
  )
  if (thing.title !== next.title) return { title: words.wrongThing, text }
  return { title: words.wrongOption, text: consoleWords.sentences(words.wanted(next.goods_number), text) }
}

/** What a bin says that is scanned with an empty hand. */
function readBin(wave: Wave, cart: number, bin: number, code: string): Said {
  const parcel =
    cart === wave.cart ? wave.parcels.find((entry) => entry.bins.includes(bin) && !entry.left) : undefined
  const text = parcel ? words.holds(parcel.number) : words.holdsNothing
  return { good: false, title: words.labelFirst(bin), text, code }
}
