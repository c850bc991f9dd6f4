import { normaliseTrackingNumber, s10Country } from './courier-number.ts'
import { type Carrier, type CarrierId, findCarrier } from './carriers.ts'
import { type CheckRule, isChecked } from './number-checks.ts'
import { NUMBER_FORMATS } from './number-formats.ts'

/**
 * A number that was typed, pasted or scanned: the number itself, and the carriers that issue such numbers,
 * likeliest first.
 */
export type CarrierNumber = { readonly number: string; readonly carriers: readonly Carrier[] }

/**
 * Reads a carrier's number. Of a barcode that holds more than the number (USPS with the ZIP code, FedEx, DPD)
 * only the number is kept. An unusual number is read all the same, without carriers: carriers open new
 * ranges.
 */
export function readCarrierNumber(text: string): CarrierNumber {
  // Scanners may send the kind of the barcode first (`]C1`), and a DPD label a percent sign.
  const plain = normaliseTrackingNumber(text.replace(/^\s*\][A-Za-z]\d/, ''))
  for (const { carrier, shape, check, is = () => true } of BARCODES) {
    const [, number = '', digit] = shape.exec(plain) ?? []
    if (number === '' || !is(plain) || (check && !isChecked(number, digit ?? '', check))) continue
    const whole = check && !WITHOUT_CHECK.has(carrier) ? number + digit : number
    return {
      number: carrier === 'fedex' ? whole.replace(/^00(?=\d{12}$)/, '') : whole,
      carriers: known([carrier]),
    }
  }
  return { number: plain, carriers: carriersOf(plain) }
}

/**
 * All carriers that issue numbers of this format, by their check digits; an empty list for a format that we
 * do not know.
 */
export function carriersOf(number: string): readonly Carrier[] {
  const country = s10Country(number)
  if (country !== undefined) return known([postOf(country, number)])
  const fitting = NUMBER_FORMATS.filter(({ shape, check }) => {
    const found = shape.exec(number)
    return found && (!check || isChecked(found[1]!, found[2]!, check))
  })
  return known(fitting.map(({ carrier }) => carrier))
}

/** The post office that a tracking page is known of, or any other. */
const postOf = (country: string, number: string): CarrierId =>
  country === 'CN'
    ? number.startsWith('E')
      ? 'ems'
      : 'china-post'
    : country === 'YP'
      ? 'yanwen'
      : country === 'US'
        ? 'usps'
        : country === 'GB'
          ? 'royal-mail'
          : country === 'CA'
            ? 'canada-post'
            : 'post'

const known = (ids: readonly CarrierId[]): readonly Carrier[] =>
  [...new Set(ids)].map((id) => findCarrier(id)).filter((carrier) => carrier !== undefined)

const FEDEX_EXPRESS: CheckRule = { rule: 'weights', weights: [3, 1, 7] }
const FEDEX_LONG: CheckRule = { rule: 'weights', weights: [1, 7, 3] }

/** DPD prints the check sign behind the number, but its pages want the number without. */
const WITHOUT_CHECK: ReadonlySet<CarrierId> = new Set(['dpd'])

type Barcode = {
  readonly carrier: CarrierId
  /** The number is the first group, its check digit the second. */
  readonly shape: RegExp
  readonly check?: CheckRule
  readonly is?: (plain: string) => boolean
}

/**
 * Barcodes that hold more than the number. USPS: 420, the ZIP code of 5 or 9 digits, the number. FedEx: 34
 * digits, with 96 in front or not, 32 digits (ASTRA), 22 with 96 in front, 16 with the form's number behind.
 * DPD: the postcode, the number, the service, the country.
 */
const BARCODES: readonly Barcode[] = [
  { carrier: 'usps', shape: /^420\d{5}\d{4}(9[1-5]\d{20})$/ },
  { carrier: 'usps', shape: /^420\d{5}(9[1-5](?:\d{18}|\d{20}|\d{24}|\d{28}))$/ },
  { carrier: 'fedex', shape: /^96\d{18}(\d{13})(\d)$/, check: FEDEX_LONG },
  { carrier: 'fedex', shape: /^[0-8]\d{19}(\d{13})(\d)$/, check: FEDEX_LONG },
  { carrier: 'fedex', shape: /^3\d{15}(\d{11})(\d)\d{4}$/, check: FEDEX_EXPRESS },
  { carrier: 'fedex', shape: /^96\d{5}(\d{14})(\d)$/, check: { rule: 'mod10', odds: 3 } },
  {
    carrier: 'fedex',
    shape: /^(\d{11})(\d)0[2-6]\d{2}$/,
    check: FEDEX_EXPRESS,
    // A number of Canada Post has as many digits; its check digit decides.
    is: (plain) => carriersOf(plain).length === 0,
  },
  { carrier: 'dpd', shape: /^[0-9A-Z]{7}(?:\d{6})?(\d{14})[1-3]\d{2}(?:0\d{2}|[1-8]\d{2})$/ },
  {
    carrier: 'dpd',
    shape: /^\d{7}(\d{14})[1-3]\d{2}\d{3}[0-9A-Z]$/,
    is: (plain) => isChecked(plain.slice(0, -1), plain.at(-1)!, { rule: 'mod37_36' }),
  },
  { carrier: 'dpd', shape: /^(\d{14})([A-Z])$/, check: { rule: 'mod37_36' } },
]
