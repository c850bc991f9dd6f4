import { listCarrierInvoiceRows as route } from '@longhaul/contract/shipping/invoices.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { pageSize } from '../../platform/http/cursor.ts'
import { badInput, orNotFound } from '../../platform/http/refusal.ts'
import { type InvoiceRowOfFile, findInvoice, listRows } from './sql.ts'

export const listCarrierInvoiceRowsAction = readAction(route, listCarrierInvoiceRows)

/** Lists the rows of an invoice in pages; the cursor is the number of the last row. */
async function listCarrierInvoiceRows({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  orNotFound(await findInvoice(db, query.invoice_id))
  const size = pageSize(query.limit)
  const after = query.cursor === undefined ? 0 : readCursor(query.cursor)
  const rows = await listRows(db, query.invoice_id, { part: query.part ?? 'all', after, limit: size + 1 })
  const last = rows[size - 1]
  return {
    items: rows.slice(0, size).map(toRow),
    next_cursor: rows.length > size && last ? String(last.row) : null,
  }
}

function readCursor(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw badInput({ cursor: 'format' })
  return Number(text)
}

const toRow = ({ parcel_id, parcel_number, ...row }: InvoiceRowOfFile) => ({
  ...row,
  parcel: parcel_id && parcel_number ? { id: parcel_id, number: parcel_number } : null,
})
