import { yuanText } from '@longhaul/domain/money/fen.ts'
import { exportCarrierInvoice as route } from '@longhaul/contract/shipping/invoices.staff.ts'
import { INVOICE_MAX_ROWS } from '@longhaul/domain/shipping/carrier-invoice.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { CSV_MARK, csvLine } from '../../platform/http/csv.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { type InvoiceRowOfFile, findInvoice, listRows } from './sql.ts'

export const exportCarrierInvoiceAction = readAction(route, exportCarrierInvoice)

const HEAD = [
  'tracking_number',
  'package',
  'line',
  'carrier_cny',
  'charged_cny',
  'difference_cny',
  'carrier_weight_g',
  'charged_weight_g',
  'billed_before',
]

/** Exports the imported columns with our own figures, in yuan, in the order of the invoice. */
async function exportCarrierInvoice({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  const invoice = orNotFound(await findInvoice(db, params.id))
  const rows = await listRows(db, params.id, { part: 'all', after: 0, limit: INVOICE_MAX_ROWS })
  return {
    file_name: `invoice-${`${invoice.carrier}-${invoice.number}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`,
    csv: CSV_MARK + [HEAD, ...rows.map(cellsOf)].map((cells) => csvLine(cells)).join(''),
  }
}

const cellsOf = (row: InvoiceRowOfFile): (string | number | null)[] => [
  row.tracking_number,
  row.parcel_number,
  row.line_id,
  yuanText(row.carrier_fen),
  row.charged_fen === null ? null : yuanText(row.charged_fen),
  row.charged_fen === null ? null : yuanText(row.charged_fen - row.carrier_fen),
  row.grams,
  row.charged_grams,
  row.again ? 'yes' : 'no',
]
