import { CHARGED_MAX_MINOR } from '@longhaul/domain/duty/charged.ts'
import { Type } from 'typebox'
import { ById, Currency, Done, Fen, Id, Moment, filled, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'
import { CardIssue } from '../shipping/shipping.staff.ts'

const FINANCE = { staff: ['finance'] } as const

/** The longest list that may be pasted. */
export const DUTY_INVOICE_MAX_BYTES = 200_000

const Pasted = Type.String({ minLength: 1, maxLength: DUTY_INVOICE_MAX_BYTES })

/**
 * What becomes of a row: it is held against the estimate of its package; it matches no package of ours; an
 * earlier invoice billed the package; or nothing was told before paying that it could be held against.
 */
export const DUTY_INVOICE_FATES = ['counts', 'unknown', 'again', 'not_told'] as const

export const DutyInvoice = Type.Object({
  id: Id,
  carrier: Type.String(),
  number: Type.String(),
  by: Type.String(),
  created_at: Moment,
  /** Rows that are kept. */
  rows: Type.Integer(),
  unknown_rows: Type.Integer(),
  again_rows: Type.Integer(),
})

export const listDutyInvoices = route('GET /staff/duty_invoices', {
  who: FINANCE,
  summary: "List the latest hundred carriers' invoices for duty and tax",
  shows: ['parcels'],
  reply: Type.Object({ invoices: Type.Array(DutyInvoice) }),
})

const Faults = { fault_count: Type.Integer(), faults: Type.Array(CardIssue) }

export const previewDutyInvoice = route('POST /staff/duty_invoices/preview', {
  unaudited: true,
  who: FINANCE,
  summary:
    'Preview which packages the rows of an invoice for duty and tax match (CSV with the columns tracking_number, amount, currency). Nothing is stored.',
  body: Type.Object({ csv: Pasted }),
  changes: [],
  reply: Type.Object({
    ...Faults,
    rows: Type.Array(
      Type.Object({
        row: Type.Integer(),
        tracking_number: Type.String(),
        amount_minor: Type.Integer({ minimum: 0, maximum: CHARGED_MAX_MINOR }),
        currency: Currency,
        fate: oneOf(DUTY_INVOICE_FATES),
        parcel: nullable(Type.Object({ id: Id, number: Type.String() })),
        /** In yuan, at the rate of the day of the estimate; null without a package. */
        charged_fen: nullable(Fen),
        /** What was told before paying. */
        likely_fen: nullable(Fen),
      }),
    ),
  }),
  refusals: ['invalid_input'],
  bodyLimit: DUTY_INVOICE_MAX_BYTES * 2,
})

export const addDutyInvoice = route('POST /staff/duty_invoices', {
  who: FINANCE,
  summary:
    'Store what a carrier billed for duty and tax, beside the estimates of its packages. Rows without a package of ours, and of packages that an earlier invoice billed, are left out and counted. An invoice whose number is stored already is refused. Nothing is posted in the books.',
  body: Type.Object({ carrier: filled(60), number: filled(60), csv: Pasted }),
  changes: ['parcels'],
  reply: Type.Object({
    /** Null if a row is faulty; then nothing is stored. */
    id: nullable(Id),
    ...Faults,
  }),
  refusals: ['invalid_input'],
  bodyLimit: DUTY_INVOICE_MAX_BYTES * 2,
  perMinute: 20,
})

export const removeDutyInvoice = route('DELETE /staff/duty_invoices/{id}', {
  who: FINANCE,
  summary: 'Remove an invoice for duty and tax that was entered by mistake, with all its rows',
  params: ById,
  changes: ['parcels'],
  reply: Done,
  refusals: ['not_found'],
})
