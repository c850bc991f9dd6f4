import { bareCode, tidyUpper } from '../texts/tidy.ts'
import { COURIERS, type Courier, type CourierCode } from './couriers.ts'

/**
 * A courier's number as it is compared and stored: half-width, upper case, no blanks or separators, without
 * the `-1-1-` that some couriers append for the pieces of a consignment.
 */
export function normaliseTrackingNumber(text: string): string {
  return bareCode(tidyUpper(text).replaceAll(' ', '').replace(PIECE_SUFFIX, ''))
}

/**
 * Whether a normalised text can be a tracking number at all. Couriers change: an unknown pattern is never a
 * reason to refuse a number.
 */
export const isTrackingNumber = (number: string): boolean => /^[0-9A-Z]{6,40}$/.test(number)

/**
 * A courier that uses numbers of this format. `usual`: whether it is the courier's usual format today, not
 * just one of several.
 */
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

/**
 * The courier to prefill for a normalised number, or null: only a courier with this usual format is
 * suggested.
 */
export function guessCourier(number: string): CourierCode | null {
  const best = matchCouriers(number)[0]
  return best?.usual ? best.courier.code : null
}

/**
 * Whether a normalised number is an international postal item (UPU S10) of a country that exists, with the
 * right check digit.
 */
export function isS10(number: string): boolean {
  if (s10Country(number) === undefined) return false
  const sum = S10_WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[2 + index]), 0)
  const check = 11 - (sum % 11)
  return Number(number[10]) === (check === 10 ? 0 : check === 11 ? 5 : check)
}

/**
 * Whether a normalised number has the S10 format but a wrong check digit or no country, most likely because
 * it was misread or mistyped.
 */
export const isBrokenS10 = (number: string): boolean => looksLikeS10(number) && !isS10(number)

/**
 * The country of the post office that issued an S10 number; undefined if it has another format, or no post
 * office uses these letters.
 */
export function s10Country(number: string): string | undefined {
  const country = number.slice(-2)
  return looksLikeS10(number) && POSTS.has(country) ? country : undefined
}

const looksLikeS10 = (number: string): boolean => /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number)
/** Countries and territories whose post offices issue S10 numbers (UPU S10; YP is Yanwen's). */
const POSTS: ReadonlySet<string> = new Set(
  `AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE
  DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM
  JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI
  NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ
  TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YP YT ZA ZM ZW`.split(/\s+/),
)
const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7] as const

/** Two short numbers after hyphens: the piece and the number of pieces. */
const PIECE_SUFFIX = /-\d{1,3}-\d{1,3}-?$/
