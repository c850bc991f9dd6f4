import { isTrackingNumber, normaliseTrackingNumber } from './courier-number.ts'
import type { CsvRow } from './rate-row.ts'

/** The columns of a carrier's invoice; the weight is optional. Amounts in yuan, as on invoices. */
export const INVOICE_COLUMNS = ['tracking_number', 'amount_cny', 'weight_g'] as const
export const INVOICE_MAX_ROWS = 50_000
/** The largest amount of one row: a hundred thousand yuan. */
const AMOUNT_MAX_FEN = 10_000_000

export type InvoiceRow = {
  readonly row: number
  readonly trackingNumber: string
  readonly carrierFen: number
  readonly grams: number | null
}
export type InvoiceIssue = {
  readonly row: number
  readonly column: string
  readonly problem: 'missing_column' | 'unknown_column' | 'not_a_number' | 'not_money' | 'not_whole' | 'twice'
  readonly detail: string
}

/** The faults of the header row: without the required columns it is not an invoice. */
export const invoiceHeadIssues = (head: readonly string[]): InvoiceIssue[] => [
  ...(['tracking_number', 'amount_cny'] as const)
    .filter((column) => !head.includes(column))
    .map((column) => ({ row: 1, column, problem: 'missing_column' as const, detail: '' })),
  ...head
    .filter((column) => !INVOICE_COLUMNS.some((known) => known === column))
    .map((column) => ({ row: 1, column, problem: 'unknown_column' as const, detail: '' })),
]

/**
 * Parses an invoice row by row and reports the faults of every row. Each tracking number may occur only once.
 * Credits are negative amounts.
 */
export function readInvoice(rows: readonly { row: number; cells: CsvRow }[]): {
  rows: InvoiceRow[]
  faults: InvoiceIssue[]
} {
  const first = new Map<string, number>()
  const faults: InvoiceIssue[] = []
  const read = rows.map(({ row, cells }): InvoiceRow => {
    const trackingNumber = normaliseTrackingNumber(cells['tracking_number'] ?? '')
    const carrierFen = readFen(cells['amount_cny'] ?? '')
    const weight = cells['weight_g'] ?? ''
    const fault = (column: string, problem: InvoiceIssue['problem'], detail: string) =>
      void faults.push({ row, column, problem, detail: detail.slice(0, 60) })
    const earlier = first.get(trackingNumber)
    if (!isTrackingNumber(trackingNumber))
      fault('tracking_number', 'not_a_number', cells['tracking_number'] ?? '')
    else if (earlier !== undefined) fault('tracking_number', 'twice', String(earlier))
    else first.set(trackingNumber, row)
    if (carrierFen === null) fault('amount_cny', 'not_money', cells['amount_cny'] ?? '')
    if (weight !== '' && !/^[1-9]\d{0,6}$/.test(weight)) fault('weight_g', 'not_whole', weight)
    return { row, trackingNumber, carrierFen: carrierFen ?? 0, grams: weight === '' ? null : Number(weight) }
  })
  return { rows: read, faults }
}

/** Parses yuan with at most two decimals as fen; null for anything else, including a decimal comma. */
function readFen(text: string): number | null {
  const match = /^(-?)(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return null
  const fen = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return fen > AMOUNT_MAX_FEN ? null : match[1] ? -fen : fen
}
