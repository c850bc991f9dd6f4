import { listCarrierInvoices as route } from '@longhaul/contract/shipping/invoices.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { listInvoices, sumLines } from './sql.ts'

export const listCarrierInvoicesAction = readAction(route, listCarrierInvoices)

async function listCarrierInvoices({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const invoices = await listInvoices(db)
  const lines = await sumLines(
    db,
    invoices.map(({ id }) => id),
  )
  return {
    invoices: invoices.map((invoice) => ({
      ...invoice,
      created_at: invoice.created_at.toISOString(),
      lines: lines
        .filter(({ invoice_id }) => invoice_id === invoice.id)
        .map(({ line_id, rows, carrier_fen, charged_fen }) => ({ line_id, rows, carrier_fen, charged_fen })),
    })),
  }
}
