import { createHash } from 'node:crypto'
import { INVOICE_MAX_BYTES, addCarrierInvoice as route } from '@longhaul/contract/shipping/invoices.staff.ts'
import {
  INVOICE_MAX_ROWS,
  invoiceHeadIssues,
  readInvoice,
} from '@longhaul/domain/shipping/carrier-invoice.ts'
import { readUpload } from '../../files/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { readCsvFile } from '../../shipping/public.ts'
import { findSameInvoice, insertInvoice, insertRows, lockInvoices } from './sql.ts'

/** The most errors reported at a time. */
const FAULTS_REPORTED_MAX = 1_000

export const addCarrierInvoiceAction = writeAction(route, addCarrierInvoice)

/**
 * Stores a carrier's invoice for comparison. Nothing is posted to the ledger; the invoice is paid elsewhere.
 */
async function addCarrierInvoice(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, request, query, me, now } = call
  const content = await readUpload(request, INVOICE_MAX_BYTES)
  const { rows, faults } = readFile(content)
  if (faults.length > 0)
    return { id: null, fault_count: faults.length, faults: faults.slice(0, FAULTS_REPORTED_MAX) }
  const invoice = {
    carrier: query.carrier.trim(),
    number: query.number.trim(),
    content_hash: createHash('sha256').update(content).digest(),
  }
  await lockInvoices(tx)
  const same = await findSameInvoice(tx, invoice)
  if (same) throw badInput({ [same]: 'in_use' })
  const id = await insertInvoice(tx, { ...invoice, staff_id: me.id, created_at: now })
  await insertRows(tx, id, rows)
  await audit(call, {
    action: 'add_carrier_invoice',
    subjectKind: 'carrier_invoice',
    subjectId: id,
    after: { carrier: invoice.carrier, number: invoice.number, rows: rows.length },
  })
  return { id, fault_count: 0, faults: [] }
}

function readFile(content: Buffer) {
  const file = readCsvFile(content, INVOICE_MAX_ROWS)
  const broken = file.faults.length > 0 ? file.faults : invoiceHeadIssues(file.head)
  return broken.length > 0 ? { rows: [], faults: broken } : readInvoice(file.rows)
}
