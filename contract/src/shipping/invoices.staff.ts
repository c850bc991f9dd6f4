import { Type } from 'typebox'
import { Fen, Id, Moment, ById, SignedFen, filled, nullable, oneOf, pageOf, pageQuery } from '../fields.ts'
import { route } from '../route.ts'
import { CardIssue } from './shipping.staff.ts'

const FINANCE = { staff: ['finance'] } as const

export const INVOICE_MAX_BYTES = 8 * 1024 * 1024

/**
 * The filters of an invoice: all rows, rows billed higher than the shopper paid, rows that match none of our
 * packages, rows billed before.
 */
export const INVOICE_PARTS = ['all', 'loss', 'unknown', 'again'] as const

export const CarrierInvoice = Type.Object({
  id: Id,
  carrier: Type.String(),
  number: Type.String(),
  by: Type.String(),
  created_at: Moment,
  rows: Type.Integer(),
  carrier_fen: SignedFen,
  /** The total of the rows that match our packages. */
  matched_fen: SignedFen,
  charged_fen: Fen,
  loss_rows: Type.Integer(),
  unknown_rows: Type.Integer(),
  again_rows: Type.Integer(),
  lines: Type.Array(
    Type.Object({ line_id: Type.String(), rows: Type.Integer(), carrier_fen: SignedFen, charged_fen: Fen }),
  ),
})

export const listCarrierInvoices = route('GET /staff/carrier_invoices', {
  who: FINANCE,
  summary:
    "List the latest hundred carriers' invoices imported, with their totals compared to what was charged",
  shows: ['parcels'],
  reply: Type.Object({ invoices: Type.Array(CarrierInvoice) }),
})

export const addCarrierInvoice = route('POST /staff/carrier_invoices', {
  who: FINANCE,
  summary:
    "Import a carrier's invoice as CSV; its rows are matched with packages by tracking number, completely or not at all. A duplicate, by number or by content, is refused.",
  query: Type.Object({ carrier: filled(60), number: filled(60) }),
  form: true,
  changes: ['parcels'],
  reply: Type.Object({
    /** Null if the file is faulty; then nothing is stored. */
    id: nullable(Id),
    fault_count: Type.Integer(),
    faults: Type.Array(CardIssue),
  }),
  refusals: ['invalid_input', 'too_large'],
  bodyLimit: INVOICE_MAX_BYTES + 16_384,
  perMinute: 10,
})

export const CarrierInvoiceRow = Type.Object({
  row: Type.Integer(),
  tracking_number: Type.String(),
  parcel: nullable(Type.Object({ id: Id, number: Type.String() })),
  line_id: nullable(Type.String()),
  grams: nullable(Type.Integer()),
  charged_grams: nullable(Type.Integer()),
  carrier_fen: SignedFen,
  charged_fen: nullable(Fen),
  again: Type.Boolean(),
})

export const listCarrierInvoiceRows = route('GET /staff/carrier_invoice_rows', {
  who: FINANCE,
  summary: 'List the rows of an invoice in its own order: all of them, or those that need attention',
  query: Type.Object({ ...pageQuery, invoice_id: Id, part: Type.Optional(oneOf(INVOICE_PARTS)) }),
  shows: ['parcels'],
  reply: pageOf(CarrierInvoiceRow),
  refusals: ['invalid_input', 'not_found'],
})

export const exportCarrierInvoice = route('GET /staff/carrier_invoices/{id}/export', {
  who: FINANCE,
  summary: 'Download an invoice as CSV, with what was charged and the difference for each row',
  params: ById,
  shows: ['parcels'],
  reply: Type.Object({ file_name: Type.String(), csv: Type.String() }),
  refusals: ['not_found'],
})
