import { isAustralianBusiness, isBritishVat, isInlandRevenue } from './registration-checks.ts'
import type { Place } from './rule.ts'
import { plusDays } from '../time/days.ts'

/**
 * The schemes under which an operator may be registered to collect the tax of a destination with the payment,
 * by the name that the rules of the places give them, and how often the tax is reported.
 */
export const TAX_SCHEMES = ['ioss', 'gb_vat', 'voec', 'au_gst', 'nz_gst', 'sg_gst'] as const
export type TaxScheme = (typeof TAX_SCHEMES)[number]

type Scheme = {
  /** Its number, without the spaces and signs that people write. */
  readonly format: RegExp
  /** Whether its check digits are right, where it is known how they are calculated. */
  readonly check?: (number: string) => boolean
  /** A number of that format, for the sentence that asks for one. */
  readonly example: string
  readonly reported: 'month' | 'quarter'
  /** Whether the number is printed on papers; otherwise it is only sent in the carrier's data. */
  readonly isPrinted: boolean
}

/**
 * IOSS: the number of a seller (IM) or of one whom an intermediary represents, ten digits. GB: a VAT number
 * of nine or twelve digits. VOEC: seven digits. AU: a business number (ABN) of eleven or a reference number
 * (ARN) of twelve digits. NZ: an IRD number of eight or nine. SG: the number of a local or a foreign
 * registration.
 */
const SCHEMES: Readonly<Record<TaxScheme, Scheme>> = {
  ioss: { format: /^IM[0-9]{10}$/, example: 'IM3720000224', reported: 'month', isPrinted: false },
  gb_vat: {
    format: /^GB([0-9]{9}|[0-9]{12})$/,
    check: (number) => isBritishVat(number.slice(2)),
    example: 'GB123456782',
    reported: 'quarter',
    isPrinted: true,
  },
  voec: { format: /^[0-9]{7}$/, example: '2012345', reported: 'quarter', isPrinted: false },
  au_gst: {
    format: /^[0-9]{11,12}$/,
    // Of reference numbers, which have twelve digits, it is not known.
    check: (number) => number.length === 12 || isAustralianBusiness(number),
    example: '300012345678',
    reported: 'quarter',
    isPrinted: true,
  },
  nz_gst: {
    format: /^[0-9]{8,9}$/,
    check: isInlandRevenue,
    example: '49091850',
    reported: 'quarter',
    isPrinted: true,
  },
  sg_gst: {
    format: /^([0-9]{8,9}[A-Z]|M[0-9A-Z]{9})$/,
    example: 'M90312345A',
    reported: 'quarter',
    isPrinted: true,
  },
}

export const schemeOf = (scheme: TaxScheme): Scheme => SCHEMES[scheme]

/** A number as it is stored: capitals and digits only. */
export const tidyRegistration = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Whether a number has the format of its scheme, and the right check digits as far as they are known. */
export function isRegistration(scheme: TaxScheme, number: string): boolean {
  const { format, check } = SCHEMES[scheme]
  return format.test(number) && (check?.(number) ?? true)
}

/** The days on which a registration is in force; `until` null: until it is ended. */
export type Registered = { readonly from: string; readonly until: string | null }

/** Whether a registration was withdrawn before it began. */
export const isWithdrawn = ({ from, until }: Registered): boolean => until !== null && until < from

/** Whether two registrations of a scheme would be in force on the same day. */
export const overlap = (a: Registered, b: Registered): boolean =>
  !isWithdrawn(a) &&
  !isWithdrawn(b) &&
  (b.until === null || a.from <= b.until) &&
  (a.until === null || b.from <= a.until)

/** Null when a registration may be ended with a last day, else why not. Days look like `2026-11-29`. */
export function whyNotEnd(
  registration: Registered,
  lastDay: string,
  today: string,
): 'already_ended' | 'in_the_past' | null {
  const { until } = registration
  if (isWithdrawn(registration) || (until !== null && until < today)) return 'already_ended'
  // What was collected until now was collected under it.
  return lastDay < today ? 'in_the_past' : null
}

/** The last day of a registration that ends on a day, which may be before it begins: then it never does. */
export function lastDayOf({ from }: Registered, day: string): string {
  const before = plusDays(from, -1)
  return day < before ? before : day
}

/** The period in which a tax is reported: `2026-11`, or `2026-Q4`. */
export function periodOf(scheme: TaxScheme, day: string): string {
  const [year, month = '01'] = day.split('-')
  return SCHEMES[scheme].reported === 'month'
    ? `${year}-${month}`
    : `${year}-Q${Math.floor((Number(month) - 1) / 3) + 1}`
}

/** The schemes that the rules of a place name. */
export function schemesOf({ regimes }: Place): TaxScheme[] {
  const named = new Set(regimes.flatMap(({ charges }) => charges.map(({ scheme }) => scheme)))
  return TAX_SCHEMES.filter((scheme) => named.has(scheme))
}
