import { bareCode, tidyCode, tidyUpper } from '../texts/tidy.ts'
import { isReadableNumber } from '../numbers/check-digit.ts'
import { foundNumberText, readFoundNumber } from './found-things.ts'
import { readGoodsCode, readGoodsNumber } from './goods-labels.ts'
import { readScaleLine } from './scale-lines.ts'

/**
 * The commands that printed codes give to a station: finish the current item, go to the next, undo the last
 * scan, take a photo, start or stop the video, take the weight from the scale.
 */
export const STATION_COMMANDS = ['DONE', 'NEXT', 'UNDO', 'PHOTO', 'FILM', 'WEIGH'] as const
export type StationCommand = (typeof STATION_COMMANDS)[number]

/**
 * The meaning of a text scanned or typed at a station. Every question about such a text is answered here and
 * nowhere else.
 *
 * `shelf`: the shelf for the following goods. `bin`: a bin of a cart. `scale`: a weight typed by a scale.
 * `goods`: the label of a piece, or a goods number alone, whose `piece` is null. `found`: the label of a
 * thing that a count found without one. `package`: our own package. `parcel`: may be a courier's number.
 * `other`: none of these, and why; still accepted where it is a parcel's known number, unless it is a web
 * address.
 */
export type StationCode =
  | { readonly kind: 'command'; readonly command: StationCommand }
  | { readonly kind: 'shelf'; readonly shelf: string }
  | { readonly kind: 'bin'; readonly code: string; readonly cart: number; readonly bin: number }
  | { readonly kind: 'scale'; readonly grams: number }
  | {
      readonly kind: 'goods'
      readonly code: string
      readonly goodsNumber: number
      readonly piece: number | null
    }
  | { readonly kind: 'found'; readonly code: string; readonly foundNumber: number }
  | { readonly kind: 'package'; readonly code: string }
  | { readonly kind: 'parcel'; readonly code: string }
  | { readonly kind: 'other'; readonly code: string; readonly why: NoCode }

/** Why a text is no code of goods, a package or a parcel. */
export type NoCode = 'not_a_parcel_code' | 'own_label' | 'own_number_misread' | 'not_a_waybill'

/** The maximum length of a shelf name. */
export const SHELF_MAX = 20

/**
 * Parses a scanned text. Accepts letters in any case, and full-width characters, which a Chinese input method
 * makes of a scanner's.
 */
export function readStationCode(text: string): StationCode {
  const code = tidyCode(text)
  const upper = tidyUpper(text)
  const command = STATION_COMMANDS.find((stationCommand) => stationCommand === upper)
  if (command) return { kind: 'command', command }
  const shelf = /^SHELF[:;]\s*(\S.*)$/.exec(upper)?.[1] ?? BARE_SHELF.exec(upper)?.[0]
  if (shelf && shelf.length <= SHELF_MAX) return { kind: 'shelf', shelf }
  const bin = BIN.exec(upper)
  if (bin) return { kind: 'bin', code: upper, cart: Number(bin[1]), bin: Number(bin[2]) }
  const reading = readScaleLine(code)
  if (reading) return { kind: 'scale', grams: reading.kind === 'weight' ? reading.grams : 0 }
  const goodsNumber = readGoodsNumber(code)
  if (goodsNumber !== null)
    return { kind: 'goods', code, goodsNumber, piece: readGoodsCode(code)?.piece ?? null }
  const foundNumber = readFoundNumber(code)
  if (foundNumber !== null) return { kind: 'found', code: foundNumberText(foundNumber), foundNumber }
  const why = whyNoParcel(upper)
  if (why) return { kind: 'other', code, why }
  return { kind: upper.startsWith('P') && isReadableNumber(upper) ? 'package' : 'parcel', code }
}

/** A shelf's own bar code, as others print it: `A-01-1`. No courier's number has groups this short. */
const BARE_SHELF = /^[A-Z]{1,2}\d{0,2}(?:-\d{1,3}[A-Z]?){1,3}$/
/** The third bin of the second cart: `BIN:2-3`. */
const BIN = /^BIN[:;]\s*([1-9]\d?)-([1-9]\d?)$/
/** A web address, as in QR codes on labels, or the contents of a picture code. */
const WEB_ADDRESS = /:\/\/|www\.|[{}<>]/i
/** Our own numbers as they are printed. Couriers' numbers begin with two letters, or have more digits. */
const OWN_FORM = /^(?:[OPRWMCAF]\d{9}|G\d{9}(?:-?\d{1,3})?)$/
/** A number with the separators that couriers print within it. */
const WAYBILL = /^[0-9A-Z][0-9A-Z\s./_-]*$/
const WAYBILL_DIGITS_MIN = 5
/** Fewer digits without a letter are a weight, sides or a quantity: couriers use at least ten. */
const BARE_DIGITS_MIN = 10

function whyNoParcel(upper: string): NoCode | null {
  if (WEB_ADDRESS.test(upper)) return 'not_a_parcel_code'
  const closed = upper.replaceAll(' ', '')
  if (isReadableNumber(closed) && OWN_FORM.test(closed)) return closed.startsWith('P') ? null : 'own_label'
  if (OWN_FORM.test(closed)) return 'own_number_misread'
  const bare = bareCode(upper)
  const digits = bare.replaceAll(/\D/g, '').length
  const isWaybill = WAYBILL.test(upper) && digits >= WAYBILL_DIGITS_MIN
  return isWaybill && (digits < bare.length || digits >= BARE_DIGITS_MIN) ? null : 'not_a_waybill'
}

/**
 * Whether keys that came as fast as a scanner's are a scan: they belong to a code. Figures and words are
 * given back to the field in which they were typed.
 */
export function looksScanned(text: string): boolean {
  const read = readStationCode(text)
  return read.kind !== 'scale' && !(read.kind === 'other' && read.why === 'not_a_waybill')
}

/** Whether a text is the number of one of our own labels (package, order, goods), rightly read. */
export function isOwnLabel(text: string): boolean {
  const read = readStationCode(text)
  return (
    read.kind === 'goods' ||
    read.kind === 'found' ||
    read.kind === 'package' ||
    (read.kind === 'other' && read.why === 'own_label')
  )
}

/** The text of a shelf's printed code. */
export const shelfCode = (shelf: string): string => `SHELF:${shelf.trim().toUpperCase()}`

/** The text of the printed code of a cart's bin. */
export const binCode = (cart: number, bin: number): string => `BIN:${cart}-${bin}`
