import { isReadableNumber } from '../numbers/check-digit.ts'
import type { Reason } from '../refusals.ts'
import { readGoodsNumber } from './goods-labels.ts'
import { readScaleLine } from './scale-lines.ts'

/**
 * What a printed code has a station do: finish what is on the bench, go to the next, take the last scan back; take a photo, begin or end the video, take
 * the weight from the scale.
 */
export const STATION_COMMANDS = ['DONE', 'NEXT', 'UNDO', 'PHOTO', 'FILM', 'WEIGH'] as const
export type StationCommand = (typeof STATION_COMMANDS)[number]

/** What a scanned text is at a station: a command, a shelf that following goods go to, what a scale typed, or the code of a thing. */
export type StationCode =
  | { readonly kind: 'command'; readonly command: StationCommand }
  | { readonly kind: 'shelf'; readonly shelf: string }
  | { readonly kind: 'scale'; readonly grams: number }
  | { readonly kind: 'thing'; readonly code: string }

/** The longest name of a shelf. */
export const SHELF_MAX = 20

/** Reads a scanned text. Full-width characters, as a Chinese keyboard makes of a scanner's, and letters in any case are forgiven. */
export function readStationCode(text: string): StationCode {
  const code = text.normalize('NFKC').trim()
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

/** Null when a scanned text may be a parcel's number at the dock, else why not: an address on the web, as square codes on labels hold one. */
export const whyNotDockCode = (text: string): Reason | null =>
  /:\/\/|www\.|[{}<>]/i.test(text.normalize('NFKC')) ? 'not_a_parcel_code' : null

/** What couriers print between the characters of a number. */
const WAYBILL = /^[0-9A-Z][0-9A-Z\s./_-]*$/
const WAYBILL_DIGITS_MIN = 5

/**
 * Whether a scanned text that matches no expected parcel may be a courier's number at all: letters and digits, at least five of them digits, as those of all
 * couriers have. Never asked of a known parcel.
 */
export function isPlausibleWaybill(text: string): boolean {
  const code = text.normalize('NFKC').trim().toUpperCase()
  return WAYBILL.test(code) && code.replaceAll(/\D/g, '').length >= WAYBILL_DIGITS_MIN
}

/** Whether a normalised number that matches no expected parcel is one of our own labels (package, order, goods). Never asked of a known parcel. */
export const isOwnLabel = (number: string): boolean =>
  (/^[OP]/i.test(number) && isReadableNumber(number)) || readGoodsNumber(number) !== null
