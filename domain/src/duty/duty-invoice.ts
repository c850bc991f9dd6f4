import { fromDecimal } from '../money/decimal.ts'
import { isTrackingNumber, normaliseTrackingNumber } from '../shipping/courier-number.ts'
import type { CsvRow } from '../shipping/rate-row.ts'
import { CHARGED_MAX_MINOR } from './charged.ts'

/** The columns of what a carrier bills for duty and tax. */
export const DUTY_INVOICE_COLUMNS = ['tracking_number', 'amount', 'currency'] as const
export const DUTY_INVOICE_MAX_ROWS = 2_000

export type DutyInvoiceRow = {
  readonly row: number
  readonly trackingNumber: string
  readonly amountMinor: number
  readonly currency: string
}
export type DutyInvoiceIssue = {
  readonly row: number
  readonly column: string
  readonly problem: 'missing_column' | 'unknown_column' | 'not_a_number' | 'not_money' | 'no_rate' | 'twice'
  readonly detail: string
}

/** The faults of the header row. */
export const dutyInvoiceHeadIssues = (head: readonly string[]): DutyInvoiceIssue[] => [
  ...DUTY_INVOICE_COLUMNS.filter((column) => !head.includes(column)).map((column) => ({
    ...{ row: 1, column, problem: 'missing_column' as const, detail: '' },
  })),
  ...head
    .filter((column) => !DUTY_INVOICE_COLUMNS.some((known) => known === column))
    .map((column) => ({ row: 1, column, problem: 'unknown_column' as const, detail: '' })),
]

/**
 * Reads what a carrier billed, a row for each package: its tracking number, the amount as a decimal with a
 * point, and a currency of which a rate is known. Reports the faults of every row; a number may occur once.
 */
export function readDutyInvoice(
  rows: readonly { row: number; cells: CsvRow }[],
  rated: ReadonlySet<string>,
): { rows: DutyInvoiceRow[]; faults: DutyInvoiceIssue[] } {
  const first = new Map<string, number>()
  const faults: DutyInvoiceIssue[] = []
  const read = rows.map(({ row, cells }): DutyInvoiceRow => {
    const number = cells['tracking_number'] ?? ''
    const typed = cells['amount'] ?? ''
    const currency = (cells['currency'] ?? '').toUpperCase()
    const fault = (column: string, problem: DutyInvoiceIssue['problem'], detail: string) =>
      void faults.push({ row, column, problem, detail: detail.slice(0, 60) })
    const trackingNumber = normaliseTrackingNumber(number)
    const earlier = first.get(trackingNumber)
    if (!isTrackingNumber(trackingNumber)) fault('tracking_number', 'not_a_number', number)
    else if (earlier !== undefined) fault('tracking_number', 'twice', String(earlier))
    else first.set(trackingNumber, row)
    const amount = fromDecimal(typed, currency)
    const isMoney = amount !== undefined && amount <= CHARGED_MAX_MINOR
    if (!isMoney) fault('amount', 'not_money', typed)
    if (!rated.has(currency)) fault('currency', 'no_rate', cells['currency'] ?? '')
    return { row, trackingNumber, amountMinor: isMoney ? amount : 0, currency }
  })
  return { rows: read, faults }
}
