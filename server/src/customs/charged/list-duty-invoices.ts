import { listDutyInvoices as route } from '@longhaul/contract/parcels/duty-invoices.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { listInvoices } from './sql-invoices.ts'

export const listDutyInvoicesAction = readAction(route, listDutyInvoices)

async function listDutyInvoices({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const invoices = await listInvoices(db)
  return {
    invoices: invoices.map((invoice) => ({ ...invoice, created_at: invoice.created_at.toISOString() })),
  }
}
