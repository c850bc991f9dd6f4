import type { Fen } from '../money/fen.ts'
import { isTrackingNumber, normaliseTrackingNumber } from '../warehouse/tracking-number.ts'
import { SELLER_NUMBER_MAX, normaliseSellerNumber } from './seller-order.ts'

/** The most lines of one list. */
export const PURCHASE_LIST_MAX = 5000

/** What is wrong with a line, or with the whole list (then its row is 0). */
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
  | 'recorded'
  | 'several_warehouses'
  | 'too_many_items'
  | 'tracking_in_use'
  | 'number_elsewhere'
/** `fen` is by how much it costs too much. */
export type PurchaseFault = { row: number; problem: PurchaseProblem; value: string; fen: Fen }

/** One line: our order, its number at the seller, what was paid in all (null: as agreed), the seller's parcel (empty: not sent yet). */
export type PurchaseRow = {
  row: number
  orderNumber: string
  sellerNumber: string
  paidFen: Fen | null
  trackingNumber: string
}

/** A list as it was read: every line is a row, a fault, or nothing. */
export type PurchaseList = { rows: PurchaseRow[]; faults: PurchaseFault[] }

/**
 * Reads lines of "our order number, the seller's order number, what was paid in all, tracking number", as copied from a spreadsheet or as CSV; the last two may be missing. An
 * amount has a point and two digits at most; everything else behind the two numbers is the tracking number.
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

/** What is wrong with a row; long values are cut. */
export const faultOf = (
  row: number,
  problem: PurchaseProblem,
  value: string,
  fen: Fen = 0,
): PurchaseFault => ({
  row,
  problem,
  value: value.slice(0, 60),
  fen,
})

function readRow(
  row: number,
  [order = '', seller = '', ...rest]: readonly string[],
): PurchaseRow | PurchaseFault {
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

/** Of an amount that was recognised; null where there is none. */
function readFen(amount: string): Fen | null {
  if (amount === '') return null
  const [yuan = '', cents = ''] = amount
    .replace(/^[¥￥]/, '')
    .replace(',', '.')
    .split('.')
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'))
}

/** Tabs are a spreadsheet's, and leave empty cells where they are; else blanks, commas and semicolons part. */
function cellsOf(raw: string): string[] {
  const line = raw.normalize('NFKC').trim()
  if (line === '') return []
  const cells = line.includes('\t') ? line.split('\t') : line.split(/[,;]|\s+/)
  const trimmed = cells.map((cell) => cell.trim())
  // An empty amount between two tabs is no amount.
  return trimmed.filter((cell, at) => cell !== '' || at < 2)
}
