import { listCarrierInvoices as route } from '@longhaul/contract/shipping/invoices.staff.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { listInvoices, sumLines } from './sql.ts'

export const listCarrierInvoicesAction = action(route, listCarrierInvoices)

async function listCarrierInvoices({ tx }: Call<typeof route>): Answer<typeof route> {
  const invoices = await listInvoices(tx)
  const lines = await sumLines(
    tx,
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
