import type { CarrierId } from './carriers.ts'
import type { CheckRule } from './number-checks.ts'

/**
 * The formats of carriers' numbers, from the public table jkeen/tracking_number_data (MIT, see NOTICE; as of
 * 17 August 2026), by the ids of `carriers.ts`. `shape` is for a normalised number; its first group is what
 * the check digit, the second group, is computed from. Left out: freight, and formats that any number has
 * (DHL eCommerce's other prefixes, FedEx's SSCC). `number-formats.tsv` has the table's own examples, right
 * and wrong, which a test compares.
 */
export const NUMBER_FORMATS: readonly NumberFormat[] = [
  { carrier: 'amazon', shape: /^TB[ACM]\d{12}$/ },
  { carrier: 'amazon', shape: /^[AFC]\d{10}$/ },
  { carrier: 'canada-post', shape: /^(\d{15})(\d)$/, check: { rule: 'mod10', evens: 3 } },
  { carrier: 'canpar', shape: /^[CDKLSUXZ]\d{21}$/ },
  { carrier: 'dhl', shape: /^(\d{9,10})(\d)$/, check: { rule: 'mod7' } },
  { carrier: 'dhl', shape: /^J[A-Z]{2,3}\d{9,10}$/ },
  { carrier: 'dhl', shape: /^JJD\d{16,18}$/ },
  { carrier: 'dhl-ecommerce', shape: /^GM[0-9A-Z]{10,39}$/ },
  { carrier: 'dhl-ecommerce', shape: /^\d{14}$/ },
  // The identity number of a DHL parcel in Germany: a GS1 container code whose issuer is DHL.
  { carrier: 'dhl-parcel', shape: /^003404\d{14}$/ },
  { carrier: 'dpd', shape: /^(\d{14})([0-9A-Z])$/, check: { rule: 'mod37_36' } },
  { carrier: 'dpd', shape: /^\d{14}$/ },
  { carrier: 'fedex', shape: /^(\d{11})(\d)$/, check: { rule: 'weights', weights: [3, 1, 7] } },
  // The courier's rule for numbers of twelve digits is not the only one: one that Purolator issues as well
  // may be of either.
  { carrier: 'fedex', shape: /^([0-5]\d{10})(\d)$/, check: { rule: 'luhn' } },
  { carrier: 'fedex', shape: /^(\d{14})(\d)$/, check: { rule: 'mod10', odds: 3 } },
  { carrier: 'gofo', shape: /^GFUS\d{14}$/ },
  { carrier: 'landmark', shape: /^LTN\d{8}N1$/ },
  { carrier: 'ontrac', shape: /^L[AIEHNX][1-3]\d{7}$/ },
  { carrier: 'ontrac', shape: /^1LS7[12]\d{10}$/ },
  { carrier: 'ontrac', shape: /^1LS7[12]\d{2}01[1-4]\d{6}1$/ },
  { carrier: 'ontrac', shape: /^1LSCX[0-9A-Z]{10}$/ },
  { carrier: 'ontrac', shape: /^C(\d{13})(\d)$/, check: { rule: 'mod10', odds: 2, before: '4' } },
  { carrier: 'ontrac', shape: /^D(\d{13})(\d)$/, check: { rule: 'mod10', odds: 2, before: '5' } },
  { carrier: 'purolator', shape: /^([0-5]\d{10})(\d)$/, check: { rule: 'luhn' } },
  { carrier: 'purolator', shape: /^[A-Z]{3}\d{9}$/ },
  { carrier: 'spee-dee', shape: /^SP\d{18}$/ },
  { carrier: 'ups', shape: /^1Z([0-9A-Z]{15})(\d)$/, check: { rule: 'mod10', odds: 2 } },
  { carrier: 'ups', shape: /^[AHJKTV](\d{9})(\d)$/, check: { rule: 'mod10', odds: 2 } },
  {
    carrier: 'usps',
    shape: /^((?:0[1-8]|14|2[1-6]|34|50|56|7\d|8[235])\d{17})(\d)$/,
    check: { rule: 'mod10', evens: 3 },
  },
  { carrier: 'usps', shape: /^(91\d{19})(\d)$/, check: { rule: 'mod10', evens: 3 } },
  {
    carrier: 'usps',
    shape: /^((?:71|73|77|81)\d{17})(\d)$/,
    check: { rule: 'mod10', evens: 3, before: '91' },
  },
  { carrier: 'usps', shape: /^(9[2-5](?:\d{19}|\d{23}|\d{27}))(\d)$/, check: { rule: 'mod10', evens: 3 } },
  { carrier: 'yodel', shape: /^JJ?D\d{16}$/ },
  { carrier: 'yunexpress', shape: /^YT\d{16}$/ },
  { carrier: '4px', shape: /^4PX[0-9A-Z]{10,16}$/ },
]

export type NumberFormat = {
  readonly carrier: CarrierId
  readonly shape: RegExp
  /** None: the carrier computes no check digit, or has not said how. */
  readonly check?: CheckRule
}
