import { COURIERS, type Courier, type CourierCode } from './couriers.ts'

/**
 * A courier's number as it is compared and stored: half-width, upper case, no blanks or separators, without the `-1-1-` that some
 * couriers append for the pieces of a consignment.
 */
export function normaliseTrackingNumber(text: string): string {
  const plain = text.normalize('NFKC').toUpperCase().replaceAll(DASHES, '-').replaceAll(/\s/g, '')
  return plain.replace(PIECE_SUFFIX, '').replaceAll(/[^0-9A-Z]/g, '')
}

/** Whether a normalised text can be a tracking number at all. Couriers change: an unknown pattern is never a reason to refuse a number. */
export const isTrackingNumber = (number: string): boolean => /^[0-9A-Z]{6,40}$/.test(number)

/** A courier that uses numbers of this format. `usual`: whether it is the courier's usual format today, not just one of several. */
export type CourierMatch = { readonly courier: Courier; readonly usual: boolean }

/** All couriers whose numbers have the format of this normalised one, likeliest first. */
export function matchCouriers(number: string): CourierMatch[] {
  const broken = isBrokenS10(number)
  const usual = COURIERS.filter((courier) => !broken && courier.usual.test(number))
  const accepted = COURIERS.filter((courier) => !usual.includes(courier) && courier.accepted.test(number))
  return [
    ...usual.map((courier) => ({ courier, usual: true })),
    ...accepted.map((courier) => ({ courier, usual: false })),
  ]
}

/** The courier to prefill for a normalised number, or null: only a courier with this usual format is suggested. */
export function guessCourier(number: string): CourierCode | null {
  const best = matchCouriers(number)[0]
  return best?.usual ? best.courier.code : null
}

/** Whether a normalised number is an international postal item (UPU S10) with the right check digit. */
export function isS10(number: string): boolean {
  if (!looksLikeS10(number)) return false
  const sum = S10_WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[2 + index]), 0)
  const check = 11 - (sum % 11)
  return Number(number[10]) === (check === 10 ? 0 : check === 11 ? 5 : check)
}

/** Whether a normalised number has the S10 format but a wrong check digit, most likely because it was misread or mistyped. */
export const isBrokenS10 = (number: string): boolean => looksLikeS10(number) && !isS10(number)

const looksLikeS10 = (number: string): boolean => /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number)
const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7] as const

const DASHES = /[‐‑‒–—―−﹣－]/g
/** Two short numbers after hyphens: the piece and the number of pieces. */
const PIECE_SUFFIX = /-\d{1,3}-\d{1,3}-?$/
