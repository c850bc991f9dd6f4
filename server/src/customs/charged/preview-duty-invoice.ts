import { previewDutyInvoice as route } from '@longhaul/contract/parcels/duty-invoices.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { judgeInvoice } from './judge-invoice.ts'

export const previewDutyInvoiceAction = writeAction(route, previewDutyInvoice)

async function previewDutyInvoice({ tx, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const { rows, ...faults } = await judgeInvoice(tx, body.csv, now)
  return {
    ...faults,
    rows: rows.map(({ row, trackingNumber, amountMinor, currency, fate, parcel, charge }) => ({
      ...{ row, tracking_number: trackingNumber, amount_minor: amountMinor, currency, fate },
      parcel: parcel && { id: parcel.id, number: parcel.number },
      charged_fen: charge?.charged_fen ?? null,
      likely_fen: charge?.likely_fen ?? null,
    })),
  }
}
