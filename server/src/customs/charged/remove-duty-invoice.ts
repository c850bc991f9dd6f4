import { removeDutyInvoice as route } from '@longhaul/contract/parcels/duty-invoices.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { deleteDutyInvoice, lockDutyInvoices } from './sql-invoices.ts'

export const removeDutyInvoiceAction = writeAction(route, removeDutyInvoice)

/** Removes an invoice that was entered by mistake. What shoppers told counts again. */
async function removeDutyInvoice(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params } = call
  await lockDutyInvoices(tx)
  const removed = orNotFound(await deleteDutyInvoice(tx, params.id))
  await audit(call, {
    action: 'remove_duty_invoice',
    subjectKind: 'duty_invoice',
    subjectId: params.id,
    before: removed,
  })
  return {}
}
