import { tidyCode, tidyUpper } from '../texts/tidy.ts'
import { isReadableNumber } from '../numbers/check-digit.ts'
import type { Reason } from '../refusals.ts'
import { readGoodsNumber } from './goods-labels.ts'
import { readScaleLine } from './scale-lines.ts'

/**
 * The commands that printed codes give to a station: finish the current item, go to the next, undo the last
 * scan, take a photo, start or stop the video, take the weight from the scale.
 */
export const STATION_COMMANDS = ['DONE', 'NEXT', 'UNDO', 'PHOTO', 'FILM', 'WEIGH'] as const
export type StationCommand = (typeof STATION_COMMANDS)[number]

/**
 * The meaning of a scanned text at a station: a command, the shelf for the following goods, a weight typed by
 * a scale, or the code of an item.
 */
export type StationCode =
  | { readonly kind: 'command'; readonly command: StationCommand }
  | { readonly kind: 'shelf'; readonly shelf: string }
  | { readonly kind: 'scale'; readonly grams: number }
  | { readonly kind: 'thing'; readonly code: string }

/** The maximum length of a shelf name. */
export const SHELF_MAX = 20

/**
 * Parses a scanned text. Accepts letters in any case, and full-width characters, which a Chinese input method
 * makes of a scanner's.
 */
export function readStationCode(text: string): StationCode {
  const code = tidyCode(text)
  const upper = code.toUpperCase()
  const command = STATION_COMMANDS.find((stationCommand) => stationCommand === upper)
  if (command) return { kind: 'command', command }
  const shelf = /^SHELF[:;]\s*(\S.*)$/.exec(upper)?.[1]
  if (shelf && shelf.length <= SHELF_MAX) return { kind: 'shelf', shelf }
  const reading = readScaleLine(code)
  if (reading) return { kind: 'scale', grams: reading.kind === 'weight' ? reading.grams : 0 }
  return { kind: 'thing', code }
}

/** The text of a shelf's printed code. */
export const shelfCode = (shelf: string): string => `SHELF:${shelf.trim().toUpperCase()}`

/**
 * Null when a text scanned at the dock may be a parcel's number, else why not: it is a web address, as in QR
 * codes on labels.
 */
export const whyNotDockCode = (text: string): Reason | null =>
  /:\/\/|www\.|[{}<>]/i.test(tidyCode(text)) ? 'not_a_parcel_code' : null

/** A number with the separators that couriers print within it. */
const WAYBILL = /^[0-9A-Z][0-9A-Z\s./_-]*$/
const WAYBILL_DIGITS_MIN = 5

/**
 * Whether a scanned text that matches no expected parcel can be a courier's number: letters and digits, with
 * at least five digits, as the numbers of all couriers have. Not applied to known parcels.
 */
export function isPlausibleWaybill(text: string): boolean {
  const code = tidyUpper(text)
  return WAYBILL.test(code) && code.replaceAll(/\D/g, '').length >= WAYBILL_DIGITS_MIN
}

/**
 * Whether a normalised number that matches no expected parcel is one of our own labels (package, order,
 * goods). Not applied to known parcels.
 */
export const isOwnLabel = (number: string): boolean =>
  (/^[OP]/i.test(number) && isReadableNumber(number)) || readGoodsNumber(number) !== null
