import { tidyCode } from '../texts/tidy.ts'
import { isTrackingNumber, normaliseTrackingNumber } from '../shipping/courier-number.ts'

/** The maximum number of lines in one list, which is recorded in a single step. */
export const SELLER_PARCEL_LIST_MAX = 500

/** The problem with a line, or with the whole list (row 0). */
export type SellerParcelProblem =
  | 'empty'
  | 'too_many'
  | 'no_pair'
  | 'bad_tracking'
  | 'twice'
  | 'not_to_send'
  | 'several_sellers'
  | 'tracking_in_use'
  | 'arrived'
export type SellerParcelIssue = { row: number; problem: SellerParcelProblem; value: string }

/**
 * One line: an order number, the seller's or ours, in upper case, and the tracking number of the seller's
 * parcel.
 */
export type SellerParcelRow = { row: number; orderNumber: string; trackingNumber: string }

/**
 * Parses lines of "order number, tracking number", separated by a tab, blanks, a comma or a semicolon, as
 * copied from a spreadsheet; a tracking number may be written in groups. Every line is a row, a fault, or
 * empty.
 */
export function readSellerParcelList(text: string): { rows: SellerParcelRow[]; faults: SellerParcelIssue[] } {
  const rows: SellerParcelRow[] = []
  const faults: SellerParcelIssue[] = []
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ row: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.length > 0)
  if (lines.length === 0) faults.push(parcelIssue(0, 'empty', ''))
  if (lines.length > SELLER_PARCEL_LIST_MAX)
    return { rows, faults: [parcelIssue(0, 'too_many', String(lines.length))] }
  const seen = new Set<string>()
  for (const { row, cells } of lines) {
    const [name = '', ...rest] = cells
    const orderNumber = name.toUpperCase()
    const trackingNumber = normaliseTrackingNumber(rest.join(''))
    if (rest.length === 0) faults.push(parcelIssue(row, 'no_pair', name))
    else if (!isTrackingNumber(trackingNumber)) faults.push(parcelIssue(row, 'bad_tracking', rest.join(' ')))
    else if (seen.has(orderNumber)) faults.push(parcelIssue(row, 'twice', name))
    else rows.push({ row, orderNumber, trackingNumber })
    seen.add(orderNumber)
  }
  return { rows, faults }
}

/** A fault in a row; long values are truncated. */
export const parcelIssue = (row: number, problem: SellerParcelProblem, value: string): SellerParcelIssue => ({
  row,
  problem,
  value: value.slice(0, 60),
})

const cellsOf = (line: string): string[] =>
  tidyCode(line)
    .split(/[,;]|\s+/)
    .filter((cell) => cell !== '')
