import { tidyCode } from '../texts/tidy.ts'
import type { Fen } from '../money/fen.ts'
import { isTrackingNumber, normaliseTrackingNumber } from '../shipping/courier-number.ts'
import { SELLER_NUMBER_MAX, normaliseSellerNumber } from './seller-order.ts'

/** The maximum number of lines in one list. */
export const PURCHASE_LIST_MAX = 5000

/** The problem with a line, or with the whole list (row 0). */
export type PurchaseProblem =
  | 'empty'
  | 'too_many'
  | 'no_pair'
  | 'too_long'
  | 'bad_amount'
  | 'bad_tracking'
  | 'twice'
  | 'not_to_buy'
  | 'dearer'
  | 'fewer_pieces'
  | 'recorded'
  | 'several_warehouses'
  | 'too_many_items'
  | 'tracking_in_use'
  | 'arrived'
  | 'number_elsewhere'
/** `fen` is the amount by which the price is too high. */
export type PurchaseIssue = { row: number; problem: PurchaseProblem; value: string; fen: Fen }

/**
 * One line: our order, its number at the seller, the total paid (null: as agreed), the seller's tracking
 * number (empty: not sent yet).
 */
export type PurchaseRow = {
  row: number
  orderNumber: string
  sellerNumber: string
  paidFen: Fen | null
  trackingNumber: string
}

/** A parsed list: every line is a row, a fault, or empty. */
export type PurchaseList = { rows: PurchaseRow[]; faults: PurchaseIssue[] }

/**
 * Parses lines of "our order number, the seller's order number, total paid, tracking number", copied from a
 * spreadsheet or as CSV; the last two may be missing. An amount has at most a point and two digits; anything
 * else after the two numbers is the tracking number.
 */
export function readPurchaseList(text: string): PurchaseList {
  const list: PurchaseList = { rows: [], faults: [] }
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ row: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.length > 0)
  if (lines.length === 0) list.faults.push({ row: 0, problem: 'empty', value: '', fen: 0 })
  if (lines.length > PURCHASE_LIST_MAX)
    return { rows: [], faults: [{ row: 0, problem: 'too_many', value: String(lines.length), fen: 0 }] }
  const seen = new Set<string>()
  for (const { row, cells } of lines) {
    const read = readRow(row, cells)
    if ('problem' in read) list.faults.push(read)
    else if (seen.has(read.orderNumber)) list.faults.push(faultOf(row, 'twice', cells[0]!))
    else list.rows.push(read)
    if (!('problem' in read)) seen.add(read.orderNumber)
  }
  return list
}

/** A fault in a row; long values are truncated. */
export const faultOf = (
  row: number,
  problem: PurchaseProblem,
  value: string,
  fen: Fen = 0,
): PurchaseIssue => ({
  row,
  problem,
  value: value.slice(0, 60),
  fen,
})

function readRow(
  row: number,
  [order = '', seller = '', ...rest]: readonly string[],
): PurchaseRow | PurchaseIssue {
  const sellerNumber = normaliseSellerNumber(seller)
  if (order === '' || sellerNumber === '') return faultOf(row, 'no_pair', order || seller)
  if (sellerNumber.length > SELLER_NUMBER_MAX) return faultOf(row, 'too_long', sellerNumber)
  const isAmount = /^[¥￥]?\d{1,7}([.,]\d{1,2})?$/.test(rest[0] ?? '')
  const [amount, tracking] = isAmount ? [rest[0]!, rest[1] ?? ''] : ['', rest[0] ?? '']
  if (rest.length > (isAmount ? 2 : 1)) return faultOf(row, 'bad_amount', rest[0]!)
  const trackingNumber = normaliseTrackingNumber(tracking)
  if (tracking !== '' && !isTrackingNumber(trackingNumber)) return faultOf(row, 'bad_tracking', tracking)
  return { row, orderNumber: order.toUpperCase(), sellerNumber, paidFen: readFen(amount), trackingNumber }
}

/** Converts a recognised amount; null where there is none. */
function readFen(amount: string): Fen | null {
  if (amount === '') return null
  const [yuan = '', cents = ''] = amount
    .replace(/^[¥￥]/, '')
    .replace(',', '.')
    .split('.')
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'))
}

/**
 * Splits by tabs if there are any, as copied from a spreadsheet, keeping empty cells; else by blanks, commas
 * and semicolons.
 */
function cellsOf(raw: string): string[] {
  const line = raw.split('\t').map(tidyCode).join('\t').trim()
  if (line === '') return []
  const cells = line.includes('\t') ? line.split('\t') : line.split(/\s*[,;]\s*|\s+/)
  const trimmed = cells.map((cell) => cell.trim())
  // An empty cell between two tabs is not an amount.
  return trimmed.filter((cell, at) => cell !== '' || at < 2)
}
