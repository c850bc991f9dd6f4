import { addDutyInvoice as route } from '@longhaul/contract/parcels/duty-invoices.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { judgeInvoice } from './judge-invoice.ts'
import { saveCharges } from './sql.ts'
import { findDutyInvoice, insertDutyInvoice, lockDutyInvoices } from './sql-invoices.ts'

export const addDutyInvoiceAction = writeAction(route, addDutyInvoice)

/**
 * Stores what a carrier billed for duty and tax, beside what was told of its packages. Nothing is posted to
 * the ledger; the invoice is paid elsewhere.
 */
async function addDutyInvoice(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, me, now } = call
  const named = { carrier: body.carrier.trim(), number: body.number.trim() }
  await lockDutyInvoices(tx)
  if (await findDutyInvoice(tx, named)) throw badInput({ number: 'in_use' })
  const { rows, ...faults } = await judgeInvoice(tx, body.csv, now)
  if (faults.fault_count > 0) return { id: null, ...faults }
  const kept = rows.flatMap(({ fate, charge }) =>
    charge && (fate === 'counts' || fate === 'not_told') ? [charge] : [],
  )
  if (kept.length === 0) throw badInput({ csv: 'unknown' })
  const { id } = await insertDutyInvoice(tx, {
    ...named,
    unknown_rows: rows.filter(({ fate }) => fate === 'unknown').length,
    again_rows: rows.filter(({ fate }) => fate === 'again').length,
    staff_id: me.id,
    created_at: now,
  })
  await saveCharges(
    tx,
    kept.map((charge) => ({ ...charge, invoice_id: id, told_at: now, changed_at: now })),
  )
  await audit(call, {
    action: 'add_duty_invoice',
    subjectKind: 'duty_invoice',
    subjectId: id,
    after: { ...named, rows: kept.length },
  })
  return { id, ...faults }
}
